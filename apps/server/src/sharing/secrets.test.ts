import type { CatalogPage } from "@castor/core/catalog/catalog-page.ts";
import { pages, showTrip } from "@castor/core/pages.ts";
import { catalogPreviewAddress, previewAddress } from "@castor/core/trips/preview-address.ts";
import { shareLinkName } from "@castor/core/trips/share-link.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { everyRow, isRead, isTripRow, sendSample } from "../../testing/calls/every-row.ts";
import { textOfBody } from "../../testing/calls/file-text.ts";
import type { Ids } from "../../testing/calls/sample-calls.ts";
import { publishSecrets, type SecretTrip } from "../../testing/calls/secret-trip.ts";
import { succeed } from "../../testing/calls/trip-calls.ts";
import { testDatabases } from "../../testing/databases/each-database.ts";
import { type Person, startTestApp, type TestApp } from "../../testing/servers/test-app.ts";
import { makeWebFolder } from "../../testing/servers/web-folder.ts";

type Answer = Awaited<ReturnType<TestApp["call"]>>;

/** All that an answer says: its status, its headers and its body. */
const textOf = async (answer: Answer) =>
  `${answer.statusCode}\n${JSON.stringify(answer.headers)}\n${await textOfBody(answer)}`;

/** The kinds of chunks of a PNG file, each once: texts would be in chunks of their own (PNG, 5.3). */
function chunksOf(png: Buffer): string[] {
  const kinds = new Set<string>();
  for (let index = 8; index < png.length; index += 12 + png.readUInt32BE(index))
    kinds.add(png.toString("latin1", index + 4, index + 8));
  return [...kinds];
}

