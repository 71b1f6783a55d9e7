import { be, expect, go, type Itinerary, itinerary, on, place } from "./itinerary.ts";

const facts = { today: "2026-11-20", zone: "Europe/Vienna" };
const centre = place("Stephansplatz", 48.2085, 16.3731, "Monument");
const museum = (name: string, workingHours: string) =>
  place(name, 48.2038, 16.3616, "Museum", { workingHours });
const naturalHistory = museum("Naturhistorisches Museum", "We-Mo 09:00-18:00; PH off");
const clock = museum("Uhrenmuseum", "Mo-Fr 09:00-12:00; PH 13:00-17:00");
const silent = museum("Albertina", "Mo-Su 10:00-18:00");
const berlin = { today: "2026-11-20", zone: "Europe/Berlin" };

/** Holidays of the country of the place. 8 December is one of Austria, 6 January of a part of Germany. */
export const publicHolidays: readonly Itinerary[] = [
  itinerary({
    ...{ id: "vienna-8-december", title: "Vienna on 8 December: closed on holidays", ...facts },
    days: [
      on("2027-12-08 10:00", be(centre, 30), go("walk", [15, 1], naturalHistory, 90)),
      on("2027-12-09 10:00", be(centre, 30), go("walk", [15, 1], naturalHistory, 90)),
    ],
    expected: [expect("closed", "impossible", 0, "Naturhistorisches Museum")],
  }),
  itinerary({
    ...{ id: "vienna-holiday-hours", title: "Vienna: open on holidays, at other hours", ...facts },
    days: [
      on("2026-12-08 14:00", be(centre, 30), go("walk", [15, 1], clock, 90)),
      on("2026-12-09 09:00", be(centre, 30), go("walk", [15, 1], clock, 90)),
    ],
  }),
  itinerary({
    ...{
      id: "vienna-holiday-late",
      title: "Vienna: the hours of holidays are too short",
      ...facts,
    },
    days: [on("2026-12-08 15:00", be(centre, 30), go("walk", [15, 1], clock, 180))],
    // 15:45 to 18:45; it closes at 17:00.
    expected: [expect("closesTooSoon", "impossible", 0, "Uhrenmuseum")],
  }),
  itinerary({
    ...{
      id: "vienna-holiday-silent",
      title: "Vienna: hours that say nothing of holidays",
      ...facts,
    },
    days: [on("2026-12-08 10:00", be(centre, 30), go("walk", [15, 1], silent, 90))],
  }),
  itinerary({
    ...{
      id: "prague-8-december",
      title: "8 December is no holiday in Prague",
      ...facts,
      zone: "Europe/Prague",
    },
    days: [on("2026-12-09 10:00", be(centre, 30), go("walk", [15, 1], naturalHistory, 90))],
  }),
  itinerary({
    ...{ id: "germany-epiphany", title: "6 January: a holiday in a part of Germany", ...berlin },
    days: [on("2027-01-06 10:00", be(centre, 30), go("walk", [15, 1], naturalHistory, 90))],
    expected: [expect("publicHoliday", "hint", 0, "Naturhistorisches Museum")],
  }),
  itinerary({
    ...{ id: "germany-unity", title: "3 October: a holiday in all of Germany", ...berlin },
    days: [on("2027-10-03 10:00", be(centre, 30), go("walk", [15, 1], naturalHistory, 90))],
    expected: [expect("closed", "impossible", 0, "Naturhistorisches Museum")],
  }),
  itinerary({
    ...{ id: "germany-easter-monday", title: "Easter Monday moves: 29 March in 2027", ...berlin },
    days: [
      on("2027-03-29 10:00", be(centre, 30), go("walk", [15, 1], naturalHistory, 90)),
      on("2027-03-31 10:00", be(centre, 30), go("walk", [15, 1], naturalHistory, 90)),
    ],
    expected: [
      expect("closed", "impossible", 0, "Naturhistorisches Museum"),
      expect("missingDays", "hint", 0),
    ],
  }),
];
