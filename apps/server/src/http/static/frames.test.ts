import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testDatabases } from "../../../testing/databases/each-database.ts";
import { startTestApp, type TestApp } from "../../../testing/servers/test-app.ts";

const shell = "<!doctype html><title>Castor</title>";
const frame = (sight: string) => `${shell}<p>${sight}</p>`;
const [sqlite] = testDatabases();

describe("the frames of pages", () => {
  let server: TestApp;
  let checkout: string;
  beforeAll(async () => {
    checkout = await mkdtemp(join(tmpdir(), "castor-frames-"));
    const web = join(checkout, "web");
    await mkdir(join(web, ".frames"), { recursive: true });
    await Promise.all([
      writeFile(join(checkout, "package.json"), '{"version":"1.2.3"}'),
      writeFile(join(web, "index.html"), shell),
      writeFile(join(web, ".frames/help.en.html"), frame("Help")),
      writeFile(join(web, ".frames/help.ru.html"), frame("Справка")),
      writeFile(join(web, ".frames/register.en.html"), frame("Sign up")),
    ]);
    if (sqlite === undefined) throw new Error("No test database.");
    server = await startTestApp(sqlite, {}, { folders: { checkout, web, geodata: checkout } });
  });
  afterAll(async () => {
    await server.dispose();
    await rm(checkout, { recursive: true });
  });

  const get = (url: string, headers: Record<string, string> = {}) =>
    server.app.inject({ method: "GET", url, headers: { accept: "text/html,*/*", ...headers } });

  test.each([
    ["/help", { "accept-language": "ru" }, "Справка"],
    ["/help", { "accept-language": "ru", cookie: "language=en" }, "Help"],
    ["/help?lang=ru", { cookie: "language=en" }, "Справка"],
    ["/help", {}, "Help"],
  ])(
    "%s with %j comes in the reader's language, with the page's own head",
    async (url, headers, sight) => {
      const { body, headers: answered } = await get(url, headers);
      expect(body).toContain(`<p>${sight}</p>`);
      expect(body).toContain('<meta name="description"');
      expect(answered.vary).toContain("Accept-Language, Cookie");
    },
  );

  test("a page without a head of its own comes with its frame too, and is revalidated", async () => {
    const { body, headers } = await get("/register");
    expect(body).toBe(frame("Sign up"));
    const again = await get("/register", { "if-none-match": String(headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
  });

  test.each(["/index.html", "/trips", "/.frames/help.en.html", "/register?redirectUrl=%2Ftrips"])(
    "%s has none: the service worker keeps the page for all addresses",
    async (url) => {
      expect((await get(url)).body).not.toContain("<p>");
    },
  );

  test("whose work is used up gets the page without what the server knows of it", async () => {
    if (sqlite === undefined) throw new Error("No test database.");
    const nothing = { points: 0, seconds: 60 };
    const limited = await startTestApp(
      sqlite,
      { RATE_LIMIT: "on" },
      {
        folders: { checkout, web: join(checkout, "web"), geodata: checkout },
        workFigures: { address: nothing, account: nothing },
      },
    );
    try {
      const open = () => limited.app.inject({ url: "/help", headers: { accept: "text/html" } });
      expect((await open()).body).toContain('<meta name="description"');
      const { statusCode, body } = await open();
      expect([statusCode, body]).toEqual([200, frame("Help")]);
    } finally {
      await limited.dispose();
    }
  });
});
