import {
  be,
  expect,
  go,
  hotel,
  type Itinerary,
  itinerary,
  on,
  type PlannedDay,
  type PlannedPlace,
  place,
} from "./itinerary.ts";

const facts = { today: "2027-03-01", zone: "Europe/Warsaw" };
const airport = place("Lotnisko Balice", 50.0777, 19.7848, "Airport");
const wawel = place("Wawel", 50.0541, 19.9354, "HistoricalBuilding");
const kazimierz = place("Kazimierz", 50.0512, 19.9454, "Monument");
const tatry = place("Zakopane", 49.2992, 19.9496, "Natural");
const booked = (checkIn: string, checkOut: string) =>
  hotel("Hotel Wyspiański", 50.0628, 19.9437, [checkIn, checkOut]);
const asBooked = booked("2027-04-10 15:00", "2027-04-13 11:00");
const station = place("Kraków Główny", 50.0673, 19.9478, "Transport");
const none = { routeMode: "none" } as const;

/** A long weekend: three nights in one hotel from the 10th, begins and ends of days in it. */
const weekend = (inn: PlannedPlace): PlannedDay[] => [
  on("2027-04-10 13:00", be(airport, 30), go("bus", [45, 14], wawel, 90), go("bus", [15, 2], inn)),
  on(
    "2027-04-11 09:30",
    be(inn),
    go("walk", [20, 1.5], kazimierz, 330),
    go("walk", [20, 1.5], inn),
  ),
  on("2027-04-12 09:30", be(inn), go("car", [110, 105], tatry, 240), go("car", [110, 105], inn)),
  on("2027-04-13 09:00", be(inn, 60), go("bus", [40, 14], airport, 0)),
];

