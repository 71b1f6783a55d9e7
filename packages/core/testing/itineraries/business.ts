import { be, expect, go, hotel, type Itinerary, itinerary, on, place } from "./itinerary.ts";

const facts = { today: "2027-03-01", zone: "Europe/Berlin", trip: { adults: 1, kids: 0 } };
const ber = place("Flughafen BER", 52.3667, 13.5033, "Airport");
const lhr = place("Heathrow", 51.47, -0.4543, "Airport");
const office = place("Büro Friedrichstraße", 52.5206, 13.3862);
const adlon = hotel("Motel One Berlin", 52.5251, 13.3694, ["2027-04-12 15:00", "2027-04-14 12:00"]);
const borchardt = place("Borchardt", 52.5145, 13.3903, "Restaurant", {
  workingHours: "Mo-Su 11:30-24:00",
});
const london = { zone: "Europe/London" };
const moscow = { today: "2027-03-01", zone: "Europe/Moscow", trip: { adults: 1, kids: 0 } };
const svo = place("Шереметьево", 55.9726, 37.4146, "Airport");
const hall = place("Экспоцентр", 55.7515, 37.5447, "Other", { workingHours: "пн-пт 10:00–18:00" });
const pulkovo = place("Пулково", 59.8003, 30.2625, "Airport");
const azimut = hotel("Azimut Смоленская", 55.7476, 37.5814, [
  "2027-04-12 14:00",
  "2027-04-13 12:00",
]);

