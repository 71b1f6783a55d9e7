interface Flight {
  departs: string;
  arrives: string;
  seat?: string;
  status?: "ReservationConfirmed" | "ReservationCancelled";
}

/** The mail of an airline, which tells programs what is booked (schema.org): Frankfurt to Tbilisi. */
export function airlineMail({ departs, arrives, seat = "14A", status }: Flight): string {
  const reservation = {
    "@context": "http://schema.org",
    "@type": "FlightReservation",
    reservationNumber: "QWERTY",
    reservationStatus: `http://schema.org/${status ?? "ReservationConfirmed"}`,
    underName: { "@type": "Person", name: "Ada <b>Lovelace</b> 🦊" },
    airplaneSeat: seat,
    reservationFor: {
      "@type": "Flight",
      flightNumber: "123",
      airline: { "@type": "Airline", name: "Aerolight", iataCode: "LH" },
      departureAirport: { "@type": "Airport", name: "Frankfurt", iataCode: "FRA" },
      departureTime: departs,
      departureTerminal: "1",
      arrivalAirport: { "@type": "Airport", name: "Tbilisi", iataCode: "TBS" },
      arrivalTime: arrives,
    },
    totalPrice: "240.50",
    priceCurrency: "EUR",
  };
  return [
    "From: Aerolight <booking@aerolight.example>",
    "To: traveller@example.com",
    "Subject: Your flight",
    "Date: Mon, 01 Feb 2027 10:00:00 +0100",
    "MIME-Version: 1.0",
    "Content-Type: text/html; charset=utf-8",
    "",
    `<html><body><p>Thank you for your booking.</p>`,
    `<script type="application/ld+json">${JSON.stringify(reservation)}</script></body></html>`,
  ].join("\r\n");
}
