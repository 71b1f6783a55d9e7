import { expect, test } from "vitest";
import { makePoint, makeRoute, makeTrip } from "../../testing/make.ts";
import { createFormats } from "../formats/create-formats.ts";
import { limits } from "../limits.ts";
import type { Picture } from "../points/picture.ts";
import { redactTrip } from "../trips/redact-trip.ts";
import type { Trip } from "../trips/trip.ts";
import type { PrintContext } from "./print-context.ts";
import { createPrintDocument } from "./print-document.ts";
import { type PrintOptions, readPrintOptions } from "./print-options.ts";

const context: PrintContext = {
  ...{ language: "en", formats: createFormats("en") },
  ...{ origin: "https://castor.example", fallbackZone: "UTC" },
  words: (key) => key,
  pathOf: () => null,
  zoneAt: () => null,
};
const picture = (file: string, author = "Ada"): Picture => ({
  ...{ file, proof: "p".repeat(43), author, licence: "CC BY 4.0", licenceUrl: "" },
});
const point = (id: string, linkId: string, more = {}) =>
  makePoint({ id, linkId, name: id, picture: picture(`${linkId}.jpg`), ...more });
const trip = makeTrip({
  routes: [
    makeRoute({
      id: "d1",
      points: [
        point("bridge", "bridge", { priority: "second" }),
        point("hotel", "hotel"),
        point("plain", "plain", { picture: null }),
      ],
    }),
    makeRoute({
      id: "d2",
      points: [point("hotel-2", "hotel"), point("bridge-2", "bridge")],
    }),
  ],
});
const shown = (of: Trip, options: Partial<PrintOptions>) =>
  createPrintDocument(of, { ...readPrintOptions({ pictures: "1" }), ...options }, context)
    .days.flatMap(({ points }) => points)
    .flatMap((one) => (one.picture ? [[one.id, one.picture.file]] : []));

test("pictures are printed by choice alone", () => {
  expect(shown(trip, { pictures: false })).toEqual([]);
});

test("a place has its picture at its first printed stop", () => {
  const [hotel, bridge] = ["hotel.jpg", "bridge.jpg"];
  expect(shown(trip, {})).toEqual([
    ["bridge", bridge],
    ["hotel", hotel],
  ]);
  expect(shown(trip, { optional: false })).toEqual([
    ["hotel", hotel],
    ["bridge-2", bridge],
  ]);
  expect(shown(trip, { routeIds: ["d2"] })).toEqual([
    ["hotel-2", hotel],
    ["bridge-2", bridge],
  ]);
});

test("visitors print the pictures that their cards show", () => {
  expect(shown(redactTrip(trip), {})).toEqual(shown(trip, {}));
});

test("author, licence and source stand beside it", () => {
  const printed = (of: Picture) =>
    createPrintDocument(
      makeTrip({ routes: [makeRoute({ points: [point("a", "a", { picture: of })] })] }),
      readPrintOptions({ pictures: "1" }),
      context,
    ).days[0]?.points[0]?.picture;
  expect(printed(picture("Big Ben.jpg"))).toMatchObject({
    credit: "Ada, CC BY 4.0, Wikimedia Commons",
    href: "https://commons.wikimedia.org/wiki/File:Big_Ben.jpg",
  });
  expect(printed(picture("x.jpg", ""))?.credit).toBe("CC BY 4.0, Wikimedia Commons");
});

test("a long trip has only so many", () => {
  const points = Array.from({ length: limits.printedPictures + 5 }, (_, at) =>
    point(`p${at}`, `l${at}`),
  );
  const long = makeTrip({ routes: [makeRoute({ points })] });
  expect(shown(long, {})).toHaveLength(limits.printedPictures);
});
