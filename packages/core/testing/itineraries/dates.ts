import { makeFinance } from "../make.ts";
import { be, expect, go, hotel, type Itinerary, itinerary, on, place } from "./itinerary.ts";

const facts = { today: "2027-03-01", zone: "Australia/Sydney" };
const la = { zone: "America/Los_Angeles" };
const kiritimati = { zone: "Pacific/Kiritimati" };
const honolulu = { zone: "Pacific/Honolulu" };
const lax = place("LAX", 33.9416, -118.4085, "Airport");
const syd = place("Sydney Airport", -33.9399, 151.1753, "Airport");
const opera = place("Opera House", -33.8568, 151.2153, "Show");
const inn = hotel("The Grace", -33.8705, 151.2066, ["2027-05-08 15:00", "2027-05-12 11:00"]);
const samoa = { zone: "Pacific/Apia" };
const pago = { zone: "Pacific/Pago_Pago" };
const apia = hotel("Hotel in Apia", -13.83, -171.76, ["2027-06-10 14:00", "2027-06-12 10:00"]);
const pagoPago = hotel("Hotel in Pago Pago", -14.28, -170.69, [
  "2027-06-11 14:00",
  "2027-06-13 11:00",
]);
const dated = (validFrom: string | null, validTo: string | null) =>
  place("Taronga Zoo", -33.8433, 151.2411, "Animals", {
    finance: makeFinance({ price: 50, payed: null, currency: "EUR", validFrom, validTo }),
  });
const oneDay = (from: string | null, to: string | null) => [
  on("2027-05-09 10:00", be(opera, 60), go("bus", [30, 10], dated(from, to), 120)),
];
const zoo = "Taronga Zoo";

