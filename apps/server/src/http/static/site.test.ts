import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testDatabases } from "../../../testing/databases/each-database.ts";
import { startTestApp, type TestApp } from "../../../testing/servers/test-app.ts";

const script = "export const answer = 42;\n".repeat(100);
const shell = "<!doctype html><title>Castor</title><script>paint();</script>";
/** SHA-256 of `paint();`, from `printf 'paint();' | openssl dgst -sha256 -binary | base64`. */
const paintHash = "OPNKmRhCQTbEWKzxOB6dFpX6lROU8Oa8AyndT3JixLE=";
const world = Buffer.from(Array.from({ length: 1_000 }, (_, index) => index % 256));
const area = '{"west":73,"south":17,"step":0.1,"rows":[]}';
const [sqlite] = testDatabases();

describe("the site", () => {
  let server: TestApp;
  let checkout: string;
  beforeAll(async () => {
    checkout = await mkdtemp(join(tmpdir(), "castor-site-"));
    const web = join(checkout, "web");
    const geodata = join(checkout, "geodata");
    await mkdir(join(web, "assets"), { recursive: true });
    await mkdir(join(web, ".vite"));
    await mkdir(geodata);
    await Promise.all([
      writeFile(join(checkout, "package.json"), '{"version":"1.2.3"}'),
      writeFile(join(web, "index.html"), shell),
      writeFile(join(web, ".vite/manifest.json"), "{}"),
      writeFile(join(web, "assets/app-1a2b.js"), script),
      writeFile(join(web, "assets/app-1a2b.js.gz"), gzipSync(script)),
      writeFile(join(web, "assets/app-1a2b.js.br"), brotliCompressSync(script)),
      writeFile(join(geodata, "world.pmtiles"), world),
      writeFile(join(geodata, "gcj02-area.json"), area),
    ]);
    if (sqlite === undefined) throw new Error("No test database.");
    server = await startTestApp(
      sqlite,
      {
        ALLOWED_ORIGINS: "https://trips.example.org",
        API_HOSTS: "trips.example.org=https://api.example.org",
        PUBLIC_URL: "https://api.example.org",
        PUBLIC_SERVICES: "off",
      },
      { folders: { checkout, web, geodata } },
    );
  });
  afterAll(async () => {
    await server.dispose();
    await rm(checkout, { recursive: true });
  });

  const get = (url: string, headers: Record<string, string> = {}, method = "GET") =>
    server.app.inject({ method: method as "GET", url, headers });
  const html = { accept: "text/html,*/*" };

  test.each(["/trips", "/map/abc/show", "/map/abc", "/confirm-email?token=x", "/login/"])(
    "the page %s answers the app, revalidated at each visit",
    async (url) => {
      const answer = await get(url, html);
      expect([answer.statusCode, answer.body]).toEqual([200, shell]);
      expect(answer.headers["cache-control"]).toBe("no-cache");
      expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8");
    },
  );

  test("the first page answers the app with a head of its own, revalidated at each visit", async () => {
    const { statusCode, body, headers } = await get("/", html);
    expect([statusCode, headers["cache-control"]]).toEqual([200, "no-cache"]);
    expect(body).toMatch(/^<!doctype html><title>Castor<\/title>\s*<meta /);
    expect(body.endsWith("<script>paint();</script>")).toBe(true);
  });

  test("an unknown page answers the app with 404", async () => {
    const answer = await get("/no/such/page", html);
    expect([answer.statusCode, answer.body]).toEqual([404, shell]);
  });

  test.each([
    "/assets/gone.js",
    "/../package.json",
    "/%2e%2e/package.json",
    "/.vite/manifest.json",
    "/%ff",
  ])("%s is 404 without the app, and no file outside is read", async (url) => {
    const answer = await get(url, { accept: "*/*" });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ error: { code: "NOT_FOUND" } });
  });

  test("hashed files are immutable, and sent as compressed by the build", async () => {
    for (const [taken, encoding] of [
      ["gzip, deflate, br", "br"],
      ["gzip", "gzip"],
      ["br;q=0, gzip;q=0.5", "gzip"],
      ["", undefined],
    ] as const) {
      const answer = await get("/assets/app-1a2b.js", { "accept-encoding": taken });
      expect(answer.headers["content-encoding"]).toBe(encoding);
      expect(answer.headers).toMatchObject({
        "content-type": "text/javascript; charset=utf-8",
        "cache-control": "public, max-age=31536000, immutable",
        vary: "Origin, Accept-Encoding",
        "content-length": String(answer.rawPayload.length),
      });
    }
    const { headers } = await get("/assets/app-1a2b.js");
    const again = await get("/assets/app-1a2b.js", { "if-none-match": String(headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
    const head = await get("/assets/app-1a2b.js", {}, "HEAD");
    expect([head.statusCode, head.body]).toEqual([200, ""]);
  });

  test("the base map is served in ranges, with a strong ETag", async () => {
    const read = (headers: Record<string, string>) => get("/basemap/world.pmtiles", headers);
    const whole = await read({});
    expect(whole.rawPayload.equals(world)).toBe(true);
    const etag = String(whole.headers.etag);
    expect(etag).toMatch(/^"[^"]+"$/);
    for (const [range, from, to] of [
      ["bytes=0-99", 0, 99],
      ["bytes=990-", 990, 999],
      ["bytes=-10", 990, 999],
      ["bytes=900-5000", 900, 999],
    ] as const) {
      const answer = await read({ range, "if-range": etag });
      expect(answer.statusCode).toBe(206);
      expect(answer.headers["content-range"]).toBe(`bytes ${from}-${to}/1000`);
      expect(answer.rawPayload.equals(world.subarray(from, to + 1))).toBe(true);
    }
    expect((await read({ range: "bytes=1000-" })).statusCode).toBe(416);
    expect((await read({ range: "bytes=0-9", "if-range": '"old"' })).statusCode).toBe(200);
    expect((await read({ "if-none-match": etag })).statusCode).toBe(304);
  });

  test("the area of China's datum is served for maps drawn in it", async () => {
    const answer = await get("/basemap/gcj02-area.json");
    expect([answer.statusCode, answer.body]).toEqual([200, area]);
    expect(answer.headers["content-type"]).toContain("application/json");
  });

  test("HEAD has the Content-Length of GET", async () => {
    for (const url of ["/", "/login", "/assets/app-1a2b.js", "/basemap/world.pmtiles"]) {
      const [whole, head] = [await get(url), await get(url, {}, "HEAD")];
      expect([url, head.statusCode, head.body, head.headers["content-length"]]).toEqual([
        url,
        200,
        "",
        String(whole.rawPayload.length),
      ]);
    }
  });

  test("version.json has version, commit and build time; config.json the API's hosts", async () => {
    expect((await get("/version.json")).json()).toEqual({
      version: "1.2.3",
      commit: null,
      buildTime: expect.stringMatching(/^\d{4}-.*Z$/),
    });
    expect((await get("/config.json")).json()).toEqual({
      apiHosts: { "trips.example.org": "https://api.example.org" },
    });
  });

  test("every answer allows only the page's own scripts and forbids embedding", async () => {
    for (const url of [
      ...["/", "/login?redirectUrl=%2Ftrips", "/no/such/page", "/version.json"],
      ...["/api/health", "/api/nothing", "/api/trip/%zz", "/assets/app-1a2b.js"],
    ]) {
      const { headers } = await get(url);
      const policy = String(headers["content-security-policy"]);
      expect(policy).toContain(
        `default-src 'self'; script-src 'self' 'sha256-${paintHash}'; style-src`,
      );
      expect(policy.match(/script-src[^;]*|default-src[^;]*/g)?.join()).not.toMatch(
        /unsafe|https?:|[*]/,
      );
      expect(policy).toContain("form-action 'self'; object-src 'none';");
      expect(policy).toContain("base-uri 'none'");
      expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).toContain("connect-src 'self' https://api.example.org;");
      expect(headers).toMatchObject({
        "x-content-type-options": "nosniff",
        "x-frame-options": "DENY",
        "referrer-policy": "same-origin",
        "strict-transport-security": "max-age=63072000; includeSubDomains",
        "x-request-id": expect.any(String),
      });
    }
  });

  test("the configured origins may call with credentials and read the named headers", async () => {
    const origin = "https://trips.example.org";
    const answer = await get("/api/auth/me", { origin });
    expect(answer.statusCode).toBe(401);
    expect(answer.headers).toMatchObject({
      "access-control-allow-origin": origin,
      "access-control-allow-credentials": "true",
      "access-control-expose-headers":
        "Content-Disposition, ETag, Location, Retry-After, X-File-Id, X-Request-Id, X-Source, Tus-Resumable, Upload-Length, Upload-Metadata, Upload-Offset",
      vary: "Origin",
    });
    const preflight = await get(
      "/api/trip",
      {
        origin,
        "access-control-request-method": "POST",
        "access-control-request-headers": "authorization,content-type,x-language",
      },
      "OPTIONS",
    );
    expect(preflight.statusCode).toBe(204);
    expect(preflight.headers["access-control-allow-headers"]).toMatch(/Authorization.*X-Language/);
  });

  test("a malformed address is answered with the same headers as everything", async () => {
    for (const origin of ["https://trips.example.org", "https://evil.example"]) {
      const [usual, bad] = [
        await get("/api/nothing", { origin }),
        await get("/api/trip/%zz", { origin }),
      ];
      expect(bad.statusCode).toBe(404);
      expect(Object.keys(bad.headers).toSorted()).toEqual(Object.keys(usual.headers).toSorted());
      const { "x-request-id": id, date: _, ...same } = bad.headers;
      expect(usual.headers).toMatchObject(same);
      expect(id).toMatch(/^\w+-\w+$/);
    }
  });

  test.each(["GET", "OPTIONS"])(
    "other origins are refused: %s has no CORS header",
    async (method) => {
      const { headers } = await get(
        "/api/health",
        { origin: "https://evil.example", "access-control-request-method": "GET" },
        method,
      );
      const names = Object.keys(headers).filter((name) => name.startsWith("access-control-"));
      expect(names).toEqual([]);
      expect(headers.vary).toBe("Origin");
    },
  );
});
