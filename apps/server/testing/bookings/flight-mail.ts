import { htmlWith } from "./read-here.ts";

/** A confirmation of a flight with a code and a price, as airlines write them. */
export const flightMail = htmlWith({
  ...{ "@type": "FlightReservation", reservationNumber: "XK77QZ", totalPrice: "431.99" },
  ...{ priceCurrency: "EUR" },
  reservationFor: {
    ...{ "@type": "Flight", flightNumber: "123" },
    airline: { "@type": "Airline", name: "Lufthansa", iataCode: "LH" },
    departureAirport: { "@type": "Airport", name: "Berlin" },
    departureTime: "2027-05-12T08:10:00+02:00",
    arrivalAirport: { "@type": "Airport", name: "Rome" },
    arrivalTime: "2027-05-12T10:15:00+02:00",
  },
});
