import { expect, test } from "vitest";
import { findTripUnderWay } from "./find-trip-under-way.ts";

const trip = (name: string, ...dates: string[]) => ({
  name,
  routes: dates.map((date) => ({ date })),
});
const city = trip("City", "2027-05-03 09:00", "2027-05-04 09:00");
const train = trip("Train", "2027-05-04 18:00", "2027-05-05 09:00");
const at = (clock: string, ...trips: (typeof city)[]) =>
  findTripUnderWay(trips, "2027-05-04", `2027-05-04 ${clock}`)?.name;

test.each([
  ["08:00", "City"],
  ["12:00", "City"],
  ["18:00", "Train"],
  ["23:00", "Train"],
])("of two trips of one day, at %s %s is under way, whichever comes first", (clock, name) => {
  expect([at(clock, city, train), at(clock, train, city)]).toEqual([name, name]);
});

test("a trip that plans nothing for the day gives way; without any plan the first is taken", () => {
  const pause = trip("Pause", "2027-05-03 09:00");
  expect(at("08:00", pause, train)).toBe("Train");
  expect(at("08:00", pause)).toBe("Pause");
  expect(at("08:00")).toBeUndefined();
});
