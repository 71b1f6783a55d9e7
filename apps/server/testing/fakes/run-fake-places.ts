import { startFakePlaces } from "./fake-places.ts";

/**
 * The fake place search as a program, for journeys and manual trials. `PORT` sets its port (default: a free one). It
 * prints one line of JSON: its url and the server's variables.
 */
const engine = await startFakePlaces(Number(process.env.PORT ?? 0));
const { url } = engine;
process.stdout.write(`${JSON.stringify({ url, variables: { NOMINATIM_URL: url } })}\n`);
for (const signal of ["SIGTERM", "SIGINT"] as const)
  process.once(signal, () => void engine.close().then(() => process.exit(0)));
