import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findFreePort } from "./free-port.ts";
import { spawnServer } from "./spawn-server.ts";
import { waitUntilServed } from "./wait-until-served.ts";

/**
 * A server on a free port with a new data folder as a program, for journeys. Its environment is the server's. When the server
 * is ready it prints one line of JSON: `origin` and `dataDir`. It ends with its server, whose data it removes.
 */
const port = await findFreePort();
const origin = `http://localhost:${port}`;
const dataDir = await mkdtemp(join(tmpdir(), "castor-e2e-own-"));
const { PATH: _, ...variables } = process.env as Record<string, string>;
const server = await spawnServer({
  ...variables,
  PORT: String(port),
  PUBLIC_URL: origin,
  DATA_DIR: dataDir,
});
for (const signal of ["SIGTERM", "SIGINT"] as const)
  process.once(signal, async () => {
    await server.end("SIGTERM");
    await rm(dataDir, { recursive: true, force: true });
    process.exit(0);
  });
await waitUntilServed(`${origin}/api/ready`, {
  isEnded: () => server.process.exitCode !== null,
  limitMs: 60_000,
});
process.stdout.write(`${JSON.stringify({ origin, dataDir })}\n`);
