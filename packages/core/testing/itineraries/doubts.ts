import { be, expect, go, type Itinerary, itinerary, on, place } from "./itinerary.ts";

const facts = { today: "2027-03-01", zone: "Europe/Lisbon" };
const about = { isAbout: true } as const;
const lisbon = place("Rossio", 38.7139, -9.1394, "Monument");
const coimbra = place("Biblioteca Joanina", 40.2075, -8.4262, "Museum", {
  workingHours: "Mo-Sa 09:00-17:30; Su off",
});
const tavern = (reservationTime: string) => ({ ...about, reservationTime });
const zeManel = place("Zé Manel dos Ossos", 40.2089, -8.4304, "Restaurant");

/** What holds however far an estimate is off is certain; what does not is told as it is. */
export const doubts: readonly Itinerary[] = [
  itinerary({
    ...{ id: "coimbra-sunday", title: "Closed all Sunday, on an estimated way", ...facts },
    days: [on("2027-05-09 09:00", be(lisbon, 30), go("car", [130, 205], coimbra, 60, about))],
    expected: [expect("closed", "impossible", 0, "Biblioteca Joanina")],
  }),
  itinerary({
    ...{
      id: "coimbra-just-closed",
      title: "Ten minutes after it closes, by an estimate",
      ...facts,
    },
    days: [on("2027-05-10 15:00", be(lisbon, 30), go("car", [130, 205], coimbra, 60, about))],
    expected: [expect("closed", "tight", 0, "Biblioteca Joanina")],
  }),
  itinerary({
    ...{ id: "coimbra-late-three", title: "Three minutes late on two estimated hours", ...facts },
    days: [
      on("2027-05-10 10:00", be(lisbon, 33), go("car", [120, 205], zeManel, 60, tavern("12:30"))),
    ],
    expected: [expect("lateForReservation", "tight", 0, "Zé Manel dos Ossos")],
  }),
  itinerary({
    ...{ id: "coimbra-late-hours", title: "Three hours late, whatever the way takes", ...facts },
    days: [
      on("2027-05-10 10:00", be(lisbon, 210), go("car", [120, 205], zeManel, 60, tavern("12:30"))),
    ],
    expected: [expect("lateForReservation", "impossible", 0, "Zé Manel dos Ossos")],
  }),
  itinerary({
    ...{
      id: "coimbra-half-an-hour",
      title: "40 minutes late: the way may take half as long",
      ...facts,
    },
    days: [
      on("2027-05-10 10:00", be(lisbon, 70), go("car", [120, 205], zeManel, 60, tavern("12:30"))),
    ],
    expected: [expect("lateForReservation", "tight", 0, "Zé Manel dos Ossos")],
  }),
  itinerary({
    ...{
      id: "coimbra-closes-surely",
      title: "An hour is missing of three, by an estimate of ten minutes",
      ...facts,
    },
    days: [
      on(
        "2027-05-10 15:00",
        be(place("Sé Velha", 40.2089, -8.4269, "Religion"), 20),
        go("walk", [10, 0.6], coimbra, 180, about),
      ),
    ],
    // 15:30 to 18:30; it closes at 17:30. Five minutes less on the way leave 55 missing, more than 30 %.
    expected: [expect("closesTooSoon", "impossible", 0, "Biblioteca Joanina")],
  }),
  itinerary({
    ...{
      id: "coimbra-closes-perhaps",
      title: "20 minutes are missing after two estimated hours",
      ...facts,
    },
    days: [on("2027-05-10 13:10", be(lisbon, 30), go("car", [130, 205], coimbra, 120, about))],
    expected: [expect("closesTooSoon", "tight", 0, "Biblioteca Joanina")],
  }),
  itinerary({
    ...{
      id: "porto-by-plane",
      title: "After an unknown way another place, too far for any plane",
      ...facts,
    },
    days: [
      on(
        "2027-05-10 10:00",
        be(lisbon, 150),
        be(place("Ponta Delgada, jantar", 37.7412, -25.6756, "Restaurant"), 60, {
          routeMode: "break",
          reservationTime: "12:10",
          zone: "Europe/Lisbon",
        }),
      ),
    ],
    // 20 minutes late already when leaving Lisbon, and 1,450 km more.
    expected: [
      expect("lateForReservation", "tight", 0, "Ponta Delgada, jantar"),
      expect("legTooFast", "impossible", 0, "Ponta Delgada, jantar"),
    ],
  }),
  itinerary({
    ...{
      id: "coimbra-between-two",
      title: "Two tables, and a way that is longer than the time between",
      ...facts,
    },
    days: [
      on(
        "2027-05-10 11:00",
        be(place("Cervejaria Ramiro", 38.7207, -9.1355, "Restaurant"), 20, {
          reservationTime: "12:00",
        }),
        go("car", [130, 205], zeManel, 60, { reservationTime: "13:30" }),
      ),
    ],
    expected: [
      expect("lateForReservation", "impossible", 0, "Zé Manel dos Ossos"),
      expect("legTooFast", "impossible", 0, "Zé Manel dos Ossos"),
    ],
  }),
  itinerary({
    ...{
      id: "coimbra-long-lunch",
      title: "Lunch is too long for the next table; the way is not",
      ...facts,
    },
    days: [
      on(
        "2027-05-10 11:00",
        be(place("Cervejaria Ramiro", 38.7207, -9.1355, "Restaurant"), 120, {
          reservationTime: "12:00",
        }),
        go("car", [130, 205], zeManel, 60, { reservationTime: "15:30" }),
      ),
    ],
    expected: [expect("lateForReservation", "impossible", 0, "Zé Manel dos Ossos")],
  }),
  itinerary({
    ...{
      id: "lisbon-landing",
      title: "The day begins with a landing, and the train leaves too soon",
      ...facts,
    },
    days: [
      on(
        "2027-05-10 11:00",
        be(place("Aeroporto", 38.7756, -9.1354, "Airport"), 30),
        go("bus", [50, 10], place("Santa Apolónia", 38.7139, -9.1225, "Transport"), 0, {
          reservationTime: "12:10",
        }),
      ),
    ],
    expected: [
      expect("missedDeparture", "impossible", 0, "Santa Apolónia"),
      expect("legTooFast", "impossible", 0, "Santa Apolónia"),
    ],
  }),
];
