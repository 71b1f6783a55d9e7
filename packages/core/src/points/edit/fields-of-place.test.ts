import fc from "fast-check";
import { expect, test } from "vitest";
import { limits } from "../../limits.ts";
import { pointForm } from "../point.ts";
import { fieldsOfPlace } from "./fields-of-place.ts";
import { newPoint } from "./new-point.ts";

const day = { id: "day", tripId: "trip", moveType: "car" as const };
const narikala = {
  name: "Narikala",
  address: "Tbilisi, Georgia",
  lat: 41.68801234,
  lng: 44.8084,
  typeId: "HistoricalBuilding" as const,
  url: "https://castle.example",
  workingHours: "Mo-Su 10:00-18:00",
};

test("a point takes the name, kind, position, address, website and hours of a found place", () => {
  expect(fieldsOfPlace(narikala, "Point 1")).toEqual({ ...narikala, lat: 41.688012 });
});

test("what a point cannot hold is left out, and a place without a name gets one", () => {
  const bare = { ...narikala, name: "\u200b", url: "javascript:alert(1)", workingHours: undefined };
  expect(fieldsOfPlace(bare, "Point 1")).toMatchObject({
    name: "Point 1",
    url: "",
    workingHours: "",
  });
});

test("whatever a provider answers makes a point that the form would accept", () => {
  const text = fc.string({ unit: "grapheme", maxLength: limits.shortText + 50 });
  const anyPlace = fc.record({
    ...{ name: text, address: text, url: fc.oneof(text, fc.webUrl()), workingHours: text },
    lat: fc.double({ min: -90, max: 90, noNaN: true }),
    lng: fc.double({ min: -180, max: 180, noNaN: true }),
    typeId: fc.constant("Museum" as const),
  });
  fc.assert(
    fc.property(anyPlace, (place) => {
      const fields = fieldsOfPlace(place, "Point 1");
      const point = { ...newPoint(day, fields), ...fields };
      expect(pointForm.safeParse(point).success).toBe(true);
    }),
  );
});
