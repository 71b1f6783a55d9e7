import { anyTrip } from "@castor/core/testing/any-trip.ts";
import {
  makeFinanceItem,
  makeNote,
  makePoint,
  makeRoute,
  makeTrip,
} from "@castor/core/testing/make.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { limits } from "../../limits.ts";
import { readTripFile } from "./read-trip-file.ts";
import { toTripFile } from "./trip-file.ts";

const now = new Date("2026-11-23T10:00:00Z");
const textOf = (trip: unknown) => JSON.stringify({ ...toTripFile(makeTrip(), now), trip });

const small = makeTrip({
  id: "trip",
  routes: [
    makeRoute({
      id: "day",
      points: [
        makePoint({ id: "stop", linkId: "place" }),
        makePoint({ id: "next", linkId: "other" }),
      ],
      notes: [makeNote({ id: "note", routeId: "day", tripId: "trip" })],
    }),
    makeRoute({ id: "later", date: "2026-12-06 09:00" }),
  ],
  financeItems: [makeFinanceItem({ id: "item" }), makeFinanceItem({ id: "more" })],
});

/** The refusal of a file, as "path: message". */
function refusalOf(text: string): string {
  const read = readTripFile(text);
  return "refused" in read ? `${read.refused.path}: ${read.refused.text}` : "taken";
}

/** The file of the small trip with the value of a field replaced by a JSON text. */
function replaced(path: string, value: string): string {
  const trip: unknown = structuredClone(small);
  const fields = path.split(".");
  const last = fields.pop() ?? "";
  const parent = fields.reduce<unknown>(
    (value, field) => (value as Record<string, unknown>)[field],
    trip,
  ) as Record<string, unknown>;
  expect(last in parent).toBe(true);
  parent[last] = "<here>";
  return textOf(trip).replace('"<here>"', value);
}

test.each([
  ["no JSON", "{"],
  ["an empty text", ""],
  ["a list", "[]"],
  ["a number", "5"],
  ["null", "null"],
  ["another program's JSON", `{"type":"FeatureCollection","features":[]}`],
  ["another format of ours", `{"format":"castor-account","version":1}`],
  ["no version", `{"format":"castor-trip","trip":{}}`],
  ["a version of no kind", `{"format":"castor-trip","version":1.5,"trip":{}}`],
  ["version zero", `{"format":"castor-trip","version":0,"trip":{}}`],
  ["100,000 levels", "[".repeat(100_000)],
  ["100,000 closed levels", `${"[".repeat(100_000)}${"]".repeat(100_000)}`],
  ["100,000 objects in each other", `${'{"a":'.repeat(100_000)}1${"}".repeat(100_000)}`],
  ["five million empty lists", `[${"[],".repeat(5_000_000)}[]]`],
  ["800,000 keys", `{${Array.from({ length: 800_000 }, (_, index) => `"k${index}":1`).join()}}`],
  ["eight million numbers", `[${"0,".repeat(8_000_000)}0]`],
])("%s is no trip file", (_, text) => {
  expect(refusalOf(text)).toMatch(/invalidTripFile$/);
});

test("brackets, commas and quotes in texts do not count", () => {
  const text = `"\\\\\\"${"[{,".repeat(100_000)}`;
  const trip = { id: "a", name: "Trip", notes: [{ id: "b", text: text.slice(0, 20_000) }] };
  expect(refusalOf(textOf(trip))).toBe("taken");
});

test("a newer version is refused as such", () => {
  expect(refusalOf(`{"format":"castor-trip","version":2,"trip":{}}`)).toBe(
    "version: newerTripFile",
  );
});

