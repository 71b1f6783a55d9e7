import { be, expect, go, hotel, type Itinerary, itinerary, on, place } from "./itinerary.ts";

const moscow = { today: "2027-04-01", zone: "Europe/Moscow" };
const hostel = hotel("Отель «Пушкарская слобода»", 56.4165, 40.4497, [
  "2027-06-05 14:00",
  "2027-06-06 12:00",
]);
const likhonin = hotel("Лихонинский дом", 56.4253, 40.4431, [
  "2027-06-05 14:00",
  "2027-06-06 12:00",
]);
const kremlin = place("Суздальский кремль", 56.416, 40.4427, "HistoricalBuilding", {
  workingHours: "ср–пн 10:00–18:00, вт выходной",
});
const wood = place("Музей деревянного зодчества", 56.4119, 40.4402, "Museum", {
  workingHours: "Daily 10-18",
});
const granny = place("Квартира бабушки", 59.9295, 30.3608);
const aquarium = place("Океанариум", 59.9196, 30.3577, "Animals", {
  workingHours: "вт–вс 10:00–20:00, пн выходной",
});
const peterhof = place("Большой Петергофский дворец", 59.8847, 29.9086, "Museum", {
  workingHours: "10:30–18:00, понедельник — выходной",
});

/** Families in Russia. */
export const familiesRussian: readonly Itinerary[] = [
  itinerary({
    ...{
      id: "suzdal-two-families",
      title: "Две семьи, две гостиницы на одну ночь в Суздале",
      ...moscow,
    },
    trip: { adults: 4, kids: 3 },
    days: [
      on(
        "2027-06-05 09:20",
        be(place("Владимир, вокзал", 56.1299, 40.4213, "Transport")),
        go("car", [45, 37], wood, 90),
        go("walk", [15, 1], kremlin, 120),
        // 14:00-15:15
        go(
          "walk",
          [10, 0.7],
          place("Трапезная", 56.4163, 40.443, "Restaurant", {
            workingHours: "ежедневно, 11:00–23:00",
          }),
          75,
        ),
        go("car", [8, 2], likhonin),
        go("car", [8, 2], hostel),
      ),
      on(
        "2027-06-06 10:00",
        be(hostel),
        go("car", [8, 2], likhonin),
        go("car", [45, 37], place("Золотые ворота", 56.1268, 40.3972, "Monument"), 30),
      ),
    ],
  }),
  itinerary({
    ...{
      id: "suzdal-couple-two-hotels",
      title: "Пара забронировала две гостиницы на одну ночь",
      ...moscow,
    },
    days: [
      on(
        "2027-06-05 12:00",
        be(kremlin, 120),
        go("car", [8, 2], likhonin),
        be(hostel, 0, { routeMode: "none" }),
      ),
      on("2027-06-06 10:00", be(likhonin), go("car", [8, 2], wood, 60)),
    ],
    expected: [expect("twoBeds", "hint", 0, "Лихонинский дом", "Отель «Пушкарская слобода»")],
  }),
  itinerary({
    ...{
      id: "petersburg-granny",
      title: "Петербург: ночуют у бабушки, потом в гостинице",
      ...moscow,
    },
    days: [
      on(
        "2027-06-12 11:00",
        be(granny, 60),
        go("bus", [15, 2], aquarium, 120),
        go("bus", [15, 2], granny),
      ),
      on(
        "2027-06-13 09:30",
        be(granny),
        go("bus", [75, 32], peterhof, 180),
        go(
          "walk",
          [10, 0.8],
          hotel("Самсон", 59.8826, 29.9073, ["2027-06-13 14:00", "2027-06-14 12:00"]),
        ),
      ),
      on("2027-06-14 11:00", be(place("Александрия", 59.8797, 29.9426, "Natural"), 90)),
    ],
    // In the hotel at 13:55, five minutes before check-in.
  }),
  itinerary({
    ...{ id: "petersburg-monday", title: "Петербург: океанариум в понедельник закрыт", ...moscow },
    days: [
      on(
        "2027-06-13 10:00",
        be(granny),
        go("bus", [75, 32], peterhof, 180),
        go("bus", [75, 32], granny),
      ),
      on(
        "2027-06-14 10:00",
        be(granny),
        go("bus", [15, 2], aquarium, 120),
        go("bus", [15, 2], granny),
      ),
    ],
    expected: [expect("closed", "impossible", 1, "Океанариум")],
  }),
];
