import { type BenchUser, makePointBody } from "./bench-user.ts";
import { computeMedian } from "./compute-median.ts";
import type { Figure } from "./figure.ts";
import { type Call, KeepAliveConnection } from "./keep-alive-connection.ts";
import { compareLoads, type Load, measureLoad } from "./load.ts";
import { startBareServer } from "./start-bare-server.ts";

const compressed = "gzip, br";

interface Aims {
  perSecond: number;
  shareOfBare: number;
}

/** Measures `GET trip/{id}` of an unchanged trip, against a bare server that sends the same bytes. */
export async function measureUnchangedReads(
  name: string,
  address: string,
  user: BenchUser,
  folder: string,
  aims: Partial<Aims> = {},
  acceptEncoding = compressed,
): Promise<Figure[]> {
  const headers = { ...user.headers, "accept-encoding": acceptEncoding };
  const server = await startBareServer(address, headers, folder);
  const read = { method: "GET", path: new URL(address).pathname, headers } as const;
  const { ours, bare } = await compareLoads(
    { url: address, nextCall: () => read },
    { url: server.url, nextCall: () => read },
  ).finally(() => server.stop());
  return [
    {
      ...figureOf(`${name}, unchanged`, ours, aims.perSecond),
      bare: bare.perSecond,
      note: `${describeLatency(ours)}, ${server.size}`,
    },
    {
      name: `${name}: share of a bare server (${bare.perSecond.toFixed(0)}/s)`,
      measured: ours.perSecond / bare.perSecond,
      unit: "",
      ...(aims.shareOfBare !== undefined && { atLeast: aims.shareOfBare }),
    },
  ];
}

const unchangedReads = 2_000;

/** Measures how long one caller, who has the answer, waits to hear that it is unchanged. */
export async function measureNotModified(
  name: string,
  address: string,
  user: BenchUser,
): Promise<Figure> {
  const first = await fetch(address, { headers: user.headers });
  await first.arrayBuffer();
  const headers = { ...user.headers, "if-none-match": first.headers.get("etag") ?? "" };
  const path = new URL(address).pathname;
  const connection = await KeepAliveConnection.open(address);
  const times: number[] = [];
  for (let read = 0; read < unchangedReads; read++) {
    const begun = performance.now();
    const status = await connection.send({ method: "GET", path, headers });
    if (status !== 304) throw new Error(`${address}: an answer of ${status}`);
    times.push(performance.now() - begun);
  }
  connection.close();
  return {
    name: `${name}, known to the caller: 304`,
    measured: computeMedian(times.slice(unchangedReads / 2)),
    unit: "ms",
    atMost: 0.3,
    note: `median of ${unchangedReads / 2}, one after the other`,
  };
}

/** Measures reads of a trip that changed since the last read. */
export async function measureReadsAfterWrites(
  name: string,
  url: string,
  tripId: string,
  routeId: string,
  user: BenchUser,
): Promise<Figure> {
  const point = await user.post("point", makePointBody(routeId, 0, 0));
  let count = 0;
  const headers = { ...user.headers, "accept-encoding": compressed };
  const read = { method: "GET", path: `/api/trip/${tripId}`, headers } as const;
  const both = await measureLoad({
    url,
    nextCall: (turn) =>
      turn % 2 === 1 ? read : write(user, { id: point.id, name: `Version ${count++}` }),
  });
  const reads = { ...both, perSecond: both.perSecond / 2 };
  return {
    ...figureOf(`${name}, a write before each read`, reads, 200),
    note: "reads; as many writes",
  };
}

/** Measures new points, on one day after the other. */
export async function measureNewPoints(
  url: string,
  routeIds: readonly string[],
  user: BenchUser,
): Promise<Figure[]> {
  let count = 0;
  const load = await measureLoad({
    url,
    nextCall: () => {
      count += 1;
      return write(user, makePointBody(routeIds[count % routeIds.length] ?? "", 0, count % 90));
    },
  });
  return [
    figureOf("POST point", load, 1_000),
    { name: "POST point, p99", measured: load.p99, unit: "ms", atMost: 50 },
  ];
}

const write = (user: BenchUser, body: object): Call => ({
  method: "POST",
  path: "/api/point",
  headers: { ...user.headers, "content-type": "application/json" },
  body: JSON.stringify(body),
});

function figureOf(name: string, load: Load, atLeast?: number): Figure {
  const aim = atLeast === undefined ? {} : { atLeast };
  return { name, measured: load.perSecond, unit: "/s", ...aim, note: describeLatency(load) };
}

const describeLatency = ({ p50, p99 }: Load) =>
  `p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`;
