// @vitest-environment node
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { emptyStores, MemoryStore } from "../../../testing/memory-store.ts";
import { type FetchJob, fetchPieces, groupPieces } from "./fetch-pieces.ts";
import { listPieceKeys } from "./map-pieces.ts";

vi.mock("idb-keyval", async () => (await import("../../../testing/memory-store.ts")).memoryKeyval);

const address = "https://castor.example/basemap/own.pmtiles?v=1";
const far = [0, 1, 2, 3].map((index) => ({ offset: index * 1_000_000, length: 10 }));
let asked: string[] = [];
let answer: (range: string) => Response | Promise<Response>;
let isConnected = true;

const whole = (range: string, etag = '"1"') => {
  const [, from = 0, to = 0] = (/(\d+)-(\d+)/.exec(range) ?? []).map(Number);
  const bytes = new Uint8Array(to - from + 1).fill(from / 1_000_000);
  return new Response(bytes, { status: 206, headers: { etag } });
};
const run = (more: Partial<FetchJob> = {}) =>
  fetchPieces({
    ...{ address, pieces: far, signal: new AbortController().signal },
    ...{ onStored: () => {}, onWaiting: () => {}, wait: async () => {} },
    ...{ isConnected: () => isConnected, whenConnected: async () => {} },
    ...more,
  });

beforeEach(() => {
  emptyStores();
  [asked, answer, isConnected] = [[], whole, true];
  vi.stubGlobal("fetch", async (_: string, { headers }: { headers: { range: string } }) => {
    asked.push(headers.range);
    return answer(headers.range);
  });
});
afterEach(() => vi.unstubAllGlobals());

describe("pieces of a map file", () => {
  test("neighbours share a request, up to a size", () => {
    const near = Array.from({ length: 100 }, (_, index) => ({
      offset: index * 10_000,
      length: 9_000,
    }));
    const requests = groupPieces([...near, { offset: 50_000_000, length: 5 }]);
    expect(requests).toHaveLength(3);
    expect(requests.every(({ length }) => length <= 524_288)).toBe(true);
    expect(requests.flatMap(({ pieces }) => pieces)).toHaveLength(101);
  });

  test("all are stored, and the bytes are told", async () => {
    const onStored = vi.fn();
    await run({ onStored });
    expect(await listPieceKeys()).toEqual(far.map(({ offset }) => `${address} ${offset}`));
    expect(onStored.mock.calls.flat()).toEqual([10, 10, 10, 10]);
  });

  test("at most four are asked for at a time", async () => {
    let open = 0;
    let most = 0;
    answer = async (range) => {
      most = Math.max(most, ++open);
      await new Promise((resolve) => setTimeout(resolve));
      open--;
      return whole(range);
    };
    const pieces = Array.from({ length: 20 }, (_, index) => ({
      offset: index * 1_000_000,
      length: 1,
    }));
    await run({ pieces });
    expect(most).toBe(4);
  });

  test("a busy server is asked again, later each time", async () => {
    const waits: number[] = [];
    answer = (range) => (asked.length < 4 ? new Response("", { status: 503 }) : whole(range));
    await run({ pieces: far.slice(0, 1), wait: async (ms) => void waits.push(ms) });
    expect(waits).toEqual([1_000, 2_000, 4_000]);
  });

  test("a lost connection is waited for, however long", async () => {
    const onWaiting = vi.fn();
    isConnected = false;
    answer = (range) => {
      if (asked.length > 20) isConnected = true;
      if (!isConnected) throw new TypeError("Failed to fetch");
      return whole(range);
    };
    await run({ pieces: far.slice(0, 1), onWaiting });
    expect(onWaiting.mock.lastCall).toEqual([false]);
    expect(await listPieceKeys()).toHaveLength(1);
  });

  test.each([
    ["a server that never answers well", () => new Response("", { status: 500 }), "refused"],
    ["a server that refuses", () => new Response("", { status: 403 }), "refused"],
    ["a file that is gone", () => new Response("", { status: 404 }), "changed"],
  ] as const)("%s ends it", async (_, refuse, reason) => {
    answer = refuse;
    await expect(run()).rejects.toMatchObject({ reason });
  });

  test("a file that is replaced meanwhile ends it, so that versions never mix", async () => {
    answer = (range) => whole(range, asked.length > 1 ? '"2"' : '"1"');
    await expect(run()).rejects.toMatchObject({ reason: "changed" });
  });

  test("without room it ends", async () => {
    MemoryStore.room = 2;
    await expect(run()).rejects.toMatchObject({ reason: "full" });
  });

  test("it can be stopped", async () => {
    const stop = new AbortController();
    answer = (range) => {
      stop.abort();
      return whole(range);
    };
    await expect(run({ signal: stop.signal })).rejects.toThrow();
  });
});
