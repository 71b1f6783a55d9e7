import { be, expect, go, hotel, type Itinerary, itinerary, on, place } from "./itinerary.ts";

const facts = { today: "2027-04-01", zone: "Europe/Vienna" };
const stefanie = hotel("Hotel Stefanie", 48.2146, 16.3806, [
  "2027-05-07 15:00",
  "2027-05-09 11:00",
]);
const hbf = place("Wien Hauptbahnhof", 48.1851, 16.3761, "Transport");
const zoo = place("Tiergarten Schönbrunn", 48.1826, 16.3026, "Animals", {
  workingHours: "09:00-16:30",
});
const technik = place("Technisches Museum", 48.1909, 16.318, "Museum", {
  workingHours: "Mo-Fr 09:00-18:00; Sa-Su 10:00-18:00",
});
const legoland = place("LEGOLAND Deutschland", 48.4247, 10.2993, "AmusementPark", {
  workingHours: "10:00-18:00",
});
const resort = hotel("Camping Bella Italia", 45.4423, 10.6841, [
  "2027-07-03 16:00",
  "2027-07-10 10:00",
]);
const gardaland = place("Gardaland", 45.4551, 10.7138, "AmusementPark", {
  workingHours: "10:00-23:00",
});

/** Families on the way. */
export const families: readonly Itinerary[] = [
  itinerary({
    ...{
      id: "vienna-zoo",
      title: "Vienna with kids: 25 of 200 minutes in the zoo are missing",
      ...facts,
    },
    days: [
      // Hotel 12:40 (luggage); zoo 13:35-16:55, closes 16:30.
      on(
        "2027-05-07 12:00",
        be(hbf, 20),
        go("bus", [20, 4.2], stefanie, 20),
        go("bus", [35, 8], zoo, 200),
        go("bus", [35, 8], stefanie),
      ),
      on(
        "2027-05-08 10:00",
        be(stefanie),
        go("bus", [25, 6], technik, 180),
        go("bus", [25, 6], stefanie),
      ),
    ],
    expected: [expect("closesTooSoon", "tight", 0, "Tiergarten Schönbrunn")],
  }),
  itinerary({
    ...{
      id: "vienna-zoo-in-time",
      title: "Vienna with kids: they leave the zoo at its closing time",
      ...facts,
    },
    days: [
      // Zoo 13:35-16:30.
      on(
        "2027-05-07 12:00",
        be(hbf, 20),
        go("bus", [20, 4.2], stefanie, 20),
        go("bus", [35, 8], zoo, 175),
        go("bus", [35, 8], stefanie),
      ),
      on(
        "2027-05-08 10:00",
        be(stefanie),
        go("bus", [25, 6], technik, 180),
        go("bus", [25, 6], stefanie),
      ),
      on("2027-05-09 09:30", be(stefanie, 60), go("bus", [20, 4.2], hbf)),
    ],
  }),
  itinerary({
    ...{
      id: "legoland-early",
      title: "Legoland: 40 minutes before the gates open",
      ...facts,
      zone: "Europe/Berlin",
    },
    days: [
      on(
        "2027-08-05 08:00",
        be(place("Ulm Münster", 48.3985, 9.9916, "Religion")),
        go("car", [80, 42], legoland, 360),
      ),
    ],
    expected: [expect("opensLater", "hint", 0, "LEGOLAND Deutschland")],
  }),
  itinerary({
    ...{
      id: "legoland-gates",
      title: "Legoland: 10 minutes before the gates open",
      ...facts,
      zone: "Europe/Berlin",
    },
    days: [
      // 09:50-17:50
      on(
        "2027-08-05 09:15",
        be(place("Ulm Münster", 48.3985, 9.9916, "Religion")),
        go("car", [35, 38], legoland, 480),
      ),
    ],
  }),
  itinerary({
    ...{
      id: "garda-beach-week",
      title: "A beach week with two planned days; the campsite covers the rest",
      ...facts,
      zone: "Europe/Rome",
    },
    days: [
      on(
        "2027-07-03 08:00",
        be(place("Innsbruck", 47.2692, 11.4041)),
        go(
          "car",
          [200, 270],
          place("Verona Arena", 45.439, 10.9944, "HistoricalBuilding", {
            workingHours: "Tu-Su 09:00-19:00",
          }),
          90,
        ),
        go("car", [200, 40], resort),
      ),
      on(
        "2027-07-06 10:00",
        be(resort),
        go("car", [12, 5], gardaland, 480),
        go("car", [12, 5], resort),
      ),
      on(
        "2027-07-10 09:00",
        be(resort, 45),
        go("car", [210, 290], place("Innsbruck", 47.2692, 11.4041)),
      ),
    ],
    // The bed is booked, and the days are without a plan.
    expected: [expect("missingDays", "hint", 0), expect("missingDays", "hint", 1)],
  }),
  itinerary({
    ...{
      id: "garda-too-early",
      title: "Garda: at the campsite two and a half hours before check-in",
      ...facts,
      zone: "Europe/Rome",
    },
    days: [
      on(
        "2027-07-03 09:00",
        be(place("Innsbruck", 47.2692, 11.4041)),
        go("car", [270, 270], resort, 60),
      ),
      on(
        "2027-07-04 10:00",
        be(resort),
        go("car", [12, 5], gardaland, 480),
        go("car", [12, 5], resort),
      ),
    ],
    expected: [expect("beforeCheckIn", "hint", 0, "Camping Bella Italia")],
  }),
  itinerary({
    ...{
      id: "vienna-late-checkout",
      title: "Vienna: breakfast until noon, check-out was at eleven",
      ...facts,
    },
    days: [
      on(
        "2027-05-08 10:00",
        be(stefanie),
        go("bus", [25, 6], technik, 180),
        go("bus", [25, 6], stefanie),
      ),
      on("2027-05-09 10:00", be(stefanie, 120), go("bus", [20, 4.2], hbf)),
    ],
    expected: [expect("afterCheckOut", "tight", 1, "Hotel Stefanie")],
  }),
  itinerary({
    ...{
      id: "vienna-museum-twice",
      title: "Vienna: the same museum in the morning and in the afternoon",
      ...facts,
    },
    days: [
      on(
        "2027-05-08 10:00",
        be(stefanie),
        go("bus", [25, 6], technik, 90),
        go("bus", [20, 3], zoo, 150),
        go("bus", [20, 3], technik, 60),
        go("bus", [25, 6], stefanie),
      ),
    ],
    expected: [expect("samePlaceTwice", "hint", 0, "Technisches Museum")],
  }),
];
