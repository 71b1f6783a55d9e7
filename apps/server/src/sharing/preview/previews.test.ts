import { fileURLToPath } from "node:url";
import { makeTrip } from "@castor/core/testing/make.ts";
import { afterAll, describe, expect, test } from "vitest";
import { addPoint, addRoute, addTrip } from "../../../testing/calls/trip-calls.ts";
import { testDatabases } from "../../../testing/databases/each-database.ts";
import { serveTests } from "../../../testing/servers/serve-tests.ts";
import type { PublicTrips } from "../public-trips.ts";
import type { Picture } from "./picture.ts";
import { PicturePainter } from "./picture-painter.ts";
import { PreviewPictures } from "./preview-pictures.ts";

const signature = Buffer.from("89504e470d0a1a0a", "hex");
const messengersTake = 300_000;

/** The size that the header of a PNG file names (PNG, 11.2.2). */
function readPng(bytes: Buffer) {
  expect(bytes.subarray(0, 8)).toEqual(signature);
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20), bytes: bytes.length };
}

describe.each(testDatabases())("preview pictures on $name", async (kind) => {
  const app = await serveTests(kind);
  const owner = await app.register("Owner");

  const get = (url: string, headers: Record<string, string> = {}, method = "GET") =>
    app.app.inject({ method: method as "GET", url, headers });
  const set = (id: string, save: object) =>
    app.call("POST", "trip", { as: owner, body: { id, ...save } });
  const publish = async () => {
    const { id } = await addTrip(app, owner, { name: "Выходные в Вене" });
    const day = await addRoute(app, owner, id);
    await addPoint(app, owner, day.id);
    await addPoint(app, owner, day.id, { lat: 48.19, lng: 16.38 });
    await set(id, { isPublic: true });
    return id;
  };

  test("a public trip's picture is a PNG of 1200x630 below 300 kB", async () => {
    const answer = await get(`/preview/${await publish()}.png`);
    expect(answer.headers).toMatchObject({
      "content-type": "image/png",
      "cache-control": "public, max-age=60",
      "x-robots-tag": "noindex",
    });
    const { width, height, bytes } = readPng(answer.rawPayload);
    expect([width, height]).toEqual([1200, 630]);
    expect(bytes).toBeLessThan(messengersTake);
  });

  test("it changes with the trip, and is revalidated by its ETag", async () => {
    const id = await publish();
    const first = await get(`/preview/${id}.png`);
    const known = { "if-none-match": String(first.headers.etag) };
    expect((await get(`/preview/${id}.png`, known)).statusCode).toBe(304);
    const head = await get(`/preview/${id}.png`, {}, "HEAD");
    expect([head.statusCode, head.body, head.headers["content-length"]]).toEqual([
      200,
      "",
      String(first.rawPayload.length),
    ]);
    await set(id, { name: "Another name" });
    const second = await get(`/preview/${id}.png`, known);
    expect(second.statusCode).toBe(200);
    expect(second.rawPayload.equals(first.rawPayload)).toBe(false);
  });

  test("private, unpublished and missing trips have none, and do not differ", async () => {
    const id = await publish();
    const { headers } = await get(`/preview/${id}.png`);
    await set(id, { isPublic: false });
    const { id: hidden } = await addTrip(app, owner);
    const answers = await Promise.all(
      [id, hidden, "AAAAAAAAAAAAAAAA"].map((one) =>
        get(`/preview/${one}.png`, { "if-none-match": String(headers.etag) }),
      ),
    );
    for (const { statusCode, body } of answers)
      expect([statusCode, body]).toEqual([404, answers[2]?.body]);
  });

  test.each([
    "/preview/",
    "/preview/x",
    "/preview/..%2Fx.png",
    "/preview/a.b.png",
    "/preview/%00.png",
  ])("%s is 404", async (url) => {
    expect((await get(url)).statusCode).toBe(404);
  });

  test("the catalog has a picture in each language", async () => {
    const [english, russian] = [
      await get("/preview/catalog.png"),
      await get("/preview/catalog.png?lang=ru"),
    ];
    expect(readPng(english.rawPayload)).toMatchObject({ width: 1200, height: 630 });
    expect(russian.rawPayload.equals(english.rawPayload)).toBe(false);
  });
});

