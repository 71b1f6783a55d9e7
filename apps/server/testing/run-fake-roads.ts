import { island, startFakeRoads } from "./fake-roads.ts";

/**
 * The routing engine as a program, for journeys and trials in a browser: `PORT` its port (a free one). It prints one
 * line of JSON: the variable that the server is to be started with, and the island that no way leads to.
 */
const engine = await startFakeRoads(Number(process.env.PORT ?? 0));
process.stdout.write(`${JSON.stringify({ OSRM_URL: engine.url, island })}\n`);
for (const signal of ["SIGTERM", "SIGINT"] as const)
  process.once(signal, () => void engine.close().then(() => process.exit(0)));
