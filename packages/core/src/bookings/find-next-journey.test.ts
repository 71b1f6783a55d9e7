import { expect, test } from "vitest";
import { makePoint, makeRoute } from "../../testing/make.ts";
import { newBooking } from "./booking.ts";
import { findNextJourney } from "./find-next-journey.ts";

const end = (at: string) => ({ at, zone: "Europe/Berlin", terminal: "", gate: "" });
const journey = (number: string, from: string, to: string | null) =>
  makePoint({
    booking: {
      ...{ ...newBooking, kind: "train", number, departure: end(from) },
      arrival: to === null ? null : end(to),
    },
  });
const routes = [
  makeRoute({ points: [journey("ICE 1", "2027-05-03 09:00", "2027-05-03 11:00")] }),
  makeRoute({ points: [journey("ICE 2", "2027-05-04 10:00", null), makePoint()] }),
];
const at = (iso: string) => Date.parse(iso);
const next = (now: string, hours?: number) =>
  findNextJourney(
    { routes },
    () => null,
    at(now),
    hours === undefined ? undefined : at(now) + hours * 3_600_000,
  )?.booking.number;

test("the next journey is the one that goes, then the one after it", () => {
  expect(next("2027-05-02T20:00Z")).toBe("ICE 1");
  expect(next("2027-05-03T08:30Z")).toBe("ICE 1");
  expect(next("2027-05-03T09:30Z")).toBe("ICE 2");
  expect(next("2027-05-04T08:01Z")).toBeUndefined();
});

test("a journey beyond the time that is looked at is not told yet", () => {
  expect(next("2027-05-01T08:00Z", 24)).toBeUndefined();
  expect(next("2027-05-02T08:00Z", 24)).toBe("ICE 1");
});
