import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readPage } from "../../../testing/calls/read-page.ts";
import { addPoint, addRoute, addTrip } from "../../../testing/calls/trip-calls.ts";
import { testDatabases } from "../../../testing/databases/each-database.ts";
import { type Person, startTestApp, type TestApp } from "../../../testing/servers/test-app.ts";

const shell = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>Castor</title>
    <meta name="description" content="Plan trips." />
    <meta name="robots" content="noindex" />
    <link rel="icon" href="/favicon.svg" />
  </head>
  <body><div id="root"></div></body>
</html>`;
const site = "https://trips.example.org";

describe.each(testDatabases())("what public pages say of themselves on $name", (kind) => {
  let folder: string;
  let app: TestApp;
  let owner: Person;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "castor-pages-"));
    await mkdir(join(folder, "web"));
    await writeFile(join(folder, "web/index.html"), shell);
    const folders = { checkout: folder, web: join(folder, "web"), geodata: folder };
    app = await startTestApp(kind, { PUBLIC_URL: site }, { folders });
    owner = await app.register("Anna");
    await app.call("PUT", "auth/profile", { as: owner, body: { publicName: "Анна" } });
  });
  afterAll(async () => {
    await app.dispose();
    await rm(folder, { recursive: true });
  });

  const get = (url: string, headers: Record<string, string> = {}, method = "GET") =>
    app.app.inject({ method: method as "GET", url, headers: { accept: "text/html", ...headers } });
  const set = (id: string, flags: object) =>
    app.call("POST", "trip", { as: owner, body: { id, ...flags } });
  const makeTrip = async (name: string, flags: object = { isPublic: true, isInCatalog: true }) => {
    const { id } = await addTrip(app, owner, { name });
    const first = await addRoute(app, owner, id, { date: "2027-06-04 09:00" });
    await addRoute(app, owner, id, { date: "2027-06-06 09:00" });
    await addPoint(app, owner, first.id, { name: "Naschmarkt" });
    await addPoint(app, owner, first.id, { name: "Belvedere", priority: "star" });
    await addPoint(app, owner, first.id, { name: "Room 12", typeId: "Hotel" });
    await set(id, flags);
    return id;
  };

  test("a listed trip's map has title, description, address, languages and a picture", async () => {
    const id = await makeTrip("Vienna weekend");
    for (const url of [`/map/${id}/show`, `/map/${id}`, `/map/${id}/-1`]) {
      const answer = await get(url, { "accept-language": "en-US,en;q=0.9,ru;q=0.5" });
      const page = readPage(answer.body);
      expect(page).toMatchObject({
        language: "en",
        titles: ["Castor · Vienna weekend · Map"],
        descriptions: 1,
        isWhole: true,
        canonical: `${site}/map/${id}/show`,
        alternates: {
          en: `${site}/map/${id}/show?lang=en`,
          ru: `${site}/map/${id}/show?lang=ru`,
          "x-default": `${site}/map/${id}/show`,
        },
      });
      expect(page.meta("description")).toMatch(
        /^3 days, 3 points, 4\s–\s6 June 2027\. A trip by Анна, planned in Castor\. Belvedere, Naschmarkt\.$/,
      );
      expect(page.meta("og:title")).toBe("Vienna weekend");
      expect(page.meta("og:url")).toBe(`${site}/map/${id}/show`);
      expect(page.meta("og:image")).toBe(`${site}/preview/${id}.png`);
      expect([page.meta("og:image:width"), page.meta("og:image:height")]).toEqual(["1200", "630"]);
      expect([page.meta("og:locale"), page.meta("og:type"), page.meta("twitter:card")]).toEqual([
        "en_US",
        "website",
        "summary_large_image",
      ]);
      expect([page.meta("robots"), answer.headers["x-robots-tag"]]).toEqual([undefined, undefined]);
      expect(page.data).toMatchObject({ "@type": "TouristTrip", name: "Vienna weekend" });
    }
  });

  test("the address's language wins over the reader's, and the reader's over the owner's", async () => {
    const id = await makeTrip("Вена");
    const languageOf = async (url: string, headers = {}) =>
      readPage((await get(url, headers)).body).language;
    expect(await languageOf(`/map/${id}/show?lang=ru`, { "accept-language": "en" })).toBe("ru");
    expect(
      await languageOf(`/map/${id}/show`, { "accept-language": "fr, ru;q=0.8, en;q=0.3" }),
    ).toBe("ru");
    expect(await languageOf(`/map/${id}/show`)).toBe("en");
    await app.call("PUT", "auth/language", { as: owner, body: { lang: "ru" } });
    expect(await languageOf(`/map/${id}/show`)).toBe("ru");
    const page = readPage((await get(`/map/${id}/show?lang=ru`)).body);
    expect(page.meta("description")).toMatch(/^3 дня, 3 точки, 4–6 июня 2027/);
    expect(page.canonical).toBe(`${site}/map/${id}/show?lang=ru`);
    await app.call("PUT", "auth/language", { as: owner, body: { lang: "en" } });
  });

  test("a share link, also with a slash or a dot in its name, describes the trip and names its map", async () => {
    const id = await makeTrip("Vienna");
    for (const name of ["Vienna", "Vienna%2FPrague.2027", "%D0%92%D0%B5%D0%BD%D0%B0"]) {
      const answer = await get(`/share/${id}.${name}`);
      const page = readPage(answer.body);
      expect([answer.statusCode, page.meta("og:title"), page.canonical]).toEqual([
        200,
        "Vienna",
        `${site}/map/${id}/show`,
      ]);
      expect([page.meta("robots"), answer.headers["x-robots-tag"]]).toEqual(["noindex", "noindex"]);
    }
  });

  test("a public trip that is not listed has a preview, and is not for search engines", async () => {
    const id = await makeTrip("By link", { isPublic: true });
    const answer = await get(`/map/${id}/show`);
    const page = readPage(answer.body);
    expect([page.meta("og:title"), page.meta("robots")]).toEqual(["By link", "noindex"]);
    expect(answer.headers["x-robots-tag"]).toBe("noindex");
  });

  test("private, unpublished and unknown trips are the same plain page", async () => {
    const unpublished = await makeTrip("Secret plan");
    expect((await get(`/map/${unpublished}/show`)).body).toContain("Secret plan");
    await set(unpublished, { isPublic: false });
    const hidden = await makeTrip("Secret too", {});
    const answers = await Promise.all(
      [unpublished, hidden, "AAAAAAAAAAAAAAAA", "%00", "a".repeat(100)].flatMap((id) => [
        get(`/map/${id}/show`),
        get(`/share/${id}.Secret`),
      ]),
    );
    const shape = ({ statusCode, body, headers }: (typeof answers)[number]) => {
      const { date: _, "x-request-id": __, ...kept } = headers;
      return { statusCode, body, kept };
    };
    const [first] = answers.map(shape);
    for (const answer of answers) expect(shape(answer)).toEqual(first);
    expect(first).toMatchObject({ statusCode: 200, body: shell });
    expect(first?.kept["x-robots-tag"]).toBe("noindex");
  });

  test("only listed trips, the first page, the catalog and the help are for search engines", async () => {
    for (const [url, isListed] of [
      ["/", true],
      ["/catalog", true],
      ["/help", true],
      ["/login", false],
      ["/trips", false],
      ["/no/such/page", false],
    ] as const) {
      const answer = await get(url);
      const page = readPage(answer.body);
      expect([url, page.meta("robots"), answer.headers["x-robots-tag"]]).toEqual([
        url,
        ...(isListed ? [undefined, undefined] : ["noindex", "noindex"]),
      ]);
      if (isListed) expect(page.meta("og:image")).toBe(`${site}/preview/catalog.png?lang=en`);
    }
    expect((await get("/api/health")).headers["x-robots-tag"]).toBe("noindex");
  });

  test.each([
    "</title><script>alert(1)</script>",
    '"><img src=x onerror=alert(1)> & Co',
    "$& $1 $` </script>\u2028 \u2029",
    "👩‍👩‍👧 Тур 日本 שלום",
    `${"Ю".repeat(150)}👍`,
  ])("the name %j stays a text wherever it stands", async (name) => {
    const id = await makeTrip(name);
    const page = readPage((await get(`/map/${id}/show`)).body);
    expect(page.isWhole).toBe(true);
    expect([page.titles.length, page.scripts]).toEqual([1, 0]);
    const shown = page.meta("og:title") ?? "";
    const line = name.replace(/\s+/gu, " ").trim();
    expect(shown.endsWith("…") ? line.startsWith(shown.slice(0, -1)) : shown === line).toBe(true);
    expect(shown.length).toBeLessThanOrEqual(90);
    expect(page.meta("og:description")?.length).toBeLessThanOrEqual(200);
    expect(page.data).toMatchObject({ name: name.trim() });
  });

  test("the catalog's page names its newest trips, and none that has left it", async () => {
    const [kept, ended] = [await makeTrip("Kept </script>"), await makeTrip("Ended")];
    const listed = async () => {
      const { data } = readPage((await get("/catalog")).body);
      const { mainEntity } = (data ?? {}) as { mainEntity?: { itemListElement: object[] } };
      return mainEntity?.itemListElement.slice(0, 2);
    };
    expect(await listed()).toMatchObject([
      { position: 1, name: "Ended", url: `${site}/map/${ended}/show` },
      { position: 2, name: "Kept </script>", url: `${site}/map/${kept}/show` },
    ]);
    await set(ended, { isInCatalog: false });
    expect(await listed()).toMatchObject([{ position: 1, name: "Kept </script>" }, {}]);
  });

  test("nothing that visitors do not see is in the page", async () => {
    const { id } = await addTrip(app, owner, { name: "Trip" });
    const route = await addRoute(app, owner, id, { description: "MARK-description" });
    await addPoint(app, owner, route.id, { name: "Hotel", reservationTime: "23:41" });
    await app.call("POST", "note", { as: owner, body: { tripId: id, text: "MARK-note" } });
    await app.call("POST", "finance", { as: owner, body: { tripId: id, name: "MARK-cost" } });
    await set(id, { isPublic: true });
    const { body } = await get(`/map/${id}/show`);
    expect(body).not.toMatch(/MARK|23:41|@example\.org/);
  });

  test("the page is revalidated, compressed, and the same for HEAD", async () => {
    const id = await makeTrip("Compressed");
    const url = `/map/${id}/show`;
    const plain = await get(url);
    expect(plain.headers).toMatchObject({
      "cache-control": "no-cache",
      vary: "Accept-Encoding, Accept-Language, Cookie",
    });
    for (const encoding of ["br", "gzip"]) {
      const answer = await get(url, { "accept-encoding": encoding });
      expect(answer.headers["content-encoding"]).toBe(encoding);
      expect(answer.rawPayload.length).toBeLessThan(plain.rawPayload.length);
    }
    const known = { "if-none-match": String(plain.headers.etag) };
    expect((await get(url, known)).statusCode).toBe(304);
    const head = await get(url, {}, "HEAD");
    expect([head.statusCode, head.body, head.headers["content-length"]]).toEqual([
      200,
      "",
      String(plain.rawPayload.length),
    ]);
    await set(id, { name: "Renamed" });
    expect((await get(url, known)).statusCode).toBe(200);
    await set(id, { isPublic: false });
    expect((await get(url, known)).body).toBe(shell);
  });
});
