import type { PictureCandidate } from "@castor/core/points/picture.ts";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { testDatabases } from "../../../testing/databases/each-database.ts";
import { type FakeWikimedia, startFakeWikimedia } from "../../../testing/fakes/fake-wikimedia.ts";
import { startTestApp, type TestApp } from "../../../testing/servers/test-app.ts";
import { openPictures } from "./open-pictures.ts";
import type { Pictures } from "./pictures.ts";

const fortress = { name: "Narikala Fortress", lat: 41.6879, lng: 44.8087 };
const timeoutMs = 300;

describe.each(testDatabases())("what hostile sources send for pictures, on $name", (kind) => {
  let fake: FakeWikimedia;
  let server: TestApp;
  let pictures: Pictures;

  beforeAll(async () => {
    fake = await startFakeWikimedia();
    server = await startTestApp(kind);
  });
  beforeEach(async () => {
    const { database, app } = server;
    await database.write((queries) => queries.deleteFrom("pictures").execute());
    const addresses = { wikidata: fake.url, commons: fake.url, pictures: fake.url };
    const publicUrl = "https://castor.example";
    const options = { hasPublicServices: true, publicUrl, database, log: app.log, addresses };
    pictures = openPictures({ ...options, timeoutMs });
  });
  afterEach(() => {
    fake.mode = "fine";
  });
  afterAll(async () => {
    await server.dispose();
    await fake.close();
  });

  const find = () => pictures.find(fortress, "en");
  const read = (first: PictureCandidate | undefined) =>
    pictures.read(first?.picture.proof ?? "", first?.picture.file ?? "", "anna");

  test("sources that say nothing are waited for so long, and are said to not answer", async () => {
    const [first] = await find();
    fake.mode = "silent";
    const begun = performance.now();
    await expect(read(first)).rejects.toMatchObject({ code: "UPSTREAM_UNAVAILABLE" });
    await expect(pictures.find({ ...fortress, lat: 41.7 }, "en")).rejects.toMatchObject({
      code: "UPSTREAM_UNAVAILABLE",
    });
    // Twice the time each, on a busy machine.
    expect(performance.now() - begun).toBeLessThan(20 * timeoutMs);
  });

  test("a file at another host, such as one inside, is no candidate", async () => {
    fake.mode = "inside";
    expect(await find()).toEqual([]);
  });

  test("a GIF is none, and of a film in a known format the first picture alone, whatever it is called", async () => {
    const [first] = await find();
    fake.mode = "animated";
    const still = await sharp((await read(first)) ?? Buffer.of()).metadata();
    expect([still.format, still.pages ?? 1, still.width, still.height]).toEqual([
      "jpeg",
      1,
      200,
      100,
    ]);
    await server.database.write((queries) => queries.deleteFrom("pictures").execute());
    fake.mode = "gif";
    expect(await read(first)).toBeNull();
  });
});
