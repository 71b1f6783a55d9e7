import { fork } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdirSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import sharp from "sharp";
import { headersOfBytes, headersOfUpload } from "../../apps/server/testing/calls/upload-calls.ts";
import { inCheckout } from "../../scripts/process/checkout.mjs";
import { BenchUser } from "../bench-user.ts";
import { computeMedian } from "../compute-median.ts";
import type { Figure } from "../figure.ts";
import { compareLoads } from "../load.ts";
import { RunningServer } from "../running-server.ts";
import { measureDocuments } from "./measure-documents.ts";

const megabyte = 1_048_576;
const uploadMegabytes = 25;
const largeMegabytes = 200;
const turns = 15;
const storedBytes = 2 * megabyte;
const photos = 100;
/** A browser asks an HTTP/1.1 server for so many things at a time. */
const connections = 6;
const photoSide = { width: 4_000, height: 3_000 };
const lookEveryMs = 5;
const readEveryMs = 10;

/** Measures files of trips: coming in, going out, and their pictures; beside a bare server on the same disk. */
export async function measureFiles(dataDir: string): Promise<Figure[]> {
  console.log("Files ...");
  mkdirSync(dataDir, { recursive: true });
  const limits = {
    FILE_BYTES: String(2 * largeMegabytes * megabyte),
    FILES_PER_USER: "10000000000",
  };
  const server = await RunningServer.start(dataDir, limits);
  const bare = fork(inCheckout("bench/files/bare-files.ts"), [dataDir]);
  const [port] = await once(bare, "message");
  const bareUrl = `http://127.0.0.1:${port}`;
  try {
    const user = await BenchUser.register(server.url, dataDir);
    const { tripId } = await user.plan(10, 10);
    const place = { server, user, tripId, bareUrl };
    return [
      // First: later its memory has room left of other uploads.
      await measureMemory(place),
      await measureUploads(place),
      await measureReads(place),
      ...(await measureThumbs(place)),
      ...(await measureDocuments({
        ...{ url: server.url, user },
        upload: (tripId, content) => upload({ ...place, tripId }, content),
      })),
    ];
  } finally {
    bare.disconnect();
    await server.stop();
  }
}

interface Place {
  server: RunningServer;
  user: BenchUser;
  tripId: string;
  bareUrl: string;
}

/** Sends a file as the web app does: a call that begins, and one with the bytes. Answers its id. */
async function upload({ server, user, tripId }: Place, content: Uint8Array): Promise<string> {
  const begun = await fetch(`${server.url}/api/upload`, {
    method: "POST",
    headers: { ...user.headers, ...headersOfUpload(tripId, "a file", content.length) },
  });
  const id = begun.headers.get("location")?.split("/").at(-1) ?? "";
  const sent = await fetch(`${server.url}/api/upload/${id}`, {
    method: "PATCH",
    headers: { ...user.headers, ...headersOfBytes(0) },
    body: Buffer.from(content),
  });
  if (sent.status !== 204) throw new Error(`PATCH upload: ${sent.status}`);
  return id;
}

async function uploadBare({ bareUrl }: Place, content: Uint8Array): Promise<void> {
  const headers = { "content-type": "application/octet-stream" };
  const body = Buffer.from(content);
  const sent = await fetch(bareUrl, { method: "POST", headers, body });
  if (!sent.ok) throw new Error(`bare: ${sent.status}`);
}

/** In turns, so that other work of the machine affects both. */
async function measureUploads(place: Place): Promise<Figure> {
  const [ours, bare]: [number[], number[]] = [[], []];
  for (let turn = 0; turn < turns; turn++) {
    // No two the same, which would be stored once.
    const content = randomBytes(uploadMegabytes * megabyte);
    ours.push(await timeOf(() => upload(place, content)));
    bare.push(await timeOf(() => uploadBare(place, content)));
  }
  const ms = { ours: computeMedian(ours), bare: computeMedian(bare) };
  return {
    ...{ name: `an upload of ${uploadMegabytes} MB`, unit: "of a bare one", atMost: 1.5 },
    measured: ms.ours / ms.bare,
    note: `${ms.ours.toFixed(0)} ms and ${ms.bare.toFixed(0)} ms, medians of ${turns}; ours is hashed, on the disk, and in the database`,
  };
}

