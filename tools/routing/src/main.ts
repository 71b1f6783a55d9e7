import { resolve } from "node:path";
import { buildTiles, tileFolder } from "./build-tiles.ts";
import { RouteFinder } from "./find-route.ts";
import { findValhalla } from "./find-valhalla.ts";
import { RoutingFailure } from "./routing-failure.ts";
import { serveRoutes } from "./serve-routes.ts";

const say = (line: string) => void process.stdout.write(`${line}\n`);
const [command, file = ""] = process.argv.slice(2);
// Read as by the server: relative to the checkout, in which npm runs scripts.
const dataDir = resolve(process.env.DATA_DIR || "data");

function readPort(given: string): number {
  const port = /^\d{1,5}$/.test(given) ? Number(given) : 0;
  if (port >= 1 && port <= 65_535) return port;
  throw new RoutingFailure("ROUTING_PORT: should be a port number from 1 to 65535.");
}

async function serve(): Promise<void> {
  const port = readPort(process.env.ROUTING_PORT || "8002");
  const finder = new RouteFinder(tileFolder(dataDir), findValhalla());
  await finder.open();
  const server = await serveRoutes(finder, port);
  // Pending requests are answered first.
  const stop = () => server.close(() => process.exit(0));
  process.once("SIGINT", stop).once("SIGTERM", stop);
  say(`Ways are found at http://localhost:${port}, which is the server's VALHALLA_URL.`);
}

// Files of the data folder are readable by this account only.
process.umask(0o077);
try {
  if (command === "build")
    await buildTiles({ extract: file, dataDir, valhalla: findValhalla(), say });
  else await serve();
} catch (error) {
  if (!(error instanceof RoutingFailure)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
