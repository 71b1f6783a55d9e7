import { expect, test } from "vitest";
import { readHere } from "../../../testing/bookings/read-here.ts";

const coach = (day: string) => `Booking confirmation
Booking reference: KX-44128
Passenger: Ada Holm
Coach to Tallinn
From: Riga Coach Station
To: Tallinn Coach Station
Departure: ${day}, 10:10
Arrival: ${day}, 14:35
`;
const sent = (text: string, date: string) =>
  `From: Coaches <a@example.com>\nTo: b@example.com\nDate: ${date}\nSubject: Your ticket\nMIME-Version: 1.0\nContent-Type: text/plain; charset=utf-8\n\n${text}`;

test("a year that is left out follows from the day of the mail, else the date is left out", async () => {
  const mail = sent(coach("6 March"), "Mon, 7 Dec 2026 10:00:00 +0100");
  const [booking] = (await readHere(mail)).bookings;
  expect(booking?.departure).toMatchObject({ date: "2027-03-06", time: "10:10" });
  for (const { departure } of (await readHere(coach("6 March"))).bookings)
    expect(departure).toBeNull();
});

test("12/05 is two days, of which the traveller is asked", async () => {
  const [booking] = (await readHere(coach("12/05/2027"))).bookings;
  expect(booking?.departure).toMatchObject({ date: "2027-05-12", otherDate: "2027-12-05" });
});

test("a time has no zone where nothing tells it", async () => {
  const [booking] = (await readHere(coach("6 March 2027"))).bookings;
  expect(booking?.departure).toEqual({
    ...{ date: "2027-03-06", otherDate: null, time: "10:10", zone: null },
  });
});

test("a text that was forwarded three times, with quotes and broken heads, is read as it was", async () => {
  const [plain] = (await readHere(coach("6 March 2027"))).bookings;
  let text = coach("6 March 2027");
  for (const name of ["Eva", "Otto", "Ида"])
    text = `FYI\n---------- Forwarded message ---------\nFrom: ${name} <x@\nDate:\nSubject: Fwd: ticket\n\n${text.replace(/^/gm, "> ")}`;
  const [forwarded] = (await readHere(text)).bookings;
  expect(forwarded).toMatchObject({
    ...{ departure: plain?.departure, arrival: plain?.arrival, code: plain?.code },
    ...{ from: plain?.from, to: plain?.to, travellers: ["Ada Holm"] },
  });
});
