import { island, startFakeRoads } from "./fake-roads.ts";

/**
 * The fake routing engine as a program, for journeys and manual trials. `PORT` sets its port (default: a free one). It
 * prints one line of JSON: its url, the server's variables, and the island that no path leads to.
 */
const engine = await startFakeRoads(Number(process.env.PORT ?? 0));
const { url } = engine;
process.stdout.write(`${JSON.stringify({ url, variables: { OSRM_URL: url }, island })}\n`);
for (const signal of ["SIGTERM", "SIGINT"] as const)
  process.once(signal, () => void engine.close().then(() => process.exit(0)));