describe("pictures of unusual trips", () => {
  const world = fileURLToPath(
    new URL("../../../../../build/geodata/world.pmtiles", import.meta.url),
  );
  const painter = new PicturePainter(world);
  afterAll(() => painter.close());

  const day = (...positions: [lat: number, lng: number][]) => ({
    color: "#0B6B6B",
    lines: [positions.map(([lat, lng]) => ({ lat, lng }))],
    positions: positions.map(([lat, lng]) => ({ lat, lng })),
  });
  const many = Array.from({ length: 17 }, (_, index) =>
    day(
      ...Array.from({ length: 60 }, (_, of): [number, number] => [
        40 + index + of / 97,
        index * 2 + ((of * 37) % 60) / 25,
      ]),
    ),
  );
  const acrossTheWorld = (count: number) =>
    day(
      ...Array.from({ length: count }, (_, index): [number, number] => [
        ((index * 37) % 170) - 85,
        ((index * 91) % 360) - 180,
      ]),
    );
  const cases: Record<string, Partial<Picture>> = {
    "that crosses the world 60 times": { days: [acrossTheWorld(60)] },
    "that crosses the world 10,000 times": { days: [acrossTheWorld(10_000)] },
    "without points": { days: [] },
    "with one point": { days: [day([41.69, 44.8])] },
    "with two points at one spot": { days: [day([41.69, 44.8], [41.69, 44.8])] },
    "with 1,020 points": { days: many },
    "over the date line": { days: [day([-36.8, 174.7], [-13.8, -171.7], [21.3, -157.8])] },
    "to both poles": { days: [day([90, 0], [-90, 0])] },
    "around the world": { days: [day([51, 0], [22, 114], [37, -122], [51, 0])] },
    "with a name of one long word": { title: "Щ".repeat(200) },
    "with a name that the font cannot draw": { title: "日本 🏝️ שלום" },
    "with markup for a name": { title: '</text><svg> & "quotes" ]]>', facts: "<b>&amp;" },
  };

  test.each(Object.entries(cases))("a trip %s", async (_name, picture) => {
    const png = await painter.paint(
      {
        title: "Trip",
        facts: "",
        language: "ru",
        days: [],
        ...picture,
      },
      "anna",
    );
    const { width, height, bytes } = readPng(png);
    expect([width, height]).toEqual([1200, 630]);
    expect(bytes).toBeLessThan(messengersTake);
  });
});

test("a picture that takes too long is not painted again: that state of the trip has none", async () => {
  const painter = new PicturePainter("/no/world.pmtiles", { cpuMs: 0, lookMs: 1 });
  let loads = 0;
  const state = { tag: "1", isListed: false, ownerLanguage: "en" };
  const trips = {
    find: async () => state,
    load: async () => {
      loads += 1;
      return { trip: makeTrip({}), state };
    },
  } as unknown as PublicTrips;
  const pictures = new PreviewPictures({
    trips,
    painter,
    pictures: { read: async () => null },
    readOwnPhoto: async () => null,
  });
  try {
    expect(await pictures.ofTrip("a", "anna")).toBeNull();
    expect(await pictures.ofTrip("a", "berta")).toBeNull();
    expect(loads).toBe(1);
  } finally {
    await painter.close();
  }
});

test("a picture that failed for another reason is painted the next time", async () => {
  const painter = new PicturePainter("/no/world.pmtiles");
  const state = { tag: "1", isListed: false, ownerLanguage: "en" };
  let loads = 0;
  const trips = {
    find: async () => state,
    load: async () => {
      loads += 1;
      if (loads === 1) throw new Error("the database is away");
      return { trip: makeTrip({}), state };
    },
  } as unknown as PublicTrips;
  const pictures = new PreviewPictures({
    trips,
    painter,
    pictures: { read: async () => null },
    readOwnPhoto: async () => null,
  });
  try {
    await expect(pictures.ofTrip("a", "anna")).rejects.toThrow("the database is away");
    readPng((await pictures.ofTrip("a", "anna"))?.bytes ?? Buffer.of());
  } finally {
    await painter.close();
  }
});
