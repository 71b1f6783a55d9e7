import fc from "fast-check";
import { expect, test } from "vitest";
import { makeIdea, makePoint, makeRoute, makeTrip } from "../../testing/make.ts";
import { distanceBetween } from "../geo/position.ts";
import { placePhoto } from "./place-photo.ts";

const opera = { lat: 48.2033, lng: 16.3692 };
const prater = { lat: 48.2166, lng: 16.3959 };
const station = { lat: 48.1853, lng: 16.3761 };
const trip = makeTrip({
  routes: [
    makeRoute({
      id: "day1",
      date: "2026-12-04 09:00",
      points: [
        makePoint({ ...station, linkId: "station" }),
        makePoint({ ...opera, linkId: "opera" }),
      ],
    }),
    makeRoute({
      id: "day2",
      date: "2026-12-05 09:00",
      points: [makePoint({ ...station, linkId: "station" })],
    }),
  ],
  ideas: [makeIdea({ ...prater, linkId: "prater" })],
});
const north = ({ lat, lng }: typeof opera, metres: number) => ({
  lat: lat + metres / 111_195,
  lng,
});

test("a photo is at the nearest point of its day, and of an idea where no point is near", () => {
  const at = (taken: string | null, position: typeof opera | null) =>
    placePhoto(trip, { taken, position })?.thingId;
  expect(at("2026-12-04 20:15", north(opera, 120))).toBe("opera");
  expect(at("2026-12-04 20:15", north(opera, 320))).toBe("day1");
  expect(at("2026-12-05 11:00", prater)).toBe("prater");
});

test("a point of another day is not where it was taken; without a time any day's point is", () => {
  expect(placePhoto(trip, { taken: "2026-12-05 10:00", position: opera })).toEqual({
    ...{ kind: "route", thingId: "day2" },
  });
  expect(placePhoto(trip, { taken: null, position: opera })).toEqual({
    ...{ kind: "place", thingId: "opera" },
  });
});

test("without a position it is on its day; from another time, or without both, nothing is proposed", () => {
  expect(placePhoto(trip, { taken: "2026-12-04 00:00", position: null })?.thingId).toBe("day1");
  for (const origin of [
    { taken: "2025-12-04 10:00", position: opera },
    { taken: null, position: null },
    { taken: null, position: { lat: 0, lng: 0 } },
  ])
    expect(placePhoto(trip, origin)).toBeNull();
});

test("what is proposed belongs to the day of the photo, and a point is within 300 metres", () => {
  const near = fc.record({
    lat: fc.double({ min: 48.18, max: 48.22, noNaN: true }),
    lng: fc.double({ min: 16.36, max: 16.4, noNaN: true }),
  });
  const taken = fc.constantFrom("2026-12-04 08:00", "2026-12-05 23:59");
  const positions = new Map(Object.entries({ station, opera, prater }));
  fc.assert(
    fc.property(near, taken, (position, at) => {
      const place = placePhoto(trip, { taken: at, position });
      const day = at.startsWith("2026-12-04") ? "day1" : "day2";
      if (place?.kind === "route") expect(place.thingId).toBe(day);
      else {
        const point = positions.get(place?.thingId ?? "");
        expect(point && distanceBetween(point, position)).toBeLessThanOrEqual(300);
        if (place?.thingId === "opera") expect(day).toBe("day1");
      }
    }),
  );
});
