import { be, expect, go, hotel, type Itinerary, itinerary, on, place } from "./itinerary.ts";

const georgia = { today: "2027-04-01", zone: "Asia/Tbilisi" };
const rooms = hotel("Rooms Tbilisi", 41.7052, 44.7873, ["2027-09-10 15:00", "2027-09-13 12:00"]);
const baths = place("Серные бани", 41.6879, 44.811, "Water", { workingHours: "круглосуточно" });
const mtskheta = place("Светицховели", 41.8421, 44.7209, "Religion", {
  workingHours: "Ежедневно с 09:00 до 21:00",
});
const kazbegi = hotel("Rooms Kazbegi", 42.661, 44.6431, ["2027-09-11 15:00", "2027-09-12 12:00"]);
const gergeti = place("Гергети", 42.6625, 44.6203, "Religion");
const fabrika = place("Фабрика", 41.7096, 44.8027, "Restaurant", {
  workingHours: "пн–чт 18:00–02:00, пт–сб 18:00–04:00, вс выходной",
});

/** Hotels and late bars in Georgia. */
export const nightsGeorgia: readonly Itinerary[] = [
  itinerary({
    ...{ id: "tbilisi-kazbegi", title: "Тбилиси: номер оставлен, а ночь в Казбеги", ...georgia },
    days: [
      on(
        "2027-09-10 15:00",
        be(rooms, 30),
        go("bus", [20, 4], baths, 120),
        go("bus", [20, 4], rooms),
      ),
      on(
        "2027-09-11 10:00",
        be(rooms),
        go("car", [30, 24], mtskheta, 60),
        go("car", [165, 130], kazbegi, 60),
        go("car", [20, 6], gergeti, 60),
        go("car", [20, 6], kazbegi),
      ),
      // 14:15 in Kazbegi is 45 minutes before check-in.
      on("2027-09-12 10:00", be(kazbegi), go("car", [180, 154], rooms)),
    ],
    expected: [
      expect("twoBeds", "hint", 1, "Rooms Tbilisi", "Rooms Kazbegi"),
      expect("beforeCheckIn", "hint", 1, "Rooms Kazbegi"),
    ],
  }),
  itinerary({
    ...{ id: "tbilisi-bar", title: "Тбилиси: бар за полночь в пятницу", ...georgia },
    days: [
      // 23:20-02:20 on Friday night, 02:40.
      on(
        "2027-09-10 16:00",
        be(rooms, 60),
        go("bus", [20, 4], baths, 120),
        go("bus", [20, 3], fabrika, 180, { reservationTime: "23:20" }),
        go("bus", [20, 3], rooms),
      ),
      on(
        "2027-09-11 11:00",
        be(rooms),
        go("car", [30, 24], mtskheta, 60),
        go("car", [30, 24], rooms),
      ),
    ],
  }),
  itinerary({
    ...{ id: "tbilisi-bar-sunday", title: "Тбилиси: бар по воскресеньям закрыт", ...georgia },
    days: [
      on(
        "2027-09-11 16:00",
        be(rooms, 60),
        go("bus", [20, 4], baths, 120),
        go("bus", [20, 4], rooms),
      ),
      on(
        "2027-09-12 18:00",
        be(rooms),
        go("bus", [20, 3], fabrika, 120),
        go("bus", [20, 3], rooms),
      ),
    ],
    expected: [expect("closed", "impossible", 1, "Фабрика")],
  }),
  itinerary({
    ...{ id: "tbilisi-no-bed", title: "Тбилиси: последняя ночь не забронирована", ...georgia },
    days: [
      on(
        "2027-09-12 16:00",
        be(rooms, 60),
        go("bus", [20, 4], baths, 120),
        go("bus", [20, 4], rooms),
      ),
      on("2027-09-13 10:00", be(rooms, 60), go("car", [30, 24], mtskheta, 60)),
      on("2027-09-14 11:00", be(baths, 60)),
    ],
    expected: [expect("noBed", "tight", 1)],
  }),
  itinerary({
    ...{
      id: "kazbegi-late-end",
      title: "Казбеги: вечером в гостиницу, из которой утром выписались",
      ...georgia,
    },
    days: [
      on(
        "2027-09-11 15:00",
        be(kazbegi, 30),
        go("car", [20, 6], gergeti, 60),
        go("car", [20, 6], kazbegi),
      ),
      on(
        "2027-09-12 10:00",
        be(kazbegi, 30),
        go("car", [20, 6], gergeti, 240),
        go("car", [20, 6], kazbegi, 60),
      ),
    ],
    expected: [expect("afterCheckOut", "impossible", 1, "Rooms Kazbegi")],
  }),
];