/** What the server's memory grows by at most, while a file comes in that is larger than that. */
async function measureMemory(place: Place): Promise<Figure> {
  const before = place.server.measureMegabytes();
  let most = before;
  let isDone = false;
  const looking = (async () => {
    while (!isDone) {
      most = Math.max(most, place.server.measureMegabytes());
      await wait(lookEveryMs);
    }
  })();
  await upload(place, randomBytes(largeMegabytes * megabyte));
  isDone = true;
  await looking;
  return {
    ...{ name: `memory that an upload of ${largeMegabytes} MB takes`, unit: "MB", atMost: 60 },
    measured: most - before,
    note: `the most, looked at each ${lookEveryMs} ms`,
  };
}

async function measureReads(place: Place): Promise<Figure> {
  const content = randomBytes(storedBytes);
  const id = await upload(place, content);
  await uploadBare(place, content);
  const call = (path: string, headers: Record<string, string>) => () =>
    ({ method: "GET", path, headers }) as const;
  const { ours, bare } = await compareLoads(
    { url: place.server.url, nextCall: call(`/api/file/${id}`, place.user.headers) },
    { url: place.bareUrl, nextCall: call("/", {}) },
  );
  return {
    ...{ name: "a stored file of 2 MB is answered", unit: "of a bare server", atLeast: 0.5 },
    measured: ours.perSecond / bare.perSecond,
    note: `${ours.perSecond.toFixed(0)}/s and ${bare.perSecond.toFixed(0)}/s by 16 connections`,
  };
}

/** All thumbnails of a page, as a browser reads them, while somebody else reads a trip again and again. */
async function measureThumbs(place: Place): Promise<Figure[]> {
  const { server, user, tripId } = place;
  const ids: string[] = [];
  for (let photo = 0; photo < photos; photo++)
    ids.push(await upload(place, await drawPhoto(photo)));
  const readTrip = () => timeOf(() => user.get(`trip/${tripId}`));
  const quiet = await readUntil(readTrip, wait(5_000));
  const begun = performance.now();
  const readThumbs = async () => {
    for (let id = ids.pop(); id !== undefined; id = ids.pop()) {
      const path = `${server.url}/api/file/picture/${id}?size=thumb`;
      const answer = await fetch(path, { headers: user.headers });
      if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
      await answer.arrayBuffer();
    }
  };
  const thumbs = Promise.all(Array.from({ length: connections }, readThumbs));
  const busy = await readUntil(readTrip, thumbs);
  const seconds = (performance.now() - begun) / 1_000;
  const p99 = { quiet: percentile(quiet, 0.99), busy: percentile(busy, 0.99) };
  return [
    {
      ...{ name: `${photos} thumbnails of photos with 12 megapixels`, unit: "s", atMost: 25 },
      measured: seconds,
    },
    {
      ...{ name: "GET trip meanwhile, p99", unit: "of quiet", atMost: 2 },
      measured: p99.busy / p99.quiet,
      note: `${p99.busy.toFixed(1)} ms and ${p99.quiet.toFixed(1)} ms, of ${busy.length} and ${quiet.length}`,
    },
  ];
}

/** As a camera writes them: each pixel differs from the next. */
async function drawPhoto(index: number): Promise<Buffer> {
  const noise = { type: "gaussian", mean: 90 + index, sigma: 25 } as const;
  return sharp({ create: { ...photoSide, channels: 3, background: "#000", noise } })
    .blur(0.8)
    .jpeg({ quality: 85 })
    .toBuffer();
}

async function readUntil(read: () => Promise<number>, end: Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  let isOver = false;
  void end.finally(() => {
    isOver = true;
  });
  while (!isOver) {
    times.push(await read());
    await wait(readEveryMs);
  }
  await end;
  return times;
}

const percentile = (times: readonly number[], share: number) =>
  times.toSorted((one, other) => one - other)[Math.floor((times.length - 1) * share)] ?? Number.NaN;

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}
