import type { CatalogPage } from "@castor/core/catalog/catalog-page.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { addPoint, addRoute, addTrip, refusal, succeed } from "../../testing/calls/trip-calls.ts";
import { testDatabases } from "../../testing/databases/each-database.ts";
import { type Person, startTestApp, type TestApp } from "../../testing/servers/test-app.ts";

const listed = { isPublic: true, isInCatalog: true };
const paris = { lat: 48.8566, lng: 2.3522 };

describe.each(testDatabases())("the catalog on $name", (kind) => {
  let app: TestApp;
  let anna: Person;
  beforeAll(async () => {
    app = await startTestApp(kind);
    anna = await app.register("Anna");
  });
  afterAll(() => app.dispose());
  beforeEach(async () => {
    for (const { id } of (await read("pageSize=100")).data)
      await app.call("DELETE", `trip/${id}`, { as: anna });
  });

  const call = (query: string) => app.call("GET", `catalog?${query}`);
  const read = async (query = "") => succeed<CatalogPage>(await call(query));
  const names = async (query: string) => (await read(query)).data.map(({ name }) => name);
  const find = (search: string) => names(`search=${encodeURIComponent(search)}`);
  const list = (name: string, form: object = {}) =>
    addTrip(app, anna, { name, ...listed, ...form });
  const save = async (path: string, body: object) =>
    succeed(await app.call("POST", path, { as: anna, body }));

  /** A listed trip of so many days, from 1 May 2027. */
  async function listDays(name: string, days: number) {
    const trip = await list(name);
    for (const day of days > 1 ? [1, days] : [1])
      await addRoute(app, anna, trip.id, {
        date: `2027-05-${String(day).padStart(2, "0")} 09:00`,
      });
    return trip;
  }

  test("an entry has name, creator, language, countries, numbers of days and points, and dates", async () => {
    const trip = await list("Осень");
    const first = await addRoute(app, anna, trip.id, { date: "2027-05-01 09:00" });
    await addRoute(app, anna, trip.id, { date: "2027-05-03 09:00" });
    await addPoint(app, anna, first.id, paris);
    const { data, ...rest } = await read();
    expect(rest).toEqual({ total: 1, more: false, page: 1, pageSize: 20 });
    expect(data).toEqual([
      {
        id: trip.id,
        name: "Осень",
        ownerName: "Anna",
        language: "en",
        countries: ["FR"],
        routesCount: 2,
        pointsCount: 1,
        startDate: "2027-05-01",
        endDate: "2027-05-03",
        updated: expect.stringMatching(/^2\d{3}-.*Z$/),
        cover: { fileId: null, picture: null, area: expect.objectContaining({ south: paris.lat }) },
      },
    ]);
  });

  test("only listed trips are in it: no private one, no draft, none that is public by its link alone", async () => {
    await addTrip(app, anna, { name: "Private" });
    await addTrip(app, anna, { name: "By link", isPublic: true });
    await addTrip(app, anna, { name: "Draft", isPublic: true, isDraft: true });
    await list("Listed");
    expect(await names("")).toEqual(["Listed"]);
  });

  test.each([
    ["its listing ends", { isInCatalog: false }],
    ["it is no longer public", { isPublic: false }],
    ["it becomes a draft", { isDraft: true }],
  ])("a trip is gone at once when %s", async (_, change) => {
    const { id } = await list("Gone");
    expect(await find("gone")).toEqual(["Gone"]);
    await save("trip", { id, ...change });
    expect(await read()).toMatchObject({ data: [], total: 0 });
    expect(await find("gone")).toEqual([]);
  });

  test("a trip is gone with its removal, and nothing of its names is left", async () => {
    const { id } = await list("Qwertz");
    await app.call("DELETE", `trip/${id}`, { as: anna });
    expect(await find("qwertz")).toEqual([]);
    const left = await app.database.read(async (queries) => [
      ...(await queries.selectFrom("catalog_words").selectAll().execute()),
      ...(await queries.selectFrom("catalog_endings").selectAll().execute()),
      ...(await queries.selectFrom("catalog_postings").selectAll().execute()),
    ]);
    expect(left).toEqual([]);
  });

  test("the trips of a removed account are gone", async () => {
    const boris = await app.register("Boris");
    await addTrip(app, boris, { name: "Of Boris", ...listed });
    expect(await find("boris")).toEqual(["Of Boris"]);
    await app.call("DELETE", "auth/account", { as: boris, body: { password: boris.password } });
    expect(await find("boris")).toEqual([]);
    await vi.waitFor(async () =>
      expect(
        await app.database.read((queries) =>
          queries.selectFrom("catalog_words").selectAll().execute(),
        ),
      ).toEqual([]),
    );
  });

  test("a listed trip is found by what it holds now: days and points that come, go and change their names", async () => {
    const trip = await list("Weekend");
    const route = await addRoute(app, anna, trip.id, { name: "Arrival" });
    const point = await addPoint(app, anna, route.id, { name: "Café Sperl" });
    expect(await find("arrival")).toEqual(["Weekend"]);
    expect(await find("sperl")).toEqual(["Weekend"]);
    await save("point", { id: point.id, name: "Demel" });
    expect(await find("sperl")).toEqual([]);
    expect(await find("demel")).toEqual(["Weekend"]);
    await app.call("DELETE", `route/${route.id}`, { as: anna });
    expect(await find("demel")).toEqual([]);
    expect(await find("arrival")).toEqual([]);
    expect((await read()).data).toMatchObject([{ routesCount: 0, pointsCount: 0, endDate: null }]);
    await save("trip", { id: trip.id, name: "Holiday" });
    expect(await find("weekend")).toEqual([]);
    expect(await names("search=holiday")).toEqual(["Holiday"]);
  });

  test("the creator's name is the one of now, the language that of the time of listing", async () => {
    const vera = await app.register("Vera");
    const as = vera;
    await app.call("PUT", "auth/language", { as, body: { lang: "ru" } });
    const { id } = await addTrip(app, vera, { name: "Тур", ...listed });
    await app.call("PUT", "auth/language", { as, body: { lang: "en" } });
    await app.call("PUT", "auth/profile", { as, body: { publicName: "Vera B." } });
    expect((await read()).data).toMatchObject([{ ownerName: "Vera B.", language: "ru" }]);
    expect(await names("language=ru")).toEqual(["Тур"]);
    expect(await names("language=en")).toEqual([]);
    await app.call("DELETE", `trip/${id}`, { as });
  });

  test("search finds parts of words in both alphabets, ignoring case and ё, and beginnings by one or two letters", async () => {
    await list("Осень в Орле и Ёлкино");
    await list("St. Pölten, Łódź");
    for (const search of ["сен", "ОРЛ", "ор", "в", "елкин", "ЁЛК", "осень ел"])
      expect([search, await find(search)]).toEqual([search, ["Осень в Орле и Ёлкино"]]);
    for (const search of ["st", "polt", "ÖLTEN", "łódź", "lodz", "s p l"])
      expect([search, await find(search)]).toEqual([search, ["St. Pölten, Łódź"]]);
    for (const search of ["ле", "dz", "осень polten"])
      expect([search, await find(search)]).toEqual([search, []]);
  });

  test("filters by country and by days narrow a search, and work alone", async () => {
    await listDays("Short walk", 1);
    await listDays("Long walk", 9);
    const trip = await list("Paris walk");
    const route = await addRoute(app, anna, trip.id);
    await addPoint(app, anna, route.id, paris);
    expect(await names("country=FR")).toEqual(["Paris walk"]);
    expect(await names("country=fr&search=walk")).toEqual(["Paris walk"]);
    expect(await names("country=DE")).toEqual([]);
    expect(await names("minDays=2")).toEqual(["Long walk"]);
    expect(await names("maxDays=8&search=walk&sort=new")).toEqual(["Paris walk", "Short walk"]);
    expect(await names("minDays=9&maxDays=9")).toEqual(["Long walk"]);
    expect(await names("minDays=9&maxDays=2")).toEqual([]);
    expect(await names("minDays=61")).toEqual([]);
  });

  test("the newest listing is first, the shortest trip, or the best match of the trip's own name", async () => {
    await listDays("Vienna", 3);
    const bound = await listDays("Danube", 1);
    await addRoute(app, anna, bound.id, { name: "Vienna", date: "2027-05-01 12:00" });
    await listDays("Viennale", 2);
    expect(await names("")).toEqual(["Viennale", "Danube", "Vienna"]);
    expect(await names("sort=days")).toEqual(["Danube", "Viennale", "Vienna"]);
    expect(await find("vienna")).toEqual(["Vienna", "Viennale", "Danube"]);
    expect(await names("search=vienna&sort=new")).toEqual(["Viennale", "Danube", "Vienna"]);
    expect(await names("search=vienna&sort=days")).toEqual(["Danube", "Viennale", "Vienna"]);
  });

  test("a trip that is listed again is new", async () => {
    const { id } = await list("First");
    await list("Second");
    await save("trip", { id, isInCatalog: false });
    await save("trip", { id, isInCatalog: true });
    expect(await names("")).toEqual(["First", "Second"]);
  });

  test("pages follow each other without gaps and end with an empty one", async () => {
    for (const name of ["A", "B", "C"]) await list(name);
    expect(await read("pageSize=2")).toMatchObject({ total: 3, page: 1, pageSize: 2 });
    expect(await names("pageSize=2&page=2")).toEqual(["A"]);
    expect(await read("pageSize=2&page=3")).toMatchObject({ data: [], total: 3, page: 3 });
    expect(await names("page=500&pageSize=20")).toEqual([]);
  });

  test("a matching If-None-Match is answered 304 until the catalog changes", async () => {
    const { id } = await list("Tagged");
    const answer = await call("search=tagged");
    const tag = String(answer.headers.etag);
    expect(answer.headers["cache-control"]).toBe("private, no-cache");
    const again = () =>
      app.call("GET", "catalog?search=tagged", { headers: { "if-none-match": tag } });
    expect((await again()).statusCode).toBe(304);
    await save("trip", { id, name: "Tagged anew" });
    expect((await again()).statusCode).toBe(200);
  });

  test.each([
    ["a search of 10,000 letters", `search=${"a".repeat(10_000)}`, "search"],
    ["a NUL", "search=a%00b", "search"],
    ["a page beyond the depth", "page=501", "page"],
    ["a page that is no number", "page=two", "page"],
    ["page 0", "page=0", "page"],
    ["a huge page", "page=99999999999999999999", "page"],
    ["more than 100 entries", "pageSize=101", "pageSize"],
    ["an unknown order", "sort=owner", "sort"],
    ["an unknown language", "language=xx", "language"],
    ["a country that is no code", "country=France", "country"],
    ["no days", "minDays=0", "minDays"],
  ])("%s is refused by its field", async (_, query, field) => {
    expect(refusal(await call(query))).toEqual([400, [field]]);
  });

  test("operators, wildcards, quotes and signs are texts like any other", async () => {
    await list('100% "Fun" OR_nothing');
    await list("🏖 Beach");
    for (const search of ['"fun"', "fun*", "100%", "or", "fun 100", "-fun"])
      expect([search, await find(search)]).toEqual([search, ['100% "Fun" OR_nothing']]);
    expect(await find("🏖 beach")).toEqual(["🏖 Beach"]);
    for (const search of [
      "%",
      "_",
      "*",
      '"',
      "'",
      "🏖",
      "NEAR(fun)",
      "f_q",
      "f%q",
      "' or 2=2 --",
      "\\",
    ])
      expect([search, await find(search)]).toEqual([search, []]);
    expect((await read("search=%20%20")).total).toBe(2);
  });
});
