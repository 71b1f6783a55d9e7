import { expect, test } from "vitest";
import { makeAttachment, makePoint, makeRoute, makeTrip } from "../../testing/make.ts";
import type { Attachment } from "../files/attachment.ts";
import { limits } from "../limits.ts";
import { redactTrip } from "../trips/redact-trip.ts";
import type { Trip } from "../trips/trip.ts";
import { type PrintOptions, readPrintOptions } from "./print-options.ts";
import { choosePrintedPhotos, hasPhotos } from "./print-photos.ts";

const photo = (name: string, thingId: string, more: Partial<Attachment> = {}) =>
  makeAttachment({ name, kind: "place", thingId, type: "image/jpeg", ...more });
const trip = makeTrip({
  isPublic: true,
  routes: [
    makeRoute({
      id: "d1",
      points: [
        makePoint({ id: "bridge", linkId: "l-bridge", priority: "second" }),
        makePoint({ id: "hotel", linkId: "l-hotel" }),
      ],
    }),
    makeRoute({ id: "d2", points: [makePoint({ id: "hotel-2", linkId: "l-hotel" })] }),
  ],
  attachments: [
    photo("bed", "l-hotel", { isPublic: true }),
    photo("bridge", "l-bridge"),
    photo("group", "d1", { kind: "route" }),
    photo("ticket", "l-hotel", { type: "application/pdf" }),
    photo("cover", "trip", { kind: "trip" }),
  ],
});
const shown = (of: Trip, options: Partial<PrintOptions> = {}) => {
  const chosen = choosePrintedPhotos(of, { ...readPrintOptions({ photos: "1" }), ...options });
  return [...chosen.shown].map(([id, photos]) => [id, ...photos.map(({ name }) => name)]);
};

test("photos are printed by choice alone", () => {
  expect(shown(trip, { photos: false })).toEqual([]);
});

test("those of a day stand at its head, those of a place at its first printed stop", () => {
  expect(shown(trip)).toEqual([
    ["d1", "group"],
    ["bridge", "bridge"],
    ["hotel", "bed"],
  ]);
  expect(shown(trip, { optional: false })).toEqual([
    ["d1", "group"],
    ["hotel", "bed"],
  ]);
  expect(shown(trip, { routeIds: ["d2"] })).toEqual([["hotel-2", "bed"]]);
});

test("visitors print those that are shown to them", () => {
  expect(shown(redactTrip(trip))).toEqual([["hotel", "bed"]]);
  expect(hasPhotos(redactTrip(trip))).toBe(true);
  expect(hasPhotos({ attachments: trip.attachments.slice(3) })).toBe(false);
});

test("a place and a print have only so many, and the others are counted", () => {
  const { ofThing, ofPrint } = limits.printedPhotos;
  const some = Array.from({ length: ofThing + 2 }, (_, at) => photo(`${at}`, "l-hotel"));
  const options = readPrintOptions({ photos: "1" });
  const chosen = choosePrintedPhotos({ ...trip, attachments: some }, options);
  expect([chosen.shown.get("hotel")?.length, chosen.left]).toEqual([ofThing, 2]);
  const points = Array.from({ length: ofPrint + 5 }, (_, at) =>
    makePoint({ id: `p${at}`, linkId: `l${at}` }),
  );
  const long = {
    routes: [makeRoute({ points })],
    attachments: points.map(({ id, linkId }) => photo(id, linkId)),
  };
  const ofLong = choosePrintedPhotos(long, options);
  expect([ofLong.shown.size, ofLong.left]).toEqual([ofPrint, 5]);
});
