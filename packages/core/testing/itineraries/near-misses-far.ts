import { be, go, hotel, type Itinerary, itinerary, on, place } from "./itinerary.ts";

const facts = { today: "2027-04-01", zone: "Europe/Rome" };
const onward = { routeMode: "break" } as const;
const roma = hotel("Hotel Santa Maria", 41.8897, 12.4695, ["2027-05-17 14:00", "2027-05-20 11:00"]);
const fco = place("Fiumicino", 41.8003, 12.2389, "Airport");
const tokyo = { zone: "Asia/Tokyo" };
const haneda = place("Haneda", 35.5494, 139.7798, "Airport");
const bergen = place("Bergen, Bryggen", 60.3975, 5.3245, "HistoricalBuilding");
const trolltunga = place("Trolltunga", 60.1242, 6.74, "Hike");
const skjeggedal = place("Skjeggedal parking", 60.1311, 6.6278);

/** Just in time on long ways: nothing is to be found. */
export const nearMissesFar: readonly Itinerary[] = [
  itinerary({
    ...{
      id: "rome-flight",
      title: "Rome: at the airport two hours before, to the minute",
      ...facts,
    },
    // 10:00 + 45 = 10:45
    days: [
      on(
        "2027-05-20 09:00",
        be(roma, 60),
        go("car", [45, 30], fco, 0, { reservationTime: "12:45", cameBeforeMin: 120 }),
      ),
    ],
  }),
  itinerary({
    ...{
      id: "rome-flight-about",
      title: "Rome: to the airport by an estimated way, with an hour to spare",
      ...facts,
    },
    days: [
      on(
        "2027-05-20 09:00",
        be(roma, 30),
        go("bus", [70, 32], fco, 0, {
          isAbout: true,
          reservationTime: "13:40",
          cameBeforeMin: 120,
        }),
      ),
    ],
  }),
  itinerary({
    ...{
      id: "rome-tokyo",
      title: "Rome to Tokyo overnight, the days are on both sides of the flight",
      ...facts,
    },
    days: [
      // 15:00 + 12 h 40 = 03:40 = 10:40 in Tokyo.
      on(
        "2027-05-20 10:00",
        be(roma, 45),
        go("car", [45, 30], fco, 760, { reservationTime: "15:00", cameBeforeMin: 180 }),
      ),
      on(
        "2027-05-21 10:40",
        be(haneda, 60, tokyo),
        go(
          "bus",
          [40, 18],
          hotel("Hotel Gracery Asakusa", 35.7104, 139.7946, [
            "2027-05-21 14:00",
            "2027-05-24 11:00",
          ]),
          20,
          tokyo,
        ),
        go(
          "walk",
          [10, 0.7],
          place("Sensō-ji", 35.7148, 139.7967, "Religion", { workingHours: "06:00-17:00" }),
          90,
          tokyo,
        ),
      ),
    ],
  }),
  itinerary({
    ...{
      id: "rome-paris-direct",
      title: "A flight between two airports with both times, 740 km/h",
      ...facts,
      zone: "Europe/Rome",
    },
    // 09:00 to 10:30, 1,100 km to Paris.
    days: [
      on(
        "2027-05-20 07:00",
        be(fco, 0, { reservationTime: "09:00", cameBeforeMin: 90 }),
        be(place("Orly", 48.7262, 2.3652, "Airport"), 45, {
          ...onward,
          zone: "Europe/Paris",
          reservationTime: "10:30",
        }),
      ),
    ],
  }),
  itinerary({
    ...{
      id: "trolltunga",
      title: "Trolltunga: 14 km up and 14 km down are the hike",
      ...facts,
      zone: "Europe/Oslo",
    },
    days: [
      on(
        "2027-07-08 06:00",
        be(skjeggedal, 10),
        go("walk", [320, 14], trolltunga, 60),
        go("walk", [280, 14], skjeggedal, 10),
      ),
    ],
  }),
  itinerary({
    ...{
      id: "bergen-friends",
      title: "Bergen: three nights with friends, nothing booked anywhere",
      ...facts,
      zone: "Europe/Oslo",
    },
    days: [
      on("2027-07-05 10:00", be(bergen, 120)),
      on(
        "2027-07-06 10:00",
        be(place("Fløibanen", 60.3964, 5.3286, "Transport"), 20),
        go("walk", [15, 1], place("Fløyen", 60.3942, 5.3434, "Hike"), 120),
      ),
      on("2027-07-07 10:00", be(bergen, 60)),
    ],
  }),
];
