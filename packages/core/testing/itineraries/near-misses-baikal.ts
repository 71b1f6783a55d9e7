import { be, expect, go, hotel, type Itinerary, itinerary, on, place } from "./itinerary.ts";

const baikal = { today: "2027-04-01", zone: "Asia/Irkutsk" };
const olkhon = hotel("Усадьба Никиты Бенчарова", 53.2016, 107.3447, [
  "2027-07-20 15:00",
  "2027-07-24 12:00",
]);
const shamanka = place("Скала Шаманка", 53.2036, 107.3387, "Natural");
const ferry = place("Паром Сахюрта", 53.0193, 106.8966, "Transport", {
  workingHours: "ежедневно с 7 до 23",
});
const khoboy = place("Мыс Хобой", 53.4105, 107.787, "Natural");

/** Just in time at Lake Baikal: nothing is to be found. */
export const nearMissesBaikal: readonly Itinerary[] = [
  itinerary({
    ...{
      id: "olkhon",
      title: "Ольхон: паром, усадьба на четыре ночи, день отдыха не расписан",
      ...baikal,
    },
    days: [
      on(
        "2027-07-20 09:00",
        be(place("Иркутск", 52.287, 104.281), 0),
        go("car", [270, 260], ferry, 40),
        go("car", [75, 37], olkhon),
      ),
      on(
        "2027-07-21 09:00",
        be(olkhon),
        go("car", [100, 38], khoboy, 120),
        go("car", [100, 38], olkhon),
      ),
      on(
        "2027-07-23 10:00",
        be(olkhon),
        go("walk", [15, 1], shamanka, 120),
        go("walk", [15, 1], olkhon),
      ),
      on("2027-07-24 10:00", be(olkhon, 60), go("car", [75, 37], ferry, 60)),
    ],
    // The bed is booked, and the days are without a plan.
    expected: [expect("missingDays", "hint", 1)],
  }),
  itinerary({
    ...{ id: "olkhon-check-in", title: "Ольхон: в усадьбе ровно в три", ...baikal },
    days: [
      // 13:45 + 75 = 15:00
      on("2027-07-20 13:00", be(ferry, 45), go("car", [75, 37], olkhon)),
      on(
        "2027-07-21 09:00",
        be(olkhon),
        go("walk", [15, 1], shamanka, 60),
        go("walk", [15, 1], olkhon),
      ),
    ],
  }),
  itinerary({
    ...{ id: "olkhon-estimate", title: "Ольхон: дорога — оценка, но запас два часа", ...baikal },
    days: [
      on(
        "2027-07-24 09:00",
        be(olkhon, 60),
        go("car", [75, 37], ferry, 30, {
          isAbout: true,
          reservationTime: "13:30",
          cameBeforeMin: 15,
        }),
      ),
    ],
  }),
  itinerary({
    ...{
      id: "olkhon-one-zone",
      title: "Из Иркутска в Монголию: две зоны на карте, одни часы",
      ...baikal,
    },
    days: [
      on(
        "2027-07-26 08:00",
        be(place("Иркутск", 52.287, 104.281), 30),
        go("car", [660, 680], place("Сухэ-Батор", 50.2314, 106.2077), 60, {
          zone: "Asia/Ulaanbaatar",
        }),
      ),
    ],
  }),
];
