import { htmlWith } from "./read-here.ts";

const flightTo = (from: object, to: object) => ({
  ...{ "@type": "FlightReservation", reservationNumber: "XK77QZ", totalPrice: "431.99" },
  ...{ priceCurrency: "EUR" },
  reservationFor: {
    ...{ "@type": "Flight", flightNumber: "123" },
    airline: { "@type": "Airline", name: "Lufthansa", iataCode: "LH" },
    departureAirport: { "@type": "Airport", name: "Berlin", ...from },
    departureTime: "2027-05-12T08:10:00+02:00",
    arrivalAirport: { "@type": "Airport", name: "Rome", ...to },
    arrivalTime: "2027-05-12T10:15:00+02:00",
  },
});

/** A confirmation of a flight with a code and a price, as airlines write them. */
export const flightMail = htmlWith(flightTo({}, {}));

const at = (latitude: number, longitude: number) => ({
  geo: { "@type": "GeoCoordinates", latitude, longitude },
});

/** The same, and where its airports are. */
export const placedFlightMail = htmlWith(flightTo(at(52.36, 13.5), at(41.8, 12.25)));
