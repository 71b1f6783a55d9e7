import { randomUUID } from "node:crypto";
import type { TripFile } from "@castor/core/exports/json/trip-file.ts";
import { toTripFile } from "@castor/core/exports/json/trip-file.ts";
import { limits } from "@castor/core/limits.ts";
import { asOwner } from "@castor/core/members/member.ts";
import { flattenNotes } from "@castor/core/notes/note-tree.ts";
import { startByFirstTime } from "@castor/core/routes/edit/start-by-first-time.ts";
import { anyTrip } from "@castor/core/testing/any-trip.ts";
import { makePoint, makeRoute, makeTrip } from "@castor/core/testing/make.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { sortRoutes } from "@castor/core/trips/trip-dates.ts";
import type { TripSummary } from "@castor/core/trips/trip-summary.ts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { load, refusal, succeed } from "../../../testing/calls/trip-calls.ts";
import { testDatabases } from "../../../testing/databases/each-database.ts";
import { serveTests } from "../../../testing/servers/serve-tests.ts";
import type { Person } from "../../../testing/servers/test-app.ts";

const now = new Date("2026-11-23T10:00:00Z");

/** The trip with its ids numbered, without what an import changes: owner, instants of the trip, public flags. */
function comparable(trip: TripFile["trip"]): unknown {
  const notes = [...trip.notes, ...trip.routes.flatMap((route) => route.notes)];
  const points = [...trip.routes.flatMap((route) => route.points), ...trip.ideas];
  const ids = [
    trip.id,
    ...trip.routes.map(({ id }) => id),
    ...points.flatMap(({ id, linkId }) => [id, linkId]),
    ...trip.financeItems.map(({ id }) => id),
    ...flattenNotes(notes).map(({ id }) => id),
  ];
  const numbers = new Map([...new Set(ids)].map((id, index) => [id, `#${index}`]));
  const filed = JSON.stringify(
    toTripFile({ ...trip, attachments: [], coverFileId: null }, now).trip,
  );
  const read: TripFile["trip"] = JSON.parse(filed, (_, value) =>
    typeof value !== "string"
      ? value
      : (numbers.get(value) ??
        value.replace(/\]\(point:([\w-]+)\)/g, (link, id: string) =>
          numbers.has(id) ? `](point:${numbers.get(id)})` : link,
        )),
  );
  const own = { ownerName: "", created: "", updated: "", isPublic: false, isInCatalog: false };
  return { ...read, ...own };
}

/** The trip as a way in leaves it. */
const startInTime = (trip: Trip): Trip => ({
  ...trip,
  routes: sortRoutes(
    trip.routes.map((route) => ({ ...route, date: startByFirstTime(route.date, route.points) })),
  ),
});

