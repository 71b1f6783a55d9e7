import { randomInt } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:net";

/** Below the ports that systems give to `listen(0)`: a fake that starts meanwhile never gets the same one. */
const [lowest, highest] = [20_000, 32_000];
const maxTries = 50;

/** Finds a port of 127.0.0.1 that nothing listens on at this moment. */
export async function findFreePort(): Promise<number> {
  for (let attempt = 0; attempt < maxTries; attempt += 1) {
    const port = randomInt(lowest, highest);
    if (await isFree(port)) return port;
  }
  throw new Error("No free port.");
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer().listen(port, "127.0.0.1");
  try {
    await once(probe, "listening");
  } catch {
    return false;
  }
  probe.close();
  await once(probe, "close");
  return true;
}