/** On business. */
export const business: readonly Itinerary[] = [
  itinerary({
    ...{ id: "berlin-meeting", title: "Two days of meetings in Berlin, all in time", ...facts },
    days: [
      // Office 09:45 for 10:00; table 19:30, arrives 19:20.
      on(
        "2027-04-12 09:00",
        be(ber, 10),
        go("bus", [35, 25], office, 360, { reservationTime: "10:00", cameBeforeMin: 15 }),
        go("walk", [15, 1.1], adlon, 150),
        go("walk", [35, 1.9], borchardt, 120, { reservationTime: "19:30" }),
        go("walk", [25, 1.9], adlon),
      ),
      on(
        "2027-04-13 08:30",
        be(adlon),
        go("walk", [15, 1.1], office, 480, { reservationTime: "09:00" }),
        go("walk", [15, 1.1], adlon),
      ),
      on(
        "2027-04-14 10:00",
        be(adlon, 60),
        go("bus", [50, 26], ber, 0, { reservationTime: "13:50", cameBeforeMin: 120 }),
      ),
    ],
  }),
  itinerary({
    ...{ id: "berlin-table-late", title: "Berlin: ten minutes late for the table", ...facts },
    days: [
      on(
        "2027-04-12 16:00",
        be(office, 180),
        go("walk", [40, 2.5], borchardt, 120, { reservationTime: "19:30" }),
        go("walk", [25, 1.9], adlon),
      ),
      on("2027-04-13 08:30", be(adlon), go("walk", [15, 1.1], office, 60)),
    ],
    expected: [expect("lateForReservation", "tight", 0, "Borchardt")],
  }),
  itinerary({
    ...{ id: "berlin-meeting-late", title: "Berlin: 35 minutes late for the meeting", ...facts },
    days: [
      on(
        "2027-04-12 09:00",
        be(ber, 60),
        go("bus", [35, 25], office, 60, { reservationTime: "10:00" }),
        go("walk", [15, 1.1], adlon),
      ),
    ],
    // 10:35
    expected: [
      expect("lateForReservation", "impossible", 0, "Büro Friedrichstraße"),
      // At 11:50, to stay: the rooms are ready at 15:00.
      expect("beforeCheckIn", "hint", 0, "Motel One Berlin"),
    ],
  }),
  itinerary({
    ...{
      id: "berlin-flight-missed",
      title: "Berlin: at the gate when the flight has left",
      ...facts,
    },
    days: [
      on(
        "2027-04-14 09:00",
        be(office, 240),
        go("bus", [60, 26], ber, 0, { reservationTime: "13:50", cameBeforeMin: 90 }),
      ),
    ],
    expected: [expect("missedDeparture", "impossible", 0, "Flughafen BER")],
  }),
  itinerary({
    ...{
      id: "berlin-flight-tight",
      title: "Berlin: 50 minutes before the flight instead of 90",
      ...facts,
    },
    days: [
      on(
        "2027-04-14 09:00",
        be(office, 180),
        go("bus", [60, 26], ber, 0, { reservationTime: "13:50", cameBeforeMin: 90 }),
      ),
    ],
    // 13:00
    expected: [expect("lessEarlyThanAsked", "tight", 0, "Flughafen BER")],
  }),
  itinerary({
    ...{
      id: "berlin-london",
      title: "Berlin to London for a day: the clocks there show an hour less",
      ...facts,
    },
    days: [
      // Flight 07:00-08:50, landing 07:50 in London.
      on(
        "2027-04-15 05:00",
        be(ber, 110, { reservationTime: "07:00", cameBeforeMin: 60 }),
        be(lhr, 60, { ...london, routeMode: "break" }),
        go(
          "bus",
          [60, 28],
          place("The Shard", 51.5045, -0.0865, "Other", { workingHours: "Mo-Su 10:00-22:00" }),
          180,
          { ...london, reservationTime: "10:30" },
        ),
      ),
    ],
    expected: [expect("zoneChange", "hint", 0, "Heathrow")],
  }),
  itinerary({
    ...{ id: "moscow-expo", title: "Москва: выставка, в гостиницу ровно к заселению", ...moscow },
    days: [
      // Hotel 14:00 sharp; expo 14:30-17:30.
      on(
        "2027-04-12 12:30",
        be(svo, 30),
        go("bus", [60, 34], azimut, 15),
        go("bus", [15, 3], hall, 180),
        go("bus", [20, 3], azimut),
      ),
      on(
        "2027-04-13 11:00",
        be(azimut, 60),
        go("bus", [70, 34], svo, 0, { reservationTime: "15:10", cameBeforeMin: 120 }),
      ),
    ],
  }),
  itinerary({
    ...{
      id: "moscow-expo-closed",
      title: "Москва: выставка к пяти минутам седьмого закрыта",
      ...moscow,
    },
    days: [
      on("2027-04-12 17:00", be(svo, 5), go("bus", [60, 34], hall, 60), go("bus", [20, 3], azimut)),
      on("2027-04-13 11:00", be(azimut), go("bus", [15, 3], hall, 120)),
    ],
    expected: [expect("closed", "impossible", 0, "Экспоцентр")],
  }),
  itinerary({
    ...{
      id: "moscow-expo-about",
      title: "Москва: выставка, вероятно, уже закрыта: время в пути — оценка",
      ...moscow,
    },
    days: [
      on(
        "2027-04-12 17:00",
        be(svo, 5),
        go("bus", [60, 34], hall, 60, { isAbout: true }),
        go("bus", [20, 3], azimut),
      ),
      on("2027-04-13 11:00", be(azimut), go("bus", [15, 3], hall, 120)),
    ],
    expected: [expect("closed", "tight", 0, "Экспоцентр")],
  }),
  itinerary({
    ...{
      id: "spb-flight-missed",
      title: "Пулково: рейс ушёл за двадцать минут до приезда",
      ...moscow,
    },
    days: [
      on(
        "2027-04-14 12:00",
        be(
          place("Эрмитаж", 59.9398, 30.3146, "Museum", {
            workingHours: "Tu-Su 11:00-18:00; Mo off",
          }),
          180,
        ),
        go("bus", [80, 20], pulkovo, 0, { reservationTime: "16:00", cameBeforeMin: 60 }),
      ),
    ],
    expected: [expect("missedDeparture", "impossible", 0, "Пулково")],
  }),
  itinerary({
    ...{
      id: "moscow-teleport",
      title: "Из Москвы в Новосибирск за час: так быстро не летают",
      ...moscow,
    },
    days: [
      on(
        "2027-04-14 09:00",
        be(hall, 60, { reservationTime: "10:00" }),
        be(place("Академпарк", 54.8577, 83.1108), 60, {
          zone: "Asia/Novosibirsk",
          reservationTime: "16:00",
        }),
      ),
    ],
    // 16:00 there is 12:00 in Moscow: one hour for 2,800 km.
    expected: [
      expect("legTooFast", "impossible", 0, "Академпарк"),
      expect("zoneChange", "hint", 0, "Академпарк"),
    ],
  }),
  itinerary({
    ...{
      id: "berlin-madrid-fast",
      title: "Meeting in Berlin until ten, lunch in Madrid at half past ten",
      ...facts,
    },
    days: [
      on(
        "2027-04-14 09:00",
        be(office, 60),
        be(place("Sobrino de Botín", 40.4142, -3.708, "Restaurant"), 60, {
          zone: "Europe/Madrid",
          reservationTime: "10:30",
        }),
      ),
    ],
    expected: [expect("legTooFast", "impossible", 0, "Sobrino de Botín")],
  }),
];
