import { expect, test } from "vitest";
import { htmlWith, readHere } from "../../../../testing/bookings/read-here.ts";

const place = (more: object) => expect.objectContaining(more);

const flight = (more: object = {}, of: object = {}) => ({
  "@context": "http://schema.org",
  "@type": "FlightReservation",
  reservationNumber: "RXJ34P",
  reservationStatus: "http://schema.org/Confirmed",
  underName: { "@type": "Person", name: "Eva Green" },
  reservationFor: {
    "@type": "Flight",
    flightNumber: "110",
    airline: { "@type": "Airline", name: "Example Air", iataCode: "UA" },
    departureAirport: { "@type": "Airport", name: "San Francisco Airport", iataCode: "SFO" },
    departureTime: "2027-03-04T20:15:00-08:00",
    arrivalAirport: { "@type": "Airport", iataCode: "JFK" },
    arrivalTime: "2027-03-05T06:30:00-05:00",
    ...of,
  },
  ...more,
});

test("a flight has number, airports, times on the clocks of both, code, name, seat and price", async () => {
  const { bookings, problem } = await readHere(
    htmlWith(
      flight(
        { airplaneSeat: "9A", totalPrice: "512.40", priceCurrency: "USD" },
        { departureTerminal: "3", departureGate: "F7" },
      ),
    ),
  );
  expect(problem).toBeNull();
  expect(bookings).toMatchObject([
    {
      ...{ kind: "flight", status: "confirmed", operator: "Example Air", number: "UA 110" },
      ...{ code: "RXJ34P", seat: "9A", travellers: ["Eva Green"] },
      from: { name: "San Francisco Airport", code: "SFO", terminal: "3", gate: "F7" },
      to: { name: "John F. Kennedy International Airport", code: "JFK" },
      departure: { date: "2027-03-04", time: "20:15", zone: "America/Los_Angeles" },
      arrival: { date: "2027-03-05", time: "06:30", zone: "America/New_York" },
      price: { amount: 512.4, currency: "USD" },
      sources: { number: { step: "markup", line: "" } },
    },
  ]);
  expect(bookings[0]?.sources.coach).toBeUndefined();
});

test("several passengers of one flight are one booking, and several flights of one order are several", async () => {
  const leg = (name: string, seat: string, number: string, date: string) =>
    flight(
      { underName: { name }, airplaneSeat: seat, totalPrice: 200, priceCurrency: "EUR" },
      { flightNumber: number, departureTime: `${date}T08:00`, arrivalTime: `${date}T19:00` },
    );
  const { bookings } = await readHere(
    htmlWith([
      leg("Eva Green", "9A", "110", "2027-03-04"),
      leg("Max Green", "9B", "110", "2027-03-04"),
      leg("Eva Green", "4C", "113", "2027-03-18"),
    ]),
  );
  expect(bookings).toMatchObject([
    // What each of both pays is not known.
    { number: "UA 110", travellers: ["Eva Green", "Max Green"], seat: "9A, 9B", price: null },
    { number: "UA 113", travellers: ["Eva Green"], seat: "4C" },
  ]);
});

test("a price that an order writes at each of its flights counts once", async () => {
  const priced = { totalPrice: "300.00", priceCurrency: "EUR" };
  const { bookings } = await readHere(
    htmlWith([flight(priced), flight(priced, { flightNumber: "7", departureTime: "2027-04-01" })]),
  );
  expect(bookings.map(({ price }) => price)).toEqual([{ amount: 300, currency: "EUR" }, null]);
});

test("over the date line one arrives before one starts by the calendar", async () => {
  const over = {
    departureAirport: { iataCode: "HND" },
    departureTime: "2027-05-02T00:05:00+09:00",
    arrivalAirport: { iataCode: "HNL" },
    arrivalTime: "2027-05-01T12:20:00-10:00",
  };
  const { bookings } = await readHere(htmlWith(flight({}, over)));
  expect(bookings).toMatchObject([
    { departure: { date: "2027-05-02" }, arrival: { date: "2027-05-01", time: "12:20" } },
  ]);
});

test("an arrival that would be before the departure is left out", async () => {
  const { bookings } = await readHere(
    htmlWith(flight({}, { arrivalTime: "2027-03-04T10:00:00-05:00" })),
  );
  expect(bookings).toMatchObject([{ arrival: null }]);
  expect(bookings[0]?.sources.arrival).toBeUndefined();
});

test("a time whose offset is not that of its place is decided by the words, else left out", async () => {
  const inUtc = flight({}, { departureTime: "2027-03-04T20:15:00Z", arrivalTime: undefined });
  const departureOf = async (words: string) =>
    (await readHere(htmlWith(inUtc, words))).bookings[0]?.departure;
  expect(await departureOf("Departure 8:15 PM")).toMatchObject({
    date: "2027-03-04",
    time: "20:15",
  });
  expect(await departureOf("Departure 12:15")).toMatchObject({ date: "2027-03-04", time: "12:15" });
  expect(await departureOf("Have a good flight")).toMatchObject({ date: "2027-03-04", time: null });
});

