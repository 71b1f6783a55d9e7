import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Picture, PictureCandidate } from "@castor/core/points/picture.ts";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { addIdea, addPoint, addRoute, addTrip } from "../../testing/calls/trip-calls.ts";
import { testDatabases } from "../../testing/databases/each-database.ts";
import { type FakeWikimedia, startFakeWikimedia } from "../../testing/fakes/fake-wikimedia.ts";
import { type Person, startTestApp, type TestApp } from "../../testing/servers/test-app.ts";

const fortress = { name: "Narikala Fortress", lat: 41.6879, lng: 44.8087 };
const messengersTake = 300_000;

describe.each(testDatabases())("pictures in link previews and PDFs on $name", (kind) => {
  let fake: FakeWikimedia;
  let server: TestApp;
  let ada: Person;
  let picture: Picture;
  let folder: string;

  beforeAll(async () => {
    fake = await startFakeWikimedia();
    const pictureAddresses = { wikidata: fake.url, commons: fake.url, pictures: fake.url };
    folder = await mkdtemp(join(tmpdir(), "castor-pictures-"));
    const web = join(folder, "web");
    await mkdir(web);
    const shell = "<!doctype html><html><head><title>Castor</title></head><body></body></html>";
    await writeFile(join(web, "index.html"), shell);
    const folders = { checkout: folder, web, geodata: folder };
    server = await startTestApp(kind, { PUBLIC_SERVICES: "on" }, { pictureAddresses, folders });
    ada = await server.register("Ada");
    const query = new URLSearchParams(Object.entries(fortress).map(([key, to]) => [key, `${to}`]));
    const found = await server.call("GET", `service/pictures?${query}`, { as: ada });
    const [first] = found.json<PictureCandidate[]>();
    if (!first) throw new Error("nothing was found");
    picture = first.picture;
  });
  afterEach(() => {
    fake.mode = "fine";
  });
  afterAll(async () => {
    await server.dispose();
    await fake.close();
    await rm(folder, { recursive: true });
  });

  const get = (url: string, headers = {}) => server.app.inject({ method: "GET", url, headers });
  /** A public trip of one point, as an idea or on a day. */
  const publish = async ({ isIdea = false } = {}) => {
    const { id } = await addTrip(server, ada, { name: "Georgia" });
    const day = await addRoute(server, ada, id);
    const fields = { ...fortress, picture };
    await (isIdea ? addIdea(server, ada, id, fields) : addPoint(server, ada, day.id, fields));
    await server.call("POST", "trip", { as: ada, body: { id, isPublic: true } });
    return id;
  };
  const readJpeg = async (id: string) => {
    const { rawPayload, headers, statusCode } = await get(`/preview/${id}.jpg`);
    expect([statusCode, headers["content-type"]]).toEqual([200, "image/jpeg"]);
    expect(rawPayload.length).toBeLessThan(messengersTake);
    const { format, width, height } = await sharp(rawPayload).metadata();
    expect([format, width, height]).toEqual(["jpeg", 1200, 630]);
    // The middle of the fake's pictures is noise; a map has plain colours.
    const middle = { left: 300, top: 60, width: 200, height: 200 };
    const { channels } = await sharp(rawPayload).extract(middle).greyscale().stats();
    return { isNoise: (channels[0]?.stdev ?? 0) > 20, etag: String(headers.etag) };
  };
  const countPictures = async (id: string, query: string, as: Person | null) => {
    const { statusCode, rawPayload } = await server.call("GET", `pdf/${id}${query}`, { as });
    expect(statusCode).toBe(200);
    return rawPayload.toString("latin1").match(/DCTDecode/g)?.length ?? 0;
  };
  const headOf = async (id: string) => {
    const { body } = await get(`/map/${id}/show`, { accept: "text/html" });
    const meta = (name: string) =>
      new RegExp(`<meta property="${name}" content="([^"]*)"`).exec(body)?.[1];
    return [meta("og:image")?.replace(/^https?:\/\/[^/]+/, ""), meta("og:image:type")];
  };

  test("the picture of a trip's cover is that of its link", async () => {
    const id = await publish();
    expect(await headOf(id)).toEqual([`/preview/${id}.jpg`, "image/jpeg"]);
    const { isNoise, etag } = await readJpeg(id);
    expect(isNoise).toBe(true);
    const headers = { "if-none-match": etag };
    const again = await server.app.inject({ method: "GET", url: `/preview/${id}.jpg`, headers });
    expect(again.statusCode).toBe(304);
    await server.call("POST", "trip", { as: ada, body: { id, isPublic: false } });
    expect((await get(`/preview/${id}.jpg`)).statusCode).toBe(404);
  });

  test("the picture of an idea, which visitors do not see, is not", async () => {
    const id = await publish({ isIdea: true });
    expect(await headOf(id)).toEqual([`/preview/${id}.png`, "image/png"]);
    expect((await readJpeg(id)).isNoise).toBe(false);
  });

  test("a PDF has the pictures by choice, for visitors as for the owner", async () => {
    const id = await publish();
    expect(await countPictures(id, "", ada)).toBe(0);
    expect(await countPictures(id, "?pictures=1", ada)).toBe(1);
    expect(await countPictures(id, "?pictures=1", null)).toBe(1);
  });

  test("while Wikimedia does not answer, a link has its map and a PDF no picture", async () => {
    await server.database.write((queries) => queries.deleteFrom("pictures").execute());
    fake.mode = "failing";
    const id = await publish();
    const { isNoise, etag } = await readJpeg(id);
    expect([isNoise, etag]).toEqual([false, expect.stringContaining("no-cover")]);
    expect(await countPictures(id, "?pictures=1", ada)).toBe(0);
  });
});
