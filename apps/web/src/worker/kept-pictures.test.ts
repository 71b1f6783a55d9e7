// @vitest-environment node
import { limits } from "@castor/core/limits.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepPictures, readPicture } from "./kept-pictures.ts";

const origin = "https://castor.example";

class FakeCache {
  readonly answers = new Map<string, Response>();
  keys = async () => [...this.answers.keys()].map((path) => ({ url: origin + path }));
  delete = async (request: { url: string }) => this.answers.delete(new URL(request.url).pathname);
  put = async (path: string, answer: Response) => void this.answers.set(path, answer);
}

const all = new Map<string, FakeCache>();
let asked: string[] = [];
let isOffline = false;
const jpeg = (bytes = 3) =>
  new Response(new Uint8Array(bytes), { headers: { "content-type": "image/jpeg" } });
let answer: () => Response = jpeg;

beforeEach(() => {
  vi.stubGlobal("caches", {
    keys: async () => [...all.keys()],
    has: async (name: string) => all.has(name),
    delete: async (name: string) => all.delete(name),
    open: async (name: string) => {
      const cache = all.get(name) ?? new FakeCache();
      all.set(name, cache);
      return cache;
    },
    match: async (path: string) =>
      [...all.values()].map(({ answers }) => answers.get(path)).find((kept) => kept),
  });
  vi.stubGlobal("fetch", async (request: string | Request) => {
    if (isOffline) throw new TypeError("Failed to fetch");
    asked.push(String(request));
    return answer();
  });
});
afterEach(() => {
  all.clear();
  asked = [];
  isOffline = false;
  answer = jpeg;
  vi.unstubAllGlobals();
});

const keptOf = (tripId: string) => [
  ...(all.get(`castor-pictures-${tripId}`)?.answers.keys() ?? []),
];
const many = (name: string, count: number) =>
  Array.from({ length: count }, (_, at) => `/pictures/${name}/${at}`);
const read = (path: string) => readPicture(new Request(origin + path));

test("the pictures of a stored trip are kept, each fetched once, and shown without a network", async () => {
  const of = { tripId: "a", addresses: ["/pictures/x/1", "/pictures/x/2"] };
  await keepPictures({ trips: ["a"], of });
  await keepPictures({ trips: ["a"], of });
  expect(asked).toEqual(of.addresses);
  isOffline = true;
  expect((await read("/pictures/x/1")).status).toBe(200);
  const missing = await read("/pictures/x/9");
  // No error, which the console would show.
  expect([missing.status, missing.ok]).toEqual([204, true]);
});

test("what a trip does not show any more goes, and all with a trip that is not stored", async () => {
  await keepPictures({ trips: ["a"], of: { tripId: "a", addresses: many("x", 3) } });
  await keepPictures({ trips: ["b", "a"], of: { tripId: "b", addresses: many("y", 1) } });
  await keepPictures({ trips: ["a", "b"], of: { tripId: "a", addresses: many("x", 1) } });
  expect([keptOf("a"), keptOf("b")]).toEqual([many("x", 1), many("y", 1)]);
  await keepPictures({ trips: ["b"], of: null });
  expect([...all.keys()]).toEqual(["castor-pictures-b"]);
  await keepPictures({ trips: ["b"], of: { tripId: "gone", addresses: many("z", 1) } });
  expect([...all.keys()]).toEqual(["castor-pictures-b"]);
});

test("of one trip, and of all, there are only so many, and the last in order go first", async () => {
  const { ofTrip, all: most } = limits.keptPictures;
  const trips = Array.from({ length: most / ofTrip + 1 }, (_, at) => `t${at}`);
  for (const tripId of trips)
    await keepPictures({ trips, of: { tripId, addresses: many(tripId, ofTrip + 7) } });
  expect(trips.map((tripId) => keptOf(tripId).length)).toEqual([
    ...trips.slice(1).map(() => ofTrip),
    0,
  ]);
});

test.each([
  ["a refusal", () => new Response(null, { status: 404 })],
  ["a page", () => new Response("<html>", { headers: { "content-type": "text/html" } })],
  ["a large file", () => jpeg(limits.pictureBytes + 1)],
])("%s is not kept for a picture, and asked for once", async (name, given) => {
  answer = given;
  const of = { tripId: "a", addresses: many(name.replaceAll(" ", "-"), 2) };
  await keepPictures({ trips: ["a"], of });
  expect(keptOf("a")).toEqual([]);
  // Each edit stores the trip again: what is refused is not asked for again.
  await keepPictures({ trips: ["a"], of });
  expect(asked).toEqual(of.addresses);
});

test("a server that is busy is left alone until the trip is stored again", async () => {
  const of = { tripId: "a", addresses: many("busy", 3) };
  answer = () => new Response(null, { status: 503 });
  await keepPictures({ trips: ["a"], of });
  expect(asked).toEqual(of.addresses.slice(0, 1));
  answer = jpeg;
  await keepPictures({ trips: ["a"], of });
  expect(keptOf("a")).toEqual(of.addresses);
});