test("cancelled and changed ones say so", async () => {
  const statusOf = async (status: unknown) =>
    (await readHere(htmlWith(flight({ reservationStatus: status })))).bookings[0]?.status;
  expect(await statusOf("http://schema.org/ReservationCancelled")).toBe("cancelled");
  expect(await statusOf("https://schema.org/Cancelled")).toBe("cancelled");
  expect(await statusOf({ "@id": "http://schema.org/Cancelled" })).toBe("cancelled");
  expect(await statusOf("Modified")).toBe("changed");
  expect(await statusOf("http://schema.org/Confirmed")).toBe("confirmed");
});

test("reservations are found in graphs, packages and things that refer to each other", async () => {
  const { reservationFor, ...order } = flight();
  const graph = {
    "@graph": [
      { ...order, "@type": "http://schema.org/FlightReservation", reservationFor: { "@id": "#f" } },
      { ...reservationFor, "@id": "#f" },
    ],
  };
  const package_ = {
    ...{ "@type": "ReservationPackage", reservationNumber: "PACK1" },
    underName: { name: "Eva Green" },
    subReservation: [
      { "@type": "FlightReservation", reservationFor },
      {
        "@type": "TrainReservation",
        reservationFor: {
          ...{ "@type": "TrainTrip", trainName: "ICE", trainNumber: "593" },
          departureStation: { name: "Berlin Hbf" },
          arrivalStation: { name: "München Hbf" },
          ...{ departureTime: "2027-03-06T10:05", arrivalTime: "2027-03-06T14:02" },
          departurePlatform: "6",
        },
        reservedTicket: { ticketedSeat: { seatSection: "12", seatNumber: "61" } },
      },
    ],
  };
  expect((await readHere(htmlWith(graph))).bookings).toMatchObject([
    { number: "UA 110", code: "RXJ34P" },
  ]);
  expect((await readHere(htmlWith(package_))).bookings).toMatchObject([
    { kind: "flight", code: "PACK1", travellers: ["Eva Green"] },
    {
      ...{ kind: "train", code: "PACK1", number: "ICE 593", coach: "12", seat: "61" },
      from: place({ name: "Berlin Hbf", gate: "6" }),
      to: place({ name: "München Hbf" }),
      departure: { date: "2027-03-06", time: "10:05", zone: null },
    },
  ]);
});

test("microdata is read as JSON-LD is, and JSON-LD with the usual mistakes too", async () => {
  const microdata = `<div itemscope itemtype="http://schema.org/EventReservation">
    <meta itemprop="reservationNumber" content="IO12345">
    <div itemprop="underName" itemscope itemtype="http://schema.org/Person"><b itemprop="name">John <i>Smith</i></b></div>
    <div itemprop="reservationFor" itemscope itemtype="http://schema.org/Event">
      <span itemprop="name">Conference</span>
      <time itemprop="startDate" datetime="2027-05-15T08:30">15 May</time>
      <div itemprop="location" itemscope itemtype="http://schema.org/Place"><meta itemprop="name" content="West Hall"></div>
    </div></div>`;
  expect((await readHere(`<body>${microdata}</body>`)).bookings).toMatchObject([
    {
      ...{ kind: "ticket", title: "Conference", code: "IO12345", travellers: ["John Smith"] },
      ...{ from: { name: "West Hall" }, departure: { date: "2027-05-15", time: "08:30" } },
    },
  ]);
  const json = JSON.stringify(flight(), null, 2)
    .replaceAll("\n}", ",\n}")
    .replace("Eva Green", "Eva\nGreen");
  const broken = `<script type="application/ld+json"><!-- ${json} --></script><p>Hi</p>`;
  expect((await readHere(broken)).bookings).toMatchObject([{ travellers: ["Eva Green"] }]);
});

test("nothing is made up: what is odd stays empty", async () => {
  const odd = flight(
    {
      totalPrice: "1,234",
      priceCurrency: "EUR",
      underName: { "@type": "Organization", name: "Firm" },
    },
    {
      ...{ departureTime: "04/03/2027 20:15", arrivalTime: "soon" },
      departureAirport: { name: "Sometown", iataCode: "QQQ", geo: { latitude: 0, longitude: 0 } },
    },
  );
  expect((await readHere(htmlWith(odd))).bookings).toMatchObject([
    {
      ...{ departure: null, arrival: null, price: null, travellers: [] },
      from: { name: "Sometown", code: "QQQ", position: null },
    },
  ]);
});

test("the words of HTML come in lines, a row of a table as one, without what nobody sees", async () => {
  const { text, problem } =
    await readHere(`<html><head><title>T</title><style>p{}</style></head><body>
    <div style="display:none">preheader</div><script>alert(1)</script>
    <table><tr><td><table><tr><th>Check-in</th><td><b>12&nbsp;Dec</b><br>15:00</td></tr>
    <tr><td>Code</td><td>AB&shy;12</td></tr></table></td></tr></table><p>One<br>two</p></body></html>`);
  expect(text).toBe("Check-in\t12 Dec, 15:00\nCode\tAB12\n\nOne\ntwo");
  expect(problem).toBe("noBooking");
});