describe.each(testDatabases())("a public trip full of secrets on $name", (kind) => {
  let web: Awaited<ReturnType<typeof makeWebFolder>>;
  let server: TestApp;
  let owner: Person;
  let stranger: Person;
  let secret: SecretTrip;
  beforeAll(async () => {
    web = await makeWebFolder();
    server = await startTestApp(kind, {}, { folders: web.folders });
    owner = await server.register("Zqowner");
    stranger = await server.register("Stranger");
    // What visitors see as the owner's name.
    await server.call("PUT", "auth/profile", { as: owner, body: { publicName: "Anna" } });
    secret = await publishSecrets(server, owner);
  });
  afterAll(async () => {
    await server.dispose();
    await web.remove();
  });

  const marksIn = (text: string) =>
    Object.entries(secret.marks).flatMap(([what, mark]) => (mark.test(text) ? [what] : []));
  const expectNoMarks = async (of: string, answer: Answer) =>
    expect([of, marksIn(await textOf(answer))]).toEqual([of, []]);

  /** Ids of all things of the trip, each in the place of every other. */
  function guesses(): Ids[] {
    const { ids, trip } = secret;
    const known = [
      ...Object.values(ids),
      ...trip.routes.flatMap(({ id, points }) => [id, ...points.map((point) => point.id)]),
      ...trip.ideas.flatMap(({ id, linkId }) => [id, linkId]),
    ];
    return [
      ids,
      ...known.map((id) => ({
        trip: id,
        route: id,
        otherRoute: id,
        stop: id,
        place: id,
        idea: id,
        item: id,
        note: id,
        file: id,
        attachment: id,
        member: id,
      })),
    ];
  }

  test("has every mark where its owner looks", async () => {
    const seen: string[] = [owner.id, owner.username];
    for (const entry of everyRow.filter((entry) => isTripRow(entry) && isRead(entry)))
      seen.push(await textOf(await sendSample(server, entry, secret.ids, { as: owner })));
    expect(marksIn(seen.join("\n"))).toEqual(Object.keys(secret.marks));
  });

  test("has a calendar whose key alone shows what its owner sees", async () => {
    const { trip } = secret.ids;
    const made = succeed<{ url: string }>(
      await server.call("POST", `calendar/${trip}/key`, { as: owner }),
    );
    const query = new URL(made.url).search;
    for (const as of [null, stranger]) {
      const whole = await server.call("GET", `calendar/${trip}${query}`, { as });
      expect(whole.body).toContain("UID:check-in-");
      for (const wrong of ["", "?key=", "?key=x", `${query}x`, query.replace("key", "k")])
        await expectNoMarks(wrong, await server.call("GET", `calendar/${trip}${wrong}`, { as }));
      const other = `trip/${trip}${query}`;
      await expectNoMarks(other, await server.call("GET", other, { as }));
    }
  });
  // Files write amounts and dates in words, which the marks do not have.
  const privateWords = /\b(?:price|paid|due|check-in|meals|reserved|remaining)\b.{0,3}\w/i;
  test.each(["pdf", "kmz", "gpx", "geojson"])(
    "its %s has prices and bookings for its owner alone",
    async (format) => {
      const read = async (as: Person | null) =>
        (
          await textOfBody(await server.call("GET", `${format}/${secret.ids.trip}`, { as }))
        ).replaceAll(/"(?:price|reservationTime)":null/g, "");
      expect(await read(owner)).toMatch(privateWords);
      expect((await read(owner)).includes("Zqbookcode")).toBe(format === "pdf");
      for (const as of [null, stranger]) expect(await read(as)).not.toMatch(privateWords);
    },
  );

  describe.each(["visitor", "other user"] as const)("to a %s", (who) => {
    const as = () => (who === "visitor" ? null : stranger);

    test.each(everyRow.filter(isTripRow))("$name says none of them", async (entry) => {
      const { row, name } = entry;
      for (const ids of guesses()) {
        const answer = await sendSample(server, entry, ids, { as: as() });
        const isAllowed = answer.statusCode === 200;
        if (isAllowed) expect([name, row.access.who]).toEqual([name, "trip-reader"]);
        await expectNoMarks(name, answer);
        if (row.method !== "GET" || ids !== secret.ids) continue;
        for (const tag of ["*", String(answer.headers.etag), 'W/"1"']) {
          const headers = { "if-none-match": tag };
          await expectNoMarks(name, await sendSample(server, entry, ids, { as: as(), headers }));
        }
        await expectNoMarks(
          name,
          await sendSample(server, entry, ids, { as: as(), method: "HEAD" }),
        );
      }
    });

    test.each(everyRow.filter((entry) => !isTripRow(entry) && isRead(entry)))(
      "$name says none of them",
      async (entry) => {
        await expectNoMarks(entry.name, await sendSample(server, entry, secret.ids, { as: as() }));
      },
    );

    test("errors say none of them", async () => {
      const { ids } = secret;
      const wrong = [
        `trip/${ids.trip}?mode=%00`,
        `trip/${ids.trip}/${ids.note}`,
        `route/all/${ids.trip}?routeIds=${ids.note},${ids.item}`,
        `route/all/${ids.trip}?routeIds=${"x".repeat(50_000)}`,
        `trip/copy/${ids.trip}?startDate=2300-01-01`,
        `note/${ids.trip}?return=false`,
        `finance/table/${ids.trip}?sf=price&sd=asc`,
      ];
      for (const path of wrong)
        await expectNoMarks(path, await server.call("GET", path, { as: as() }));
    });
  });

  test.each(Object.entries(pages))("the page %s says none of them", async (name, { pattern }) => {
    const { trip } = secret;
    const names = { tripId: trip.id, tripName: shareLinkName(trip) };
    for (const routeId of [showTrip, ...trip.routes.map(({ id }) => id)]) {
      const parts: Readonly<Record<string, string>> = { ...names, routeId };
      const address = pattern.replace(/\{(\w+)\}/g, (_, part: string) =>
        encodeURIComponent(parts[part] ?? ""),
      );
      for (const search of ["", "?lang=ru", `?point=${secret.ids.stop}`])
        for (const method of ["GET", "HEAD"] as const)
          for (const tag of ["", "*"]) {
            const headers = { accept: "text/html", ...(tag && { "if-none-match": tag }) };
            const url = address + search;
            await expectNoMarks(url, await server.app.inject({ method, url, headers }));
          }
    }
    // These pages tell of the trip, so what was read above are the real ones.
    const isDescribed = ["map", "mapOfTrip", "share", "catalog"].includes(name);
    const url = pattern.replace("{tripId}", trip.id).replace("{tripName}", shareLinkName(trip));
    const { body } = await server.app.inject({
      url: encodeURI(url.replace("{routeId}", showTrip)),
    });
    expect([name, body.includes(trip.name)]).toEqual([name, isDescribed]);
  });

  test("pictures, robots.txt and sitemaps have none of them", async () => {
    const { id } = secret.trip;
    const pictures = [previewAddress(id), `/preview/${id}.jpg`, catalogPreviewAddress];
    const waiting = ["/robots.txt", ...pictures];
    const seen = new Set<string>();
    for (let url = waiting.pop(); url !== undefined; url = waiting.pop()) {
      seen.add(url);
      for (const method of ["GET", "HEAD"] as const) {
        const answer = await server.app.inject({ method, url });
        expect([url, answer.statusCode]).toEqual([url, 200]);
        await expectNoMarks(url, answer);
        if (method === "GET" && url.endsWith(".png"))
          expect(chunksOf(answer.rawPayload)).toEqual(["IHDR", "IDAT", "IEND"]);
        const named = answer.body.matchAll(
          /(?:Sitemap: |<loc>)https?:\/\/[^/\s<]+(\/sitemap[^\s<]*)/g,
        );
        waiting.push(...[...named].flatMap(([, path]) => path ?? []));
      }
    }
    expect([...seen]).toEqual(expect.arrayContaining(["/sitemap.xml", "/sitemap-1.xml"]));
  });

  test("the catalog finds it by what is public and not by any secret word", async () => {
    for (const as of [null, stranger, owner]) {
      const find = async (search: string) => {
        const path = `catalog?search=${encodeURIComponent(search)}`;
        const answer = await server.call("GET", path, { as });
        await expectNoMarks(search, answer);
        return succeed<CatalogPage>(answer).data.map(({ id }) => id);
      };
      for (const search of ["Open trip", "next day", "hotel"])
        expect([search, await find(search)]).toEqual([search, [secret.ids.trip]]);
      for (const word of secret.secretWords)
        for (const search of [word, word.slice(0, 3), word.slice(2), `open ${word}`])
          expect([search, await find(search)]).toEqual([search, []]);
    }
  });

  test("a stranger's copy has none of them, wherever the stranger reads it", async () => {
    const { ids } = secret;
    for (const query of ["", "?startDate=2028-01-01", `?routeIds=${ids.route}`]) {
      const made = await server.call("GET", `trip/copy/${ids.trip}${query}`, { as: stranger });
      await expectNoMarks(`copy ${query}`, made);
      const copy = succeed<Trip>(made);
      const own: Ids = {
        ...ids,
        trip: copy.id,
        route: copy.routes[0]?.id ?? "",
        stop: copy.routes[0]?.points[0]?.id ?? "",
        place: copy.routes[0]?.points[0]?.linkId ?? "",
      };
      for (const entry of everyRow.filter((entry) => isTripRow(entry) && isRead(entry)))
        await expectNoMarks(entry.name, await sendSample(server, entry, own, { as: stranger }));
    }
    await expectNoMarks("export", await server.call("GET", "auth/export", { as: stranger }));
    const stored = await server.database.read(async (queries) => [
      await queries.selectFrom("finance_items").select("id").execute(),
      await queries.selectFrom("notes").select("id").execute(),
      await queries.selectFrom("ideas").select("id").execute(),
    ]);
    expect(stored.map((rows) => rows.length)).toEqual([1, 4, 2]);
  });
});
