import { join } from "node:path";
import { BenchUser } from "./bench-user.ts";
import type { Figure } from "./figure.ts";
import { measureLoad } from "./load.ts";
import { measureUnchangedReads } from "./measure-reads.ts";
import { RunningServer } from "./running-server.ts";

const [trips, costs, days, pointsOfDay] = [217, 350, 40, 15];
const settledAim = 200;
/** Ten times the 212 lists a second that were made before lists were kept (decision 074). */
const changedAim = 2_120;

/** Measures the list of trips, the table of costs and an uncompressed trip, unchanged and after a change of one trip. */
export async function measureLists(folder: string): Promise<Figure[]> {
  const dataDir = join(folder, "data");
  const server = await RunningServer.start(dataDir);
  try {
    const user = await BenchUser.register(server.url, dataDir);
    const { tripId } = await user.plan(days, pointsOfDay);
    let lastId = "";
    for (let made = 1; made < trips; made++)
      lastId = String((await user.post("trip", { name: `Trip ${made}` })).id);
    for (let made = 0; made < costs; made++)
      await user.post("finance", { tripId, name: `Cost ${made}`, finance: { price: made } });
    const address = (path: string) => `${server.url}/api/${path}`;
    const measure = (name: string, path: string, acceptEncoding?: string) =>
      measureUnchangedReads(
        name,
        address(path),
        user,
        folder,
        { shareOfBare: 0.3 },
        acceptEncoding,
      );
    const figures = [
      ...(await measure(`list of ${trips} trips`, "trip")),
      ...(await measure(`table of ${costs} costs`, `finance/table/${tripId}`)),
      ...(await measure("trip of 600 points, uncompressed", `trip/${tripId}`, "identity")),
      ...(await measure("trip of 600 points", `trip/${tripId}`)),
      await measureChangedList(server.url, lastId, user),
    ];
    const memory = server.measureMegabytes();
    return [
      ...figures,
      { name: "memory after these", measured: memory, unit: "MB", atMost: settledAim },
    ];
  } finally {
    await server.stop();
  }
}

/** The list after each change of one of its trips, which is empty: the answer of a change is the whole trip. */
async function measureChangedList(url: string, id: string, user: BenchUser): Promise<Figure> {
  const headers = { ...user.headers, "accept-encoding": "gzip" };
  const read = { method: "GET", path: "/api/trip", headers } as const;
  let count = 0;
  const both = await measureLoad({
    url,
    nextCall: (turn) =>
      turn % 2 === 1
        ? read
        : {
            method: "POST",
            path: "/api/trip",
            headers: { ...user.headers, "content-type": "application/json" },
            body: JSON.stringify({ id, name: `Version ${count++}` }),
          },
  });
  return {
    name: `list of ${trips} trips, one changed before each`,
    measured: both.perSecond / 2,
    unit: "/s",
    atLeast: changedAim,
    note: "lists; as many changes",
  };
}
