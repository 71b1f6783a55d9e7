import { limits } from "@castor/core/limits.ts";
import type { PictureCandidate } from "@castor/core/points/picture.ts";
import { pictureAddress, pictureFolder } from "@castor/core/points/picture-address.ts";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { testDatabases } from "../../testing/databases/each-database.ts";
import {
  type FakeWikimedia,
  startFakeWikimedia,
  type WikimediaMode,
} from "../../testing/fakes/fake-wikimedia.ts";
import { type Person, startTestApp, type TestApp } from "../../testing/servers/test-app.ts";
import { removeSurplusPictures } from "../outside/pictures/picture-store.ts";

const fortress = "?name=Narikala Fortress&lat=41.6879&lng=44.8087";

describe.each(testDatabases())("pictures of places on $name", (kind) => {
  let fake: FakeWikimedia;
  let server: TestApp;
  let ada: Person;
  const servers: TestApp[] = [];

  const start = async (publicServices: string) => {
    const pictureAddresses = { wikidata: fake.url, commons: fake.url, pictures: fake.url };
    const started = await startTestApp(
      kind,
      { PUBLIC_SERVICES: publicServices },
      { pictureAddresses },
    );
    servers.push(started);
    return started;
  };
  beforeAll(async () => {
    fake = await startFakeWikimedia();
    server = await start("on");
    ada = await server.register("Ada");
  });
  afterEach(() => {
    fake.mode = "fine";
  });
  afterAll(async () => {
    for (const each of servers) await each.dispose();
    await fake.close();
  });

  const ask = async (query: string, from = server, as: Person | null = ada) =>
    from.call("GET", `service/pictures${query}`, { as });
  const find = async (query: string, from = server) =>
    (await ask(query, from)).json<PictureCandidate[]>();
  const fetchPicture = (url: string, from = server) => from.app.inject({ method: "GET", url });

  test("the place of the name that is there comes first, what stands beside it later, a namesake elsewhere never", async () => {
    const found = await find(fortress);
    expect(found.map(({ name, isCertain }) => [name, isCertain])).toEqual([
      ["Narikala Fortress", true],
      ["St Nicholas Church", false],
    ]);
    // A town is far from where others put its middle.
    const [town] = await find("?name=Tbilisi, Georgia&lat=41.69&lng=44.80");
    expect([town?.name, town?.isCertain]).toEqual(["Tbilisi", true]);
    expect(fake.asked[0]?.userAgent).toMatch(/^Castor \(http/);
  });

  test("author and licence are plain text, and only free licences are taken", async () => {
    const [first, ...others] = await find(fortress);
    expect(first?.picture).toMatchObject({
      file: "Narikala fortress.jpg",
      author: "Ada & Co",
      licence: "CC BY-SA 4.0",
      licenceUrl: "https://creativecommons.org/by-sa/4.0",
    });
    const files = others.map(({ picture }) => picture.file);
    expect(files).not.toContain("Narikala at night.jpg");
  });

  test("a picture comes through this server, small, without what the camera wrote, and is kept", async () => {
    const [first] = await find(fortress);
    const address = first ? pictureAddress(first.picture) : "";
    const answer = await fetchPicture(address);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["content-type"]).toBe("image/jpeg");
    expect(answer.headers["cache-control"]).toContain("immutable");
    expect(answer.rawPayload.length).toBeLessThanOrEqual(limits.pictureBytes);
    const { format, exif, width } = await sharp(answer.rawPayload).metadata();
    expect([format, exif, Number(width) <= 720]).toEqual(["jpeg", undefined, true]);
    const before = fake.asked.length;
    fake.mode = "failing";
    const again = await fetchPicture(address);
    expect(again.rawPayload.equals(answer.rawPayload)).toBe(true);
    const twin = await server.startTwin();
    expect((await twin.inject({ method: "GET", url: address })).statusCode).toBe(200);
    await twin.close();
    expect(fake.asked.length).toBe(before);
  });

  test("a file that this server has not named is not fetched", async () => {
    const [first] = await find(fortress);
    const before = fake.asked.length;
    for (const [proof, file] of [
      ["a".repeat(43), first?.picture.file ?? ""],
      [first?.picture.proof ?? "", "Other.jpg"],
    ] as const)
      expect((await fetchPicture(pictureAddress({ proof, file }))).statusCode).toBe(404);
    expect((await fetchPicture(`${pictureFolder}short/x.jpg`)).statusCode).not.toBe(200);
    expect(fake.asked.length).toBe(before);
  });

  test.each<WikimediaMode>(["huge", "bomb", "noPicture", "svg", "leading"])(
    "a picture that comes as %s is none, and is not asked for again at once",
    async (mode) => {
      const other = await start("on");
      ada = await other.register("Grace");
      const [first] = await find(fortress, other);
      fake.mode = mode;
      const address = first ? pictureAddress(first.picture) : "";
      // A redirect counts as silence of its host: it may be there again in a minute.
      const status = mode === "leading" ? 503 : 404;
      expect((await fetchPicture(address, other)).statusCode).toBe(status);
      const before = fake.asked.length;
      expect((await fetchPicture(address, other)).statusCode).toBe(status);
      expect(fake.asked.length).toBe(before);
      ada = await server.register(`After ${mode}`);
    },
  );

  test.each<WikimediaMode>(["failing", "html"])(
    "%s sources are said to not answer",
    async (mode) => {
      const other = await start("on");
      const person = await other.register("Linus");
      fake.mode = mode;
      const answer = await ask(fortress, other, person);
      expect(answer.statusCode).toBe(503);
      expect(answer.json().message).toContain("Wikimedia");
    },
  );

  test("with public services off nothing is asked, and nobody without an account asks", async () => {
    const other = await start("off");
    const person = await other.register("Off");
    const before = fake.asked.length;
    expect((await ask(fortress, other, person)).json()).toEqual([]);
    expect((await other.call("GET", "service/config")).json().pictures).toBe(false);
    expect((await server.call("GET", "service/config")).json().pictures).toBe(true);
    expect((await ask(fortress, server, null)).statusCode).toBe(401);
    expect(fake.asked.length).toBe(before);
  });

  test("of too many pictures those go that nobody has looked at for longest", async () => {
    await server.database.write(async (queries) => {
      const day = (index: number) => new Date(index * 86_400_000).toISOString();
      await queries.deleteFrom("pictures").execute();
      const rows = [3, 1, 2].map((index) => ({ proof: `p${index}`, jpeg: "", used: day(index) }));
      await queries.insertInto("pictures").values(rows).execute();
      expect(await removeSurplusPictures(queries, 200, 2)).toBe(1);
      const left = await queries.selectFrom("pictures").select("proof").orderBy("proof").execute();
      expect(left.map(({ proof }) => proof)).toEqual(["p2", "p3"]);
    });
  });
});
