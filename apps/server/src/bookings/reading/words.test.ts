import { expect, test } from "vitest";
import { htmlWith, readHere } from "../../../testing/bookings/read-here.ts";

const rows = (cells: readonly (readonly [string, string])[]) =>
  `<table>${cells.map(([label, value]) => `<tr><td>${label}</td><td>${value}</td></tr>`).join("")}</table>`;

const hotel = rows([
  ["Hotel", "Zur&nbsp;Post"],
  ["Check-in", "Sunday, 11 April 2027 (from 15:00)"],
  ["Check-out", "Tuesday, 13 April 2027 (until 11:00)"],
  ["Confirmation number", "44.718.902"],
  ["Total", "€ 1.240,50"],
]);

test("without markup the words of a page are read, row by row", async () => {
  const { bookings, problem } = await readHere(`<html><body>${hotel}</body></html>`);
  expect(problem).toBeNull();
  expect(bookings).toMatchObject([
    {
      ...{ kind: "stay", code: "44.718.902", from: { name: "Zur Post" } },
      departure: { date: "2027-04-11", time: "15:00" },
      arrival: { date: "2027-04-13", time: "11:00" },
      price: { amount: 1240.5, currency: "EUR" },
      sources: { code: { step: "text", line: "Confirmation number 44.718.902" } },
    },
  ]);
});

test("a mail of words has the years of its day", async () => {
  const mail = [
    "From: Kasse <kasse@bahn.example>",
    "Date: Fri, 20 Nov 2026 09:12:44 +0000",
    "Content-Type: text/plain; charset=utf-8",
    "",
    "Поезд: 016А",
    "Отправление: 14 января, 19:40 МСК, Мурманск",
    "Прибытие: 16 января, 07:05 МСК, Москва",
    "Номер заказа: 72884190335521",
  ].join("\r\n");
  expect((await readHere(mail)).bookings).toMatchObject([
    {
      ...{ kind: "train", number: "016А", from: { name: "Мурманск" }, to: { name: "Москва" } },
      departure: { date: "2027-01-14", time: "19:40", zone: "Europe/Moscow" },
      arrival: { date: "2027-01-16", time: "07:05", zone: "Europe/Moscow" },
    },
  ]);
});

test("what markup leaves out is filled by words, which change nothing of it", async () => {
  const thing = {
    ...{ "@type": "LodgingReservation", reservationNumber: "44.718.902" },
    reservationFor: { "@type": "Hotel", name: "Gasthof zur Post" },
    ...{ checkinDate: "2027-04-11", checkoutDate: "2027-04-13" },
  };
  const { bookings } = await readHere(htmlWith(thing, hotel));
  expect(bookings).toHaveLength(1);
  expect(bookings[0]).toMatchObject({
    from: { name: "Gasthof zur Post" },
    departure: { date: "2027-04-11", time: "15:00" },
    price: { amount: 1240.5 },
    sources: { code: { step: "markup" }, price: { step: "text" } },
  });
});
