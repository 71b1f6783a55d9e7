import { drafts, startFakeModel } from "./fake-model.ts";
import { modelKey } from "./model-protocols.ts";

/**
 * The fake language model as a program, for journeys and manual trials. `PORT` sets its port (default: a free one). It
 * prints one line of JSON: its url, the server's variables by protocol, and its drafts.
 */
const model = await startFakeModel(Number(process.env.PORT ?? 0));
const variables = {
  openai: { AI_URL: `${model.url}/v1`, AI_MODEL: "fable-mini" },
  anthropic: {
    AI_PROTOCOL: "anthropic",
    AI_URL: model.url,
    AI_MODEL: "fable-large",
    AI_KEY: modelKey,
  },
};
process.stdout.write(`${JSON.stringify({ url: model.url, variables, drafts })}\n`);
for (const signal of ["SIGTERM", "SIGINT"] as const)
  process.once(signal, () => void model.close().then(() => process.exit(0)));
