import { expect, test } from "vitest";
import { dateOfArrival } from "./arrival-date.ts";

const zones = (departure: string | null, arrival: string | null) => ({ departure, arrival });

test("An arrival is on the first date that is behind the departure by the clocks of both places", () => {
  const berlinTbilisi = zones("Europe/Berlin", "Asia/Tbilisi");
  expect(dateOfArrival("2027-05-03 23:10", "04:45", berlinTbilisi)).toBe("2027-05-04");
  expect(dateOfArrival("2027-05-03 10:00", "15:30", berlinTbilisi)).toBe("2027-05-03");
  // Clocks to the west show less.
  const westwards = zones("Asia/Tbilisi", "Europe/London");
  expect(dateOfArrival("2027-05-03 10:00", "09:30", westwards)).toBe("2027-05-03");
});

test("Over the date line it may be the day before, and two days later", () => {
  const eastwards = zones("Pacific/Auckland", "Pacific/Honolulu");
  expect(dateOfArrival("2027-05-03 00:30", "10:00", eastwards)).toBe("2027-05-02");
  const westwards = zones("America/Los_Angeles", "Australia/Sydney");
  expect(dateOfArrival("2027-05-03 22:30", "06:15", westwards)).toBe("2027-05-05");
});

test("Without one of the zones the clocks are taken for the same", () => {
  expect(dateOfArrival("2027-05-03 23:10", "04:45", zones(null, "Asia/Tbilisi"))).toBe(
    "2027-05-04",
  );
  expect(dateOfArrival("2027-05-03 23:10", "23:50", zones("Europe/Berlin", null))).toBe(
    "2027-05-03",
  );
});

test("When clocks go back, the same hour again is still behind the departure", () => {
  const here = zones("Europe/Berlin", "Europe/Berlin");
  expect(dateOfArrival("2027-10-31 00:30", "05:00", here)).toBe("2027-10-31");
});
