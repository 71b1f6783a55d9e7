import { answerCalls } from "../../concurrency/answer-calls.ts";
import { openAirports } from "./airports.ts";
import { readConfirmation } from "./read-confirmation.ts";
import type { ReadingJob } from "./reading-child.ts";

// The reader of PDF tells of each broken file there. The caller is told by the answer.
console.log = () => undefined;
console.warn = () => undefined;

let airports: { file: string; airport: ReturnType<typeof openAirports> } | undefined;

answerCalls<ReadingJob>(async ({ bytes, name, gazetteer, extracted, draws, nowMs }) => {
  if (airports?.file !== gazetteer)
    airports = { file: gazetteer, airport: openAirports(gazetteer) };
  const context = { airport: airports.airport, now: new Date(nowMs) };
  const read = await readConfirmation({ bytes, name, extracted, draws }, context);
  return new TextEncoder().encode(JSON.stringify(read));
});
