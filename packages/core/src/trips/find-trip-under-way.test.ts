import { expect, test } from "vitest";
import { makePoint } from "../../testing/make.ts";
import { findTripUnderWay } from "./find-trip-under-way.ts";

const trip = (name: string, ...dates: string[]) => ({
  name,
  routes: dates.map((date) => ({ date, points: [makePoint({ timeToSpend: 0 })] })),
});
const city = trip("City", "2027-05-03 09:00", "2027-05-04 09:00");
const train = trip("Train", "2027-05-04 18:00", "2027-05-05 09:00");
type Named = Parameters<typeof findTripUnderWay>[0][number] & { name: string };
const findAt = (clock: string, ...trips: Named[]) =>
  findTripUnderWay(trips, "2027-05-04", `2027-05-04 ${clock}`)?.name;

test.each([
  ["08:00", "City"],
  ["12:00", "City"],
  ["18:00", "Train"],
  ["23:00", "Train"],
])("of two trips of one day, at %s %s is under way, whichever comes first", (clock, name) => {
  expect([findAt(clock, city, train), findAt(clock, train, city)]).toEqual([name, name]);
});

test("a trip that plans nothing for the day gives way; without any plan the first is taken", () => {
  const pause = trip("Pause", "2027-05-03 09:00");
  expect(findAt("08:00", pause, train)).toBe("Train");
  expect(findAt("08:00", pause)).toBe("Pause");
  expect(findAt("08:00")).toBeUndefined();
});

const booked = (name: string, date: string, ...stops: [at: string | null, stay: number][]) => ({
  name,
  routes: [
    {
      date,
      points: stops.map(([reservationTime, timeToSpend]) =>
        makePoint({ reservationTime, timeToSpend }),
      ),
    },
  ],
});

test("of two days that overlap the one that is surely still on is under way, though the other began later", () => {
  const long = booked("Long", "2027-05-04 09:00", [null, 60], ["20:00", 90]);
  const lunch = booked("Lunch", "2027-05-04 12:00", [null, 60]);
  const during = (clock: string) => [findAt(clock, long, lunch), findAt(clock, lunch, long)];
  expect(during("11:59")).toEqual(["Long", "Long"]);
  expect(during("12:59")).toEqual(["Lunch", "Lunch"]);
  expect(during("13:00")).toEqual(["Long", "Long"]);
  expect(during("21:29")).toEqual(["Long", "Long"]);
  // Neither is surely on: the ways are not counted.
  expect(during("21:30")).toEqual(["Lunch", "Lunch"]);
});

test("a day whose first stop is reserved for later begins with it", () => {
  const opera = booked("Opera", "2027-05-04 10:00", ["19:00", 180]);
  const museum = booked("Museum", "2027-05-04 09:00", [null, 240]);
  expect(findAt("12:00", opera, museum)).toBe("Museum");
  expect(findAt("18:59", opera, museum)).toBe("Museum");
  expect(findAt("19:00", opera, museum)).toBe("Opera");
});

test("a reservation after midnight, and a point beside the path, belong to no hour of the day before them", () => {
  const party = booked("Party", "2027-05-04 18:00", [null, 60], ["01:00", 60]);
  const walk = booked("Walk", "2027-05-04 20:00", [null, 60]);
  expect(findAt("23:00", party, walk)).toBe("Party");
  const [day] = booked("Beside", "2027-05-04 08:00", ["23:00", 60]).routes;
  const points = day?.points.map((point) => ({ ...point, routeMode: "none" as const })) ?? [];
  const beside = { name: "Beside", routes: [{ date: "2027-05-04 08:00", points }] };
  expect(findAt("08:30", beside, walk)).toBe("Beside");
  expect(findAt("20:30", beside, walk)).toBe("Walk");
});
