import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { addTrip, succeed } from "../../testing/calls/trip-calls.ts";
import { testDatabases } from "../../testing/databases/each-database.ts";
import { type Person, startTestApp, type TestApp } from "../../testing/servers/test-app.ts";
import { makeWebFolder } from "../../testing/servers/web-folder.ts";

const listed = { isPublic: true, isInCatalog: true };
const skeleton = "<b>skeleton</b>";
const frame = (title: string) =>
  `<!doctype html><html lang="en"><title>${title}</title><!--drawn-by-server-->${skeleton}<!--/drawn-by-server--><footer></footer>`;
/** In place of what the web app's build makes. It counts what it draws, and cannot draw one name. */
const drawing = `let count = 0;
function drawCatalog(language, { data }) {
  const names = data.map(({ name }) => name);
  if (names.includes("Undrawable")) throw new Error("It cannot be drawn.");
  return "<p>" + ++count + " " + language + ": " + names.join(", ") + "</p>";
}
export const drawings = { drawCatalog };`;

describe.each(testDatabases())("the cards in the page of the catalog on $name", (kind) => {
  let server: TestApp;
  let anna: Person;
  let web: Awaited<ReturnType<typeof makeWebFolder>>;
  beforeAll(async () => {
    web = await makeWebFolder({
      "index.html": "<!doctype html><title>Castor</title>",
      ".frames/catalog.en.html": frame("Catalog"),
      ".frames/catalog.ru.html": frame("Каталог"),
      ".frames/help.en.html": frame("Help"),
      ".frames/drawing/draw-pages.mjs": drawing,
    });
    server = await startTestApp(kind, {}, { folders: web.folders });
    anna = await server.register("Anna");
  });
  afterAll(async () => {
    await server.dispose();
    await web.remove();
  });
  let alps: string;
  beforeEach(async () => {
    alps = await list("Alps");
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    const trips = succeed<{ id: string }[]>(await server.call("GET", "trip", { as: anna }));
    for (const { id } of trips) await remove(id);
  });

  const list = async (name: string) => (await addTrip(server, anna, { name, ...listed })).id;
  const save = async (body: object) =>
    succeed(await server.call("POST", "trip", { as: anna, body }));
  const remove = (id: string) => server.call("DELETE", `trip/${id}`, { as: anna });

  const get = (url = "/catalog", headers: Record<string, string> = {}) =>
    server.app.inject({ method: "GET", url, headers: { accept: "text/html,*/*", ...headers } });
  const drawn = async (url?: string, headers?: Record<string, string>) =>
    /<p>\d+ (.*)<\/p>/.exec((await get(url, headers)).body)?.[1];
  const warnings = () => server.log.filter((line) => line.includes("could not be drawn")).length;

  test("are those of the listed trips, in place of the skeleton", async () => {
    await addTrip(server, anna, { name: "By its link", isPublic: true });
    await addTrip(server, anna, { name: "Private" });
    const { body } = await get();
    expect(body).toMatch(/<p>\d+ en: Alps<\/p><footer>/);
    expect(body).not.toContain(skeleton);
    expect(body).toContain('<meta name="description"');
  });

  test("follow what is listed and what no longer is", async () => {
    const id = await list("Balkans");
    expect(await drawn()).toBe("en: Balkans, Alps");
    await save({ id, name: "Tatra" });
    expect(await drawn()).toBe("en: Tatra, Alps");
    await save({ id, isPublic: false });
    expect(await drawn()).toBe("en: Alps");
  });

  test("are in the reader's language, also for readers of both at once", async () => {
    const languages = ["en", "ru", "ru", "en", "ru"];
    const pages = await Promise.all(
      languages.map((language) => drawn("/catalog", { "accept-language": language })),
    );
    expect(pages).toEqual(languages.map((language) => `${language}: Alps`));
    expect(await drawn("/catalog?lang=ru")).toBe("ru: Alps");
  });

  test("are drawn once for the same trips, and the page is revalidated", async () => {
    const first = await get();
    expect((await get()).body).toBe(first.body);
    const again = await get("/catalog", { "if-none-match": String(first.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
    await list("Balkans");
    const later = await get("/catalog", { "if-none-match": String(first.headers.etag) });
    expect(later.statusCode).toBe(200);
  });

  test("are there whatever else the address says, but not when it filters", async () => {
    expect(await drawn("/catalog?utm_source=mail")).toBe("en: Alps");
    for (const search of ["search=alps", "language=en", "minDays=2", "sort=days"])
      expect((await get(`/catalog?${search}`)).body).toContain(skeleton);
    expect((await get("/help")).body).toContain(skeleton);
  });

  test("are not there while the catalog is empty", async () => {
    await remove(alps);
    expect((await get()).body).toContain(skeleton);
  });

  test("are left out when they cannot be drawn, which is logged once, until they can", async () => {
    const before = warnings();
    const id = await list("Undrawable");
    for (let time = 0; time < 3; time++) {
      const { statusCode, body } = await get();
      expect(statusCode).toBe(200);
      expect(body).toContain(skeleton);
    }
    expect(warnings() - before).toBe(1);
    await remove(id);
    expect(await drawn()).toBe("en: Alps");
  });

  test("are left out without a database, and the page opens", async () => {
    vi.spyOn(server.database.forVisitors, "glance").mockRejectedValue(new Error("gone"));
    const { statusCode, body } = await get();
    expect(statusCode).toBe(200);
    expect(body).toContain(skeleton);
  });
});
