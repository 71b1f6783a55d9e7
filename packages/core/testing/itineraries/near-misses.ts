import { makeFinance } from "../make.ts";
import { be, go, hotel, type Itinerary, itinerary, on, place } from "./itinerary.ts";

const facts = { today: "2027-04-01", zone: "Europe/Rome" };
const none = { routeMode: "none" } as const;
const roma = hotel("Hotel Santa Maria", 41.8897, 12.4695, ["2027-05-17 14:00", "2027-05-20 11:00"]);
const vatican = place("Musei Vaticani", 41.9065, 12.4536, "Museum", {
  workingHours: "Mo-Sa 08:00-20:00; Su off",
});
const colosseo = place("Colosseo", 41.8902, 12.4922, "HistoricalBuilding", {
  workingHours: "Mo-Su 08:30-19:15",
});
const borghese = place("Galleria Borghese", 41.9142, 12.4921, "Museum", {
  workingHours: "Tu-Su 09:00-19:00",
});
const enzo = place("Da Enzo al 29", 41.8887, 12.4777, "Restaurant", {
  workingHours: "Mo-Sa 12:15-15:00,19:00-23:00",
});
const bar = place("Freni e Frizioni", 41.8908, 12.4697, "Restaurant", {
  workingHours: "18:00-02:00",
});
const termini = place("Roma Termini", 41.901, 12.5013, "Transport");

/** Just in time: nothing is to be found. */
export const nearMisses: readonly Itinerary[] = [
  itinerary({
    ...{
      id: "rome-just-in-time",
      title: "Rome: museums and tables in time, to the minute",
      ...facts,
    },
    days: [
      // Vatican 17:00-20:00 closes at 20:00.
      on(
        "2027-05-17 15:00",
        be(roma, 80),
        go("bus", [40, 4], vatican, 180),
        go("bus", [40, 4], roma),
      ),
      on(
        "2027-05-18 08:15",
        be(roma),
        go("bus", [25, 3], colosseo, 150, { reservationTime: "08:55", cameBeforeMin: 15 }),
        go("walk", [50, 3.5], enzo, 90),
        go("walk", [10, 0.8], roma),
      ),
    ],
  }),
  itinerary({
    ...{
      id: "rome-checkout-eleven",
      title: "Rome: out at eleven sharp, the luggage is fetched in the afternoon",
      ...facts,
    },
    days: [
      on("2027-05-19 09:30", be(roma), go("bus", [45, 5], borghese, 120), go("bus", [45, 5], roma)),
      on(
        "2027-05-20 09:30",
        be(roma, 90),
        go("bus", [25, 3], colosseo, 120),
        go("bus", [25, 3], roma, 15),
        go("bus", [25, 4], termini, 0, { reservationTime: "15:50", cameBeforeMin: 20 }),
      ),
    ],
  }),
  itinerary({
    ...{ id: "rome-bar-two", title: "Rome: in the bar until it closes at two", ...facts },
    days: [
      // 23:00-02:00, 02:05; next at 10:05.
      on(
        "2027-05-17 19:00",
        be(enzo, 120),
        go("walk", [10, 0.8], bar, 180, { reservationTime: "23:00" }),
        go("walk", [5, 0.3], roma),
      ),
      on("2027-05-18 10:05", be(roma), go("bus", [25, 3], colosseo, 120), go("bus", [25, 3], roma)),
    ],
  }),
  itinerary({
    ...{
      id: "rome-monday-outside",
      title: "Rome: the gallery is closed on Monday, so it is Tuesday's",
      ...facts,
    },
    days: [
      on(
        "2027-05-17 14:00",
        be(roma, 60),
        go("bus", [25, 3], colosseo, 120),
        go("bus", [25, 3], roma),
        be(borghese, 0, none),
      ),
      on("2027-05-18 09:00", be(roma), go("bus", [45, 5], borghese, 120), go("bus", [45, 5], roma)),
    ],
  }),
  itinerary({
    ...{
      id: "rome-lunch-dinner",
      title: "Rome: lunch and dinner in the restaurant they love",
      ...facts,
    },
    days: [
      on(
        "2027-05-18 12:30",
        be(enzo, 75),
        go("bus", [30, 3], colosseo, 120),
        go("bus", [30, 3], enzo, 100, { reservationTime: "20:00" }),
        go("walk", [10, 0.8], roma),
      ),
    ],
  }),
  itinerary({
    ...{
      id: "rome-three-friends",
      title: "Three friends with two hotels in one night",
      ...facts,
      trip: { adults: 3, kids: 0 },
    },
    days: [
      on(
        "2027-05-17 15:00",
        be(roma, 60),
        go("walk", [30, 2], colosseo, 120),
        go("walk", [30, 2], roma),
        be(
          hotel("Residenza Trastevere", 41.8886, 12.4709, ["2027-05-17 15:00", "2027-05-18 10:00"]),
          0,
          none,
        ),
      ),
      on("2027-05-18 09:30", be(roma), go("bus", [45, 5], borghese, 90), go("bus", [45, 5], roma)),
    ],
  }),
  itinerary({
    ...{
      id: "rome-hotel-change",
      title: "Rome: out of one hotel and into the next on one day",
      ...facts,
    },
    days: [
      on("2027-05-19 10:00", be(roma), go("bus", [25, 3], colosseo, 120), go("bus", [25, 3], roma)),
      on(
        "2027-05-20 10:00",
        be(roma, 45),
        go(
          "car",
          [20, 5],
          hotel("The Beehive", 41.9035, 12.5046, ["2027-05-20 14:00", "2027-05-22 10:00"]),
          15,
        ),
        go("walk", [25, 1.8], borghese, 120),
        go(
          "walk",
          [25, 1.8],
          hotel("The Beehive", 41.9035, 12.5046, ["2027-05-20 14:00", "2027-05-22 10:00"]),
        ),
      ),
      // 11:05 for the luggage, 14:10 to stay.
      on(
        "2027-05-21 10:00",
        be(hotel("The Beehive", 41.9035, 12.5046, ["2027-05-20 14:00", "2027-05-22 10:00"])),
        go("bus", [30, 4], vatican, 180),
      ),
    ],
  }),
  itinerary({
    ...{ id: "rome-paid", title: "Rome: all paid, nothing to cancel, euros and dollars", ...facts },
    days: [
      on(
        "2027-05-18 12:30",
        be(
          {
            ...enzo,
            finance: makeFinance({
              price: 40,
              payed: 40,
              paymentDueDate: "2027-03-01",
              cancellationDate: "2027-03-20",
            }),
          },
          75,
        ),
        go(
          "bus",
          [30, 3],
          {
            ...colosseo,
            finance: makeFinance({ price: 24, currency: "USD", cancellationDate: "2027-04-09" }),
          },
          120,
        ),
      ),
    ],
  }),
];
