import { be, expect, go, hotel, type Itinerary, itinerary, on, place } from "./itinerary.ts";

const facts = { today: "2027-03-01", zone: "Europe/Berlin" };
const akl = { zone: "Pacific/Auckland" };
const hnl = { zone: "Pacific/Honolulu" };
const auckland = place("Auckland Airport", -37.0082, 174.785, "Airport");
const honolulu = place("Honolulu Airport", 21.3187, -157.9225, "Airport");
const waikiki = hotel("Waikiki Beachcomber", 21.2785, -157.8275, [
  "2027-05-10 15:00",
  "2027-05-12 11:00",
]);
const apia = place("Faleolo Airport", -13.83, -172.0083, "Airport");
const club = place("Clärchens Ballhaus", 52.5265, 13.3968, "Show", {
  workingHours: "Sa 20:00-04:00",
});
const hostel = hotel("Circus Hotel", 52.5297, 13.4016, ["2027-03-27 15:00", "2027-03-28 12:00"]);
const budapest = place("Parlament", 47.507, 19.0456, "HistoricalBuilding", {
  workingHours: "Mo-Su 08:00-18:00",
});
const bratislava = place("Bratislavský hrad", 48.1421, 17.1, "HistoricalBuilding", {
  workingHours: "Tu-Su 10:00-18:00",
});
const ufa = place("Уфа, вокзал", 54.7486, 55.9388, "Transport");
const samara = place("Самара, набережная", 53.2038, 50.1076, "Natural");