/** Dates that the date line takes, days without a plan, and tickets for other dates. */
export const dates: readonly Itinerary[] = [
  itinerary({
    ...{ id: "la-sydney", title: "Los Angeles to Sydney: 6 May does not exist", ...facts },
    days: [
      on("2027-05-05 18:00", be(lax, 930, { ...la, reservationTime: "22:00", cameBeforeMin: 120 })),
      on("2027-05-07 08:00", be(syd, 60), go("bus", [30, 10], opera, 90)),
    ],
  }),
  itinerary({
    ...{
      id: "la-sydney-empty",
      title: "Los Angeles to Sydney, and a day without a plan",
      ...facts,
    },
    days: [
      on("2027-05-05 18:00", be(lax, 930, { ...la, reservationTime: "22:00", cameBeforeMin: 120 })),
      on("2027-05-08 08:00", be(syd, 60), go("bus", [30, 10], opera, 90)),
    ],
    expected: [expect("missingDays", "hint", 0)],
  }),
  itinerary({
    ...{
      id: "la-day-before",
      title: "The day in Los Angeles ends long before the flight",
      ...facts,
    },
    days: [
      on("2027-05-05 09:00", be(place("Griffith Park", 34.1184, -118.3004, "Natural"), 240, la)),
      on("2027-05-07 08:00", be(syd, 60), go("bus", [30, 10], opera, 90)),
    ],
  }),
  itinerary({
    ...{ id: "honolulu-kiritimati", title: "Honolulu to Kiritimati: a day forward", ...facts },
    days: [
      on("2027-05-05 09:00", be(place("HNL", 21.3187, -157.9225, "Airport"), 180, honolulu)),
      on("2027-05-07 09:00", be(place("Cassidy", 1.9862, -157.3498, "Airport"), 60, kiritimati)),
    ],
  }),
  itinerary({
    ...{
      id: "ferry-two-nights",
      title: "Two nights on a ferry are one day",
      ...facts,
      zone: "Europe/Oslo",
    },
    days: [
      on(
        "2027-05-05 12:00",
        be(place("Bergen", 60.3913, 5.3221, "Transport"), 2_600, { reservationTime: "14:00" }),
      ),
      on("2027-05-07 10:00", be(place("Kirkenes", 69.7271, 30.0458, "Transport"), 60)),
    ],
  }),
  itinerary({
    ...{ id: "sydney-empty-day", title: "A day with a bed and without a plan", ...facts },
    days: [
      on(
        "2027-05-08 12:00",
        be(syd, 60),
        go("bus", [120, 10], opera, 90),
        go("walk", [15, 1], inn),
      ),
      on("2027-05-09 09:00"),
      on("2027-05-10 09:00", be(inn), go("walk", [15, 1], opera, 120), go("walk", [15, 1], inn)),
    ],
    expected: [expect("missingDays", "hint", 1)],
  }),
  itinerary({
    ...{ id: "sydney-quiet-day", title: "A day in the hotel is a plan", ...facts },
    days: [
      on(
        "2027-05-08 12:00",
        be(syd, 60),
        go("bus", [120, 10], opera, 90),
        go("walk", [15, 1], inn),
      ),
      on("2027-05-09 09:00", be(inn, 600)),
      on("2027-05-10 09:00", be(inn), go("walk", [15, 1], opera, 120), go("walk", [15, 1], inn)),
    ],
  }),
  itinerary({
    ...{
      id: "sydney-not-yet",
      title: "The last days are not planned yet; one date has no day",
      ...facts,
    },
    days: [on("2027-05-08 09:00", be(opera, 120)), on("2027-05-09 09:00"), on("2027-05-11 09:00")],
    expected: [expect("missingDays", "hint", 1)],
  }),
  itinerary({
    ...{ id: "zoo-valid", title: "A ticket on its last day", ...facts },
    days: oneDay("2027-05-07", "2027-05-09"),
  }),
  itinerary({
    ...{ id: "zoo-later", title: "A ticket that is not valid yet", ...facts },
    days: oneDay("2027-05-10", null),
    expected: [expect("outsideValidity", "impossible", 0, zoo)],
  }),
  itinerary({
    ...{ id: "zoo-over", title: "A ticket that is not valid any more", ...facts },
    days: oneDay(null, "2027-05-08"),
    expected: [expect("outsideValidity", "impossible", 0, zoo)],
  }),
  itinerary({
    ...{ id: "zoo-second-visit", title: "A ticket for two days, and three visits", ...facts },
    days: ["2027-05-08", "2027-05-09", "2027-05-10"].map((date) =>
      on(`${date} 10:00`, be(dated("2027-05-09", "2027-05-10"), 120)),
    ),
    expected: [expect("outsideValidity", "impossible", 0, zoo)],
  }),
  itinerary({
    ...{ id: "zoo-idea", title: "A ticket of a place on no path says nothing", ...facts },
    days: [
      on(
        "2027-05-09 10:00",
        be(opera, 60),
        be(dated(null, "2027-05-01"), 60, { routeMode: "none" }),
      ),
    ],
  }),
  itinerary({
    ...{ id: "samoa-twice", title: "Samoa to American Samoa: 11 June has two nights", ...facts },
    days: [
      on("2027-06-10 15:00", be(apia, 0, samoa)),
      on("2027-06-11 09:00", be(apia, 0, samoa), go("walk", [10, 1], apia, 0, samoa)),
      on(
        "2027-06-12 09:00",
        be(apia, 15, samoa),
        go("car", [40, 30], place("Fagali'i", -13.8486, -171.7408, "Airport"), 0, {
          ...samoa,
          reservationTime: "12:00",
        }),
      ),
      on(
        "2027-06-11 14:00",
        be(place("Pago Pago Airport", -14.331, -170.7105, "Airport"), 20, pago),
        go("car", [20, 12], pagoPago, 0, pago),
      ),
      on("2027-06-12 09:00", be(pagoPago, 0, pago), go("walk", [10, 1], pagoPago, 0, pago)),
    ],
  }),
];
