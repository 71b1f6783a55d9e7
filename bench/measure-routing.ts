import { setTimeout as wait } from "node:timers/promises";
import type { Path } from "@castor/core/services/paths/path.ts";
import { townPosition } from "../tools/geodata/testing/osm-town.ts";
import { routingMissing, startTownRouting } from "../tools/routing/testing/town-routing.ts";
import type { Figure } from "./figure.ts";
import { KeepAliveConnection } from "./keep-alive-connection.ts";
import { RunningServer } from "./running-server.ts";

const legs = 20;
const days = 60;
const warmDays = 5;
const readings = 500;
/** Nothing else runs on the server after its start. */
const settleMs = 5_000;

/** Measures the paths of days through a small town: by the sidecar, and from the cache. */
export async function measureRouting(dataDir: string): Promise<Figure[]> {
  if (routingMissing !== null) {
    console.error(routingMissing);
    return [];
  }
  console.log("Ways ...");
  const sidecar = await startTownRouting();
  const server = await RunningServer.start(dataDir, { VALHALLA_URL: sidecar.url });
  const connection = await KeepAliveConnection.open(server.url);
  try {
    await wait(settleMs);
    await requirePaths(server.url, dayOf(0));
    for (let day = 0; day < warmDays; day++) await timeDay(connection, dayOf(day));
    const found: number[] = [];
    for (let day = warmDays; day < days; day++) found.push(await timeDay(connection, dayOf(day)));
    const known: number[] = [];
    for (let index = 0; index < readings; index++)
      known.push(await timeDay(connection, dayOf(index % days)));
    return [
      figureOf(`a day of ${legs} legs, by Valhalla`, found, 300),
      figureOf(`a day of ${legs} legs, known`, known, 2),
    ];
  } finally {
    connection.close();
    await server.stop();
    await sidecar.stop();
  }
}

/** Positions in the town, different ones each day. The next is never on the same street. */
const dayOf = (day: number) =>
  Array.from({ length: legs + 1 }, (_, index) =>
    townPosition(((index * 3 + day) % 8) + day / 997, ((index * 5 + day) % 8) + index / 101),
  );

/** Throws at an estimate: it would be faster than any path and measure nothing. */
async function requirePaths(url: string, points: object[]): Promise<void> {
  const answer = await fetch(`${url}/api/service/route`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ points }),
  });
  const { provider, estimated } = (await answer.json()) as Path;
  if (provider !== "valhalla" || estimated)
    throw new Error(`Ways are not found, but by ${provider}.`);
}

async function timeDay(connection: KeepAliveConnection, points: object[]): Promise<number> {
  const begun = performance.now();
  const status = await connection.send({
    method: "POST",
    path: "/api/service/route",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ points }),
  });
  if (status !== 200) throw new Error(`service/route: ${status}`);
  return performance.now() - begun;
}

function figureOf(name: string, times: readonly number[], atMost: number): Figure {
  const sorted = times.toSorted((one, other) => one - other);
  const share = (part: number) => sorted[Math.floor(sorted.length * part)] ?? Number.NaN;
  const note = `p95 of ${times.length}; median ${share(0.5).toFixed(1)} ms`;
  return { name, measured: share(0.95), unit: "ms", atMost, note };
}