/** Zones, the date line and clocks that change. */
export const clocks: readonly Itinerary[] = [
  itinerary({
    ...{
      id: "date-line",
      title: "Auckland to Honolulu: landing on the morning of the same day",
      ...facts,
      zone: "Pacific/Auckland",
    },
    days: [
      // 23:50 on the 10th + 8 h 45 = 08:35 on the 11th = 10:35 on the 10th in Honolulu.
      on(
        "2027-05-10 20:30",
        be(auckland, 525, { ...akl, reservationTime: "23:50", cameBeforeMin: 180 }),
      ),
      on(
        "2027-05-10 10:35",
        be(honolulu, 60, hnl),
        go("bus", [45, 15], waikiki, 20, hnl),
        go("walk", [5, 0.4], place("Waikiki Beach", 21.2762, -157.8267, "Water"), 240, hnl),
        go("walk", [5, 0.4], waikiki, 0, hnl),
      ),
      on(
        "2027-05-11 09:00",
        be(waikiki, 0, hnl),
        go(
          "bus",
          [40, 14],
          place("Pearl Harbor", 21.3649, -157.9498, "Museum", {
            workingHours: "Mo-Su 07:00-17:00",
          }),
          180,
          hnl,
        ),
        go("bus", [40, 14], waikiki, 0, hnl),
      ),
    ].toSorted((a, b) => (a.date < b.date ? -1 : 1)),
    // The day of Honolulu stands first, because its local date is the earlier one.
  }),
  itinerary({
    ...{
      id: "date-line-west",
      title: "Honolulu to Auckland: a day is lost over the date line",
      ...facts,
      zone: "Pacific/Honolulu",
    },
    days: [
      // 13:00 + 9 h = 22:00 = 20:00 on the 13th in Auckland.
      on(
        "2027-05-12 09:00",
        be(waikiki, 30, hnl),
        go("bus", [45, 15], honolulu, 540, {
          ...hnl,
          reservationTime: "13:00",
          cameBeforeMin: 120,
        }),
      ),
      on(
        "2027-05-13 20:00",
        be(auckland, 60, akl),
        go(
          "bus",
          [40, 21],
          hotel("Hotel DeBrett", -36.8482, 174.7664, ["2027-05-13 14:00", "2027-05-15 10:00"]),
          0,
          akl,
        ),
      ),
      on(
        "2027-05-14 10:00",
        be(
          place("Sky Tower", -36.8484, 174.762, "Monument", { workingHours: "Mo-Su 09:30-20:00" }),
          90,
          akl,
        ),
      ),
    ],
  }),
  itinerary({
    ...{
      id: "samoa",
      title: "Auckland to Samoa within a day: only an hour, though far away",
      ...facts,
      zone: "Pacific/Auckland",
    },
    days: [
      on(
        "2027-05-20 07:00",
        be(auckland, 235, { reservationTime: "09:00", cameBeforeMin: 120 }),
        be(apia, 60, { routeMode: "break", zone: "Pacific/Apia" }),
      ),
    ],
    expected: [expect("zoneChange", "hint", 0, "Faleolo Airport")],
  }),
  itinerary({
    ...{
      id: "spring-forward",
      title: "Dancing into the night in which the clocks go forward",
      ...facts,
    },
    days: [
      // 22:00-00:00, 00:15 + 150 = 03:45 by the new clocks.
      on(
        "2027-03-27 22:00",
        be(
          place("Prater", 52.5396, 13.4101, "Restaurant", { workingHours: "Mo-Su 12:00-24:00" }),
          120,
        ),
        go("walk", [15, 1], club, 150),
        go("walk", [15, 0.9], hostel),
      ),
    ],
    expected: [expect("clockChange", "hint", 0)],
  }),
  itinerary({
    ...{ id: "clocks-asleep", title: "The clocks change while everybody sleeps", ...facts },
    days: [
      on(
        "2027-03-27 16:00",
        be(
          place("Prater", 52.5396, 13.4101, "Restaurant", { workingHours: "Mo-Su 12:00-24:00" }),
          120,
        ),
        go("walk", [15, 1], hostel),
      ),
      on(
        "2027-03-28 10:00",
        be(hostel, 60),
        go(
          "walk",
          [15, 1],
          place("Mauerpark", 52.5434, 13.4024, "Shopping", { workingHours: "Su 10:00-18:00" }),
          120,
        ),
      ),
    ],
  }),
  itinerary({
    ...{
      id: "spring-short-night",
      title: "Eight hours by the clock are seven when the clocks go forward",
      ...facts,
    },
    days: [
      on(
        "2027-03-27 21:45",
        be(
          place("Prater", 52.5396, 13.4101, "Restaurant", { workingHours: "Mo-Su 12:00-24:00" }),
          60,
        ),
        go("walk", [15, 1], hostel),
      ),
      on("2027-03-28 07:00", be(hostel)),
    ],
    // 23:00 to 07:00 summer time.
    expected: [expect("shortNight", "hint", 0)],
  }),
  itinerary({
    ...{
      id: "autumn-train",
      title: "A night train in the night in which the clocks go back",
      ...facts,
    },
    days: [
      on(
        "2027-10-30 21:00",
        be(place("Berlin Hauptbahnhof", 52.5251, 13.3694, "Transport"), 600, {
          reservationTime: "22:00",
          cameBeforeMin: 30,
        }),
      ),
    ],
    expected: [expect("clockChange", "hint", 0)],
  }),
  itinerary({
    ...{
      id: "three-countries",
      title: "Three countries, three zones, one time",
      ...facts,
      zone: "Europe/Vienna",
    },
    days: [
      on(
        "2027-05-08 09:00",
        be(place("Wien", 48.2082, 16.3738)),
        go("car", [65, 80], bratislava, 90, { zone: "Europe/Bratislava" }),
        go("car", [130, 200], budapest, 90, { zone: "Europe/Budapest" }),
      ),
    ],
  }),
  itinerary({
    ...{
      id: "samara-ufa",
      title: "Из Самары в Уфу машиной: часы на час вперёд",
      ...facts,
      zone: "Europe/Samara",
    },
    days: [
      on(
        "2027-06-08 09:00",
        be(samara, 60),
        go("car", [390, 460], ufa, 0, { zone: "Asia/Yekaterinburg" }),
      ),
    ],
    expected: [expect("zoneChange", "hint", 0, "Уфа, вокзал")],
  }),
];
