import { JSDOM } from "jsdom";
import { describe, expect, test } from "vitest";
import { addRoute, addTrip } from "../../../testing/calls/trip-calls.ts";
import { testDatabases } from "../../../testing/databases/each-database.ts";
import { serveTests } from "../../../testing/servers/serve-tests.ts";

const site = "https://trips.example.org";
const partSize = 50_000;

describe.each(testDatabases())("robots.txt and sitemaps on $name", async (kind) => {
  const app = await serveTests(kind, { PUBLIC_URL: site });
  const owner = await app.register("Owner");

  const get = (url: string, headers: Record<string, string> = {}, method = "GET") =>
    app.app.inject({ method: method as "GET", url, headers });
  /** The addresses of a sitemap or of an index, read as XML, which must be well-formed. */
  const locationsOf = async (url: string) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["content-type"]).toBe("application/xml; charset=utf-8");
    const { document } = new JSDOM(answer.body, { contentType: "application/xml" }).window;
    return [...document.querySelectorAll("loc")].map((loc) => loc.textContent);
  };
  const set = (id: string, flags: object) =>
    app.call("POST", "trip", { as: owner, body: { id, ...flags } });
  const addListed = async () => {
    const { id } = await addTrip(app, owner, { name: "Listed & <found>" });
    await addRoute(app, owner, id);
    await set(id, { isPublic: true, isInCatalog: true });
    return id;
  };

  test("robots.txt lets crawlers see what says noindex, and names the sitemap", async () => {
    const { headers, body } = await get("/robots.txt");
    expect(headers["content-type"]).toBe("text/plain; charset=utf-8");
    expect(body).toContain(`Sitemap: ${site}/sitemap.xml`);
    expect(body).not.toContain("Disallow");
  });

  test("the index of an empty catalog has one part, with the pages of the site", async () => {
    expect(await locationsOf("/sitemap.xml")).toEqual([`${site}/sitemap-0.xml`]);
    expect(await locationsOf("/sitemap-0.xml")).toEqual([
      `${site}/`,
      `${site}/catalog`,
      `${site}/help`,
    ]);
  });

  test("listed trips are in the sitemap with their date; an unlisted one is gone at once", async () => {
    const [kept, ended] = [await addListed(), await addListed()];
    const byLink = await addTrip(app, owner, { name: "By link" });
    await set(byLink.id, { isPublic: true });
    expect(await locationsOf("/sitemap.xml")).toEqual([
      `${site}/sitemap-0.xml`,
      `${site}/sitemap-1.xml`,
    ]);
    const addressOf = (id: string) => `${site}/map/${id}/show`;
    expect(await locationsOf("/sitemap-1.xml")).toEqual([addressOf(kept), addressOf(ended)]);
    expect((await get("/sitemap-1.xml")).body).toMatch(
      /<lastmod>\d{4}-\d\d-\d\dT[\d:.]+Z<\/lastmod>/,
    );
    await set(ended, { isInCatalog: false });
    expect(await locationsOf("/sitemap-1.xml")).toEqual([addressOf(kept)]);
  });

  test("a part has at most 50,000 listings, read in several steps", async () => {
    const id = await addListed();
    await app.database.write(async (queries) => {
      await queries
        .updateTable("catalog_entries")
        .set({ listing: 2 * partSize })
        .where("trip_id", "=", id)
        .execute();
    });
    expect(await locationsOf("/sitemap.xml")).toHaveLength(3);
    expect(await locationsOf("/sitemap-1.xml")).not.toContain(`${site}/map/${id}/show`);
    expect(await locationsOf("/sitemap-2.xml")).toEqual([`${site}/map/${id}/show`]);
    expect((await get("/sitemap-3.xml")).statusCode).toBe(404);
    expect((await get("/sitemap-x.xml")).statusCode).toBe(404);
  });

  test("a part is compressed for those who take it, and HEAD has no body", async () => {
    const zipped = await get("/sitemap-1.xml", { "accept-encoding": "gzip" });
    expect(zipped.headers["content-encoding"]).toBe("gzip");
    const head = await get("/sitemap-1.xml", {}, "HEAD");
    expect([head.statusCode, head.body]).toEqual([200, ""]);
  });
});