test.each([
  ["name", `""`, "required"],
  ["adults", "101", "between 1 100"],
  ["adults", "1e400", "wholeNumber"],
  ["currency", `"XXX"`, "unknownValue"],
  ["id", `"a.b"`, "invalidValue"],
  ["routes", "{}", "invalidValue"],
  ["routes.0", "null", "required"],
  ["routes.0.date", `"2026-02-30 09:00"`, "invalidDate"],
  ["routes.0.tripId", `"elsewhere"`, "lostReference"],
  ["routes.0.points.0", "[]", "invalidValue"],
  ["routes.0.points.0.lat", "91", "invalidCoordinate"],
  ["routes.0.points.0.lat", "1e400", "number"],
  ["routes.0.points.0.lat", `"48"`, "number"],
  ["routes.0.points.0.routeId", `"elsewhere"`, "lostReference"],
  ["routes.0.points.0.url", `"javascript:alert(1)"`, "invalidUrl"],
  ["routes.0.points.0.excludeFromRoute", "true", "modesAtOdds"],
  ["routes.0.points.0.finance", `"free"`, "invalidValue"],
  ["routes.0.notes.0.parentId", `"elsewhere"`, "lostReference"],
  ["routes.0.notes.0.text", `" "`, "required"],
  ["routes.0.notes.0.created", `"yesterday"`, "invalidValue"],
  ["financeItems.0.finance.price", "-1", "invalidNumber"],
  ["financeItems.0.finance.price", "0.001", "fractionDigits 2"],
  ["routes.1.id", `"day"`, "repeatedId"],
  ["financeItems.1.id", `"item"`, "repeatedId"],
  ["routes.0.points.1.id", `"stop"`, "repeatedId"],
  ["routes.0.points.1.linkId", `"place"`, "placesDiffer"],
])("%s of %s is refused: %s", (path, value, message) => {
  const text = replaced(path, value).replace('"Café Central"', '"Café"');
  expect(refusalOf(text)).toBe(`trip.${path}: ${message}`);
});

test("more days, points, notes or costs than a trip may have are refused", () => {
  const many = <T>(count: number, make: (index: number) => T) =>
    Array.from({ length: count }, (_, index) => make(index));
  const day = { name: "Day", date: "2027-05-01 09:00" };
  const points = (of: number) =>
    many(5_001, (index) => ({
      ...{ id: `p${of}-${index}`, linkId: `l${of}-${index}`, name: "Point", lat: 1, lng: 2 },
    }));
  const replies = many(5_000, (index) => ({ id: `r${index}`, text: "x" }));
  const files: [refusal: string, contents: object][] = [
    ["routes: tooManyDays 400", { routes: many(401, (index) => ({ ...day, id: `d${index}` })) }],
    [
      `routes: tooManyPoints ${limits.stopsPerTrip}`,
      { routes: many(2, (index) => ({ ...day, id: `d${index}`, points: points(index) })) },
    ],
    ["notes: tooManyNotes 5000", { notes: [{ id: "n", text: "x", replies }] }],
    [
      "financeItems: tooManyCosts 5000",
      { financeItems: many(5_001, (index) => ({ id: `f${index}`, name: "Cost" })) },
    ],
  ];
  for (const [refusal, contents] of files)
    expect(refusalOf(textOf({ id: "t", name: "Large", ...contents }))).toBe(`trip.${refusal}`);
});

test("keys of prototypes are data without effect", () => {
  const text = textOf(small)
    .replace('"name":', '"__proto__":{"isPublic":true},"constructor":{"prototype":{}},"name":')
    .replace('"place"', '"__proto__"');
  expect(readTripFile(text)).toMatchObject({ trip: { isPublic: false, name: small.name } });
  expect({}).not.toHaveProperty("isPublic");
});

test("a file never makes the reader throw, whatever it says", () => {
  const json = fc.json({ maxDepth: 6 });
  fc.assert(fc.property(json, (text) => void readTripFile(text)));
  const asTrip = (text: string) => `{"format":"castor-trip","version":1,"trip":${text}}`;
  fc.assert(fc.property(json, (text) => void readTripFile(asTrip(text))));
  fc.assert(
    fc.property(anyTrip, fc.nat(), fc.jsonValue(), (trip, where, value) => {
      const text = JSON.stringify(toTripFile(trip, now));
      const places = [...text.matchAll(/":/g)];
      const index = (places[where % places.length]?.index ?? 0) + 2;
      const wrong = `${JSON.stringify(value)},"x":`;
      void readTripFile(text.slice(0, index) + wrong + text.slice(index));
    }),
  );
});