/** The nights of the plan against the dates of bookings. */
export const stays: readonly Itinerary[] = [
  itinerary({
    ...{ id: "krakow-as-booked", title: "Krakow: three nights, as booked", ...facts },
    days: weekend(asBooked),
  }),
  itinerary({
    ...{ id: "krakow-month-late", title: "Krakow: booked in May, planned in April", ...facts },
    days: weekend(booked("2027-05-10 15:00", "2027-05-13 11:00")),
    expected: [expect("beforeCheckIn", "impossible", 0, "Hotel Wyspiański")],
  }),
  itinerary({
    ...{ id: "krakow-year-early", title: "Krakow: booked for the year before", ...facts },
    days: weekend(booked("2026-04-10 15:00", "2026-04-13 11:00")),
    expected: [expect("afterCheckOut", "impossible", 0, "Hotel Wyspiański")],
  }),
  itinerary({
    ...{
      id: "krakow-day-late",
      title: "Krakow: the first of three nights is not booked",
      ...facts,
    },
    days: weekend(booked("2027-04-11 15:00", "2027-04-13 11:00")),
    expected: [expect("beforeCheckIn", "impossible", 0, "Hotel Wyspiański")],
  }),
  itinerary({
    ...{
      id: "krakow-day-short",
      title: "Krakow: the last of three nights is not booked",
      ...facts,
    },
    days: weekend(booked("2027-04-10 15:00", "2027-04-12 11:00")),
    // Back in the hotel at 16:50 after its check-out that day.
    expected: [expect("afterCheckOut", "impossible", 2, "Hotel Wyspiański")],
  }),
  itinerary({
    ...{ id: "krakow-one-of-three", title: "Krakow: one of three nights is booked", ...facts },
    days: weekend(booked("2027-04-11 15:00", "2027-04-12 11:00")),
    expected: [
      expect("beforeCheckIn", "impossible", 0, "Hotel Wyspiański"),
      expect("afterCheckOut", "impossible", 2, "Hotel Wyspiański"),
    ],
  }),
  itinerary({
    ...{ id: "krakow-two-short", title: "Krakow: two nights longer than booked", ...facts },
    days: weekend(booked("2027-04-10 15:00", "2027-04-11 11:00")),
    expected: [expect("afterCheckOut", "impossible", 1, "Hotel Wyspiański")],
  }),
  itinerary({
    ...{ id: "krakow-begins-there", title: "Only the next day begins in the hotel", ...facts },
    days: [
      on("2027-04-10 13:00", be(airport, 30), go("bus", [45, 14], kazimierz, 300)),
      on("2027-04-11 09:30", be(booked("2027-05-10 15:00", "2027-05-11 11:00"), 30)),
    ],
    expected: [expect("beforeCheckIn", "impossible", 0, "Hotel Wyspiański")],
  }),
  itinerary({
    ...{
      id: "krakow-begins-after",
      title: "The day begins in the hotel left the day before",
      ...facts,
    },
    days: [
      on(
        "2027-04-10 15:30",
        be(asBooked, 30),
        go("bus", [45, 14], kazimierz, 240),
        go("walk", [20, 1.5], asBooked),
      ),
      on("2027-04-13 10:00", be(asBooked, 30), go("walk", [20, 1.5], kazimierz, 300)),
      on("2027-04-14 09:30", be(asBooked, 30), go("bus", [40, 14], airport, 0)),
    ],
    expected: [
      expect("missingDays", "hint", 0),
      expect("afterCheckOut", "impossible", 1, "Hotel Wyspiański"),
    ],
  }),
  itinerary({
    ...{ id: "krakow-luggage", title: "The luggage is fetched after the check-out", ...facts },
    days: [
      ...weekend(asBooked).slice(0, 3),
      on(
        "2027-04-13 09:30",
        be(asBooked, 30),
        go("walk", [20, 1.5], wawel, 120),
        go("walk", [20, 1.5], asBooked, 10),
        go("bus", [40, 14], airport, 0),
      ),
    ],
  }),
  itinerary({
    ...{
      id: "krakow-wrong-visit",
      title: "A stop at the hotel, booked for another month",
      ...facts,
    },
    days: [
      on(
        "2027-04-10 13:00",
        be(airport, 30),
        go("bus", [45, 14], booked("2027-06-10 15:00", "2027-06-11 11:00"), 20),
        go("walk", [20, 1.5], place("Kasia's flat", 50.07, 19.93), 0),
      ),
      on("2027-04-11 09:30", be(place("Kasia's flat", 50.07, 19.93), 0)),
    ],
    expected: [expect("beforeCheckIn", "tight", 0, "Hotel Wyspiański")],
  }),
  itinerary({
    ...{ id: "krakow-night-unused", title: "A booked night in the train", ...facts },
    days: [
      on(
        "2027-04-10 13:00",
        be(airport, 30),
        go("bus", [45, 14], asBooked, 60),
        go("walk", [20, 1.5], kazimierz, 240),
        go("walk", [20, 1.5], asBooked),
      ),
      on(
        "2027-04-11 09:30",
        be(asBooked, 30),
        go("walk", [20, 1.5], kazimierz, 300),
        go("walk", [15, 1], station, 500, { reservationTime: "22:10" }),
      ),
      on("2027-04-12 09:00", be(place("Gdańsk Główny", 54.3556, 18.6445, "Transport"), 60)),
    ],
    // Two hours of check-in are waited for; the nights of the 11th and 12th are spent elsewhere.
    expected: [
      expect("beforeCheckIn", "hint", 0, "Hotel Wyspiański"),
      expect("unusedNights", "hint", 0, "Hotel Wyspiański"),
    ],
  }),
  itinerary({
    ...{ id: "krakow-month-too-long", title: "The check-out is a month late", ...facts },
    days: weekend(booked("2027-04-10 15:00", "2027-05-13 11:00")),
    expected: [expect("unusedNights", "hint", 0, "Hotel Wyspiański")],
  }),
  itinerary({
    ...{ id: "krakow-begun", title: "Of a week in the hotel two days are planned yet", ...facts },
    days: weekend(booked("2027-04-10 15:00", "2027-04-17 11:00")).slice(0, 2),
  }),
  itinerary({
    ...{
      id: "krakow-early-guest",
      title: "The trip begins in the hotel of the night before",
      ...facts,
    },
    days: [
      on(
        "2027-04-11 09:00",
        be(asBooked, 30),
        go("walk", [20, 1.5], wawel, 120),
        go("walk", [20, 1.5], asBooked),
      ),
      on(
        "2027-04-12 09:00",
        be(asBooked, 30),
        go("walk", [20, 1.5], kazimierz, 120),
        go("walk", [20, 1.5], asBooked),
      ),
    ],
  }),
  itinerary({
    ...{ id: "krakow-other-bed", title: "A hotel on no path covers the night", ...facts },
    days: [
      on(
        "2027-04-10 15:30",
        be(wawel, 60),
        go("walk", [20, 1.5], kazimierz, 240),
        be(asBooked, 0, none),
      ),
      on("2027-04-11 09:30", be(wawel, 60), go("walk", [20, 1.5], kazimierz, 60)),
    ],
  }),
];
