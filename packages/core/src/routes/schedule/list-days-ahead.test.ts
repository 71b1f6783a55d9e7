import { makePoint, makeRoute } from "@castor/core/testing/make.ts";
import { expect, test } from "vitest";
import { listDaysAhead } from "./list-days-ahead.ts";
import { zoneNearDay } from "./zone-near-day.ts";

const day = (id: string, date: string, zones: readonly string[]) =>
  makeRoute({ id, date, points: zones.map((name) => makePoint({ name })) });
const routes = [
  day("tbilisi", "2027-05-03 09:00", ["", "Asia/Tbilisi"]),
  day("empty", "2027-05-04 09:00", []),
  day("vienna", "2027-05-05 09:00", ["Europe/Vienna"]),
];
const zoneOf = ({ name }: { name: string }) => name || null;

test("a day without a known zone has that of the days before it, else of those after it", () => {
  const near = routes.map(({ id }) => zoneNearDay(routes, id, zoneOf));
  expect(near).toEqual(["Asia/Tbilisi", "Asia/Tbilisi", "Europe/Vienna"]);
  expect(zoneNearDay(routes.slice(1), "empty", zoneOf)).toBe("Europe/Vienna");
  expect(zoneNearDay(routes.slice(1, 2), "empty", zoneOf)).toBeNull();
});

test("points after the first known zone of a day are not looked up", () => {
  const asked: string[] = [];
  const nameAndAsk = ({ name }: { name: string }) => {
    asked.push(name);
    return name || null;
  };
  const days = [day("early", "2027-05-03 09:00", ["Asia/Tbilisi", "Asia/Yerevan"])];
  expect(zoneNearDay(days, "early", nameAndAsk)).toBe("Asia/Tbilisi");
  expect(asked).toEqual(["Asia/Tbilisi"]);
});

test.each([
  ["2027-05-03T08:59:00+04:00", ["tbilisi", "empty", "vienna"]],
  ["2027-05-03T09:00:00+04:00", ["empty", "vienna"]],
  ["2027-05-05T08:59:00+02:00", ["vienna"]],
  ["2027-05-05T09:00:00+02:00", []],
])("at %s these days have not begun: %j", (now, ids) => {
  expect([...listDaysAhead(routes, zoneOf, "UTC", Date.parse(now))]).toEqual(ids);
});
