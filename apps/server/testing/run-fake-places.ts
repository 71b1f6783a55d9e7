import { startFakePlaces } from "./fake-places.ts";

/**
 * An engine that finds places as a program, for journeys and trials in a browser: `PORT` its port (a free one). It prints
 * one line of JSON: the variable that the server is to be started with.
 */
const engine = await startFakePlaces(Number(process.env.PORT ?? 0));
process.stdout.write(`${JSON.stringify({ NOMINATIM_URL: engine.url })}\n`);
for (const signal of ["SIGTERM", "SIGINT"] as const)
  process.once(signal, () => void engine.close().then(() => process.exit(0)));