describe.each(testDatabases())("trips as JSON on $name", async (kind) => {
  const server = await serveTests(kind);
  const anna = await server.register("Anna");
  const boris = await server.register("Boris");

  const send = (jsonData: unknown, as: Person | null = anna, headers = {}) =>
    server.call("POST", "json/import-from-json", { as, body: { jsonData }, headers });
  const exported = async (id: string, as = anna) =>
    succeed<TripFile>(await server.call("GET", `json/export/${id}`, { as }));
  const countTrips = async (as = anna) =>
    succeed<TripSummary[]>(await server.call("GET", "trip", { as })).length;

  test("no day starts later than its first time", async () => {
    const flight = makePoint({ reservationTime: "06:25", typeId: "Airport" });
    const dinner = makePoint({ reservationTime: "20:00" });
    const routes = [
      makeRoute({ date: "2026-12-05 09:00", points: [flight, dinner] }),
      makeRoute({ date: "2026-12-06 21:00", points: [makePoint({ reservationTime: "02:00" })] }),
    ];
    const made = succeed<Trip>(await send(toTripFile(makeTrip({ routes }), now)));
    expect(made.routes.map(({ date }) => date)).toEqual(["2026-12-05 06:25", "2026-12-06 21:00"]);
  });

  test("an exported trip comes back as it was, and its export equals the first", async () => {
    await fc.assert(
      fc.asyncProperty(anyTrip.map(startInTime), fc.boolean(), async (trip, isText) => {
        const file = toTripFile({ ...trip, isPublic: true, isInCatalog: true }, now);
        const made = succeed<Trip>(await send(isText ? JSON.stringify(file) : file));
        expect(comparable(made)).toEqual(comparable({ ...trip, ...asOwner, isShared: false }));
        const first = await exported(made.id);
        expect(first.trip).toEqual(toTripFile(await load(server, anna, made.id), now).trip);
        expect(first.trip).toMatchObject({ isPublic: false, isInCatalog: false });
        const again = succeed<Trip>(await send(first, boris));
        const second = await exported(again.id, boris);
        expect(comparable(second.trip)).toEqual(comparable(first.trip));
        for (const [id, as] of [
          [made.id, anna],
          [again.id, boris],
        ] as const)
          await server.call("DELETE", `trip/${id}`, { as });
      }),
      { numRuns: 25 },
    );
  });

  test("the file is named after the trip, and is never stored by a cache", async () => {
    const made = succeed<Trip>(await send(toTripFile(makeTrip({ name: "Вена/Грац" }), now)));
    const { headers } = await server.call("GET", `json/export/${made.id}`, { as: anna });
    expect(headers["content-disposition"]).toMatch(/^attachment; .*filename\*=UTF-8''%D0%92/);
    expect(headers["cache-control"]).toBe("no-store");
    expect(headers["content-type"]).toMatch(/^application\/json/);
  });

  test("the same key imports once, whatever the size of the trip", async () => {
    const points = Array.from({ length: 300 }, () => makePoint());
    for (const routes of [[], [makeRoute({ points })]]) {
      const file = toTripFile(makeTrip({ routes }), now);
      const headers = { "idempotency-key": randomUUID() };
      const before = await countTrips();
      const first = succeed<Trip>(await send(file, anna, headers));
      expect(succeed<Trip>(await send(file, anna, headers)).id).toBe(first.id);
      expect(await countTrips()).toBe(before + 1);
    }
  });

  test("a visitor is told to log in, before anything is read", async () => {
    const answer = await send(toTripFile(makeTrip(), now), null);
    expect(answer.statusCode).toBe(401);
  });

  test.each<[string, unknown, string[]]>([
    ["no file of ours", { type: "FeatureCollection" }, ["jsonData"]],
    ["a text that is no JSON", "{", ["jsonData"]],
    ["a deep text", "[".repeat(100_000), ["jsonData"]],
    ["nothing", undefined, ["jsonData"]],
    ["a list", [], ["jsonData"]],
    ["a newer version", { format: "castor-trip", version: 99, trip: {} }, ["jsonData.version"]],
    [
      "a wrong point at its end",
      toTripFile(
        makeTrip({ routes: [makeRoute({ points: [makePoint(), makePoint({ lat: 91 })] })] }),
        now,
      ),
      ["jsonData.trip.routes.0.points.1.lat"],
    ],
    [
      "a text with a NUL",
      JSON.stringify(toTripFile(makeTrip({ routes: [makeRoute({ description: "a\0b" })] }), now)),
      ["jsonData.trip.routes.0.description"],
    ],
  ])("%s is refused with its place, and nothing is made", async (_, data, fields) => {
    const before = await countTrips();
    expect(refusal(await send(data))).toEqual([400, fields]);
    expect(await countTrips()).toBe(before);
  });

  test("the refusal is worded as specified, in both languages", async () => {
    const words = async (language: string) =>
      (await send("{", anna, { "x-language": language })).json();
    expect(await words("en")).toMatchObject({ message: "Invalid JSON format on import" });
    expect(await words("ru")).toMatchObject({ message: "Неверный формат JSON при импорте" });
  });

  test("bodies that are deep, of many parts or over 16 MiB are refused", async () => {
    const before = await countTrips();
    const raw = async (payload: string) => {
      const answer = await server.app.inject({
        method: "POST",
        url: "/api/json/import-from-json",
        headers: {
          authorization: `Bearer ${anna.accessToken}`,
          "content-type": "application/json",
          "idempotency-key": randomUUID(),
        },
        payload,
      });
      return answer.statusCode;
    };
    const body = (data: string) => `{"jsonData":${data}}`;
    const million = 1_048_576;
    expect(await raw(body(`${"[".repeat(million)}${"]".repeat(million)}`))).toBe(400);
    expect(await raw(body(`[${"[],".repeat(5 * million)}[]]`))).toBe(400);
    for (const depth of [100, 10_000, 100_000])
      expect(await raw(body(`${'{"a":'.repeat(depth)}1${"}".repeat(depth)}`))).toBe(400);
    expect(await raw(body(JSON.stringify("x".repeat(limits.importBytes))))).toBe(413);
    expect(await raw(body(JSON.stringify("x".repeat(limits.importBytes - 100))))).toBe(400);
    expect(await countTrips()).toBe(before);
  });

  test("a trip with more text than it may have is refused whole", async () => {
    const before = await countTrips();
    const description = "x".repeat(limits.description);
    const hotel = makePoint({ linkId: "hotel", description });
    const points = Array.from({ length: 401 }, (_, index) => ({ ...hotel, id: `stop${index}` }));
    const answer = await send(toTripFile(makeTrip({ routes: [makeRoute({ points })] }), now));
    expect(answer.statusCode).toBe(409);
    expect(await countTrips()).toBe(before);
  });
});
