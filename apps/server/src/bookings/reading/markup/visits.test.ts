import { expect, test } from "vitest";
import { htmlWith, readHere } from "../../../../testing/bookings/read-here.ts";

test("a hotel has its nights; midnight is no time of check-in", async () => {
  const hotel = {
    ...{ "@type": "LodgingReservation", reservationNumber: "4471.882" },
    reservationFor: {
      ...{ "@type": "LodgingBusiness", name: "Hotel Zur Post", telephone: "+43 1 555 01" },
      address: {
        ...{ "@type": "PostalAddress", streetAddress: "Ringstraße 5", postalCode: "1010" },
        ...{ addressLocality: "Wien", addressCountry: "AT" },
      },
      geo: { latitude: "48.2082", longitude: 16.3738 },
    },
    ...{ checkinDate: "2027-04-11T15:00:00+02:00", checkoutDate: "2027-04-13T00:00:00" },
    url: "javascript:alert(1)",
  };
  const { bookings } = await readHere(htmlWith(hotel));
  expect(bookings).toMatchObject([
    {
      ...{ kind: "stay", code: "4471.882", contact: "+43 1 555 01", url: null },
      from: { name: "Hotel Zur Post", address: "Ringstraße 5, 1010 Wien, AT" },
      departure: { date: "2027-04-11", time: "15:00", zone: "Europe/Vienna" },
      arrival: { date: "2027-04-13", time: null, zone: "Europe/Vienna" },
    },
  ]);
});

test("buses, ferries, cars, tables and events are read", async () => {
  const trip = (type: string, trip: object) => ({
    ...{ "@type": type, reservationNumber: `${type.slice(0, 3)}1` },
    reservationFor: trip,
  });
  const { bookings } = await readHere(
    htmlWith([
      trip("BusReservation", {
        ...{ "@type": "BusTrip", busNumber: "N 401", provider: { name: "Green Coaches" } },
        ...{ departureBusStop: { name: "Praha ÚAN" }, arrivalBusStop: { name: "Wien VIB" } },
        ...{ departureTime: "2027-06-01T23:30", arrivalTime: "2027-06-02T04:10" },
      }),
      trip("BoatReservation", {
        ...{ "@type": "BoatTrip", departureBoatTerminal: { name: "Tallinn D" } },
        ...{ arrivalBoatTerminal: { name: "Helsinki West" }, departureTime: "2027-06-03T10:30" },
      }),
      {
        ...trip("RentalCarReservation", {
          ...{ "@type": "RentalCar", name: "Compact", rentalCompany: { name: "Cars 4" } },
        }),
        ...{ pickupLocation: { name: "Airport desk" }, dropoffLocation: { name: "City" } },
        ...{ pickupTime: "2027-06-04T09:00", dropoffTime: "2027-06-06T18:00" },
      },
      {
        ...trip("FoodEstablishmentReservation", { "@type": "Restaurant", name: "Wagamama" }),
        ...{ startTime: "2027-06-05T19:30", partySize: 3 },
      },
      {
        ...trip("EventReservation", {
          ...{ "@type": "Event", name: "Foo Fighters", startDate: "2027-06-07T20:00" },
          location: { name: "AT&T Park", address: "24 Willie Mays Plaza" },
        }),
        reservedTicket: { ticketedSeat: { seatSection: "101", seatRow: "B", seatNumber: "12" } },
      },
    ]),
  );
  expect(bookings).toMatchObject([
    { kind: "bus", operator: "Green Coaches", number: "N 401", arrival: { date: "2027-06-02" } },
    { kind: "ferry", from: { name: "Tallinn D" }, to: { name: "Helsinki West" } },
    { kind: "rental", title: "Compact", operator: "Cars 4", arrival: { time: "18:00" } },
    { kind: "table", from: { name: "Wagamama" }, departure: { time: "19:30" } },
    { kind: "ticket", title: "Foo Fighters", seat: "101 / B / 12", from: { name: "AT&T Park" } },
  ]);
});
