import fc from "fast-check";
import { expect, test } from "vitest";
import { limits } from "../limits.ts";
import { findPrivateParts } from "./find-private-parts.ts";

test.each([
  ["Host: +995 555 12 34 56", "phone", "+995 555 12 34 56"],
  ["Хозяйка Нино, +7 (916) 123-45-67, после обеда", "phone", "+7 (916) 123-45-67"],
  ["Звонить 8 916 123 45 67", "phone", "8 916 123 45 67"],
  ["8(495)123-45-67", "phone", "8(495)123-45-67"],
  ["call (555) 123-4567 first", "phone", "(555) 123-4567"],
  ["тел. 22-33-44", "phone", "тел. 22-33-44"],
  ["WhatsApp: 555 123 456", "phone", "WhatsApp: 555 123 456"],
  ["Write to anna.b+trip@mail.example.org.", "email", "anna.b+trip@mail.example.org"],
  ["почта: нино@почта.рф", "email", "нино@почта.рф"],
  ["Booking: 3219876543", "code", "Booking: 3219876543"],
  ["Booking.com confirmation number 4711.023.991, PIN 5521", "code", "PIN 5521"],
  ["PNR XKJQ7L", "code", "PNR XKJQ7L"],
  ["pnr: QWERTY", "code", "pnr: QWERTY"],
  ["Airbnb confirmation code HMXYZ4BC12", "code", "confirmation code HMXYZ4BC12"],
  ["The door code is 4821#", "code", "code is 4821"],
  ["The code to the gate is **77Б12**", "code", "code to the gate is **77Б12"],
  ["Wi-Fi password: sunny beach", "code", "Wi-Fi password: sunny"],
  ["Ticket no. 12345", "code", "Ticket no. 12345"],
  ["Passport 4510 123456", "code", "Passport 4510"],
  ["Бронь № AB12CD", "code", "Бронь № AB12CD"],
  ["Номер брони: 987654321", "code", "брони: 987654321"],
  ["бронирование 12345678", "code", "бронирование 12345678"],
  ["Код домофона 45К1289", "code", "Код домофона 45К1289"],
  ["код от калитки 5521", "code", "код от калитки 5521"],
  ["пин-код 1234", "code", "пин-код 1234"],
  ["Пароль: лето", "code", "Пароль: лето"],
  ["билет № 55512", "code", "билет № 55512"],
  ["Pay with 4276 1234 5678 9014", "code", "4276 1234 5678 9014"],
  ["https://wa.me/995555123456", "phone", "https://wa.me/995555123456"],
  ["[chat](https://api.whatsapp.com/send?phone=79161234567)", "phone", undefined],
  ["https://booking.example/manage?booking_id=3219876543", "code", undefined],
  ["https://hotel.example/reservations/AB12CD", "code", undefined],
  ["https://example.org/x?email=anna%40mail.org", "email", undefined],
  ["https://anna:geheim@example.org/", "code", undefined],
])("“%s” is found", (text, kind, part) => {
  const found = findPrivateParts(text);
  expect(found.map((one) => one.kind)).toContain(kind);
  if (part !== undefined) expect(found).toContainEqual({ kind, text: part });
});

test.each([
  "Open 10:00-18:00, closed on Mondays",
  "Booking from 2026-12-05 to 2026-12-07",
  "Reservation at 19:30 for 4 people",
  "Бронь на 19:00, столик на 6 человек",
  "Tickets 25 EUR, kids 12.50",
  "Билеты: 1500 ₽, дети бесплатно",
  "Билет 150000 руб.",
  "Заказ такси за 300 рублей",
  "Ticket office, hall 12",
  "41.6938, 44.8015",
  "+41.693812 +44.801512",
  "Built in 1234-1245, restored 1998",
  "Kärntner Straße 12/4, 1010 Wien",
  "ул. Ленина, 12, корп. 3, кв. 45, 119019 Москва",
  "Flight SU 2134, LH1234, terminal 2",
  "Train 0123 at 08:15, platform 3, coach 12",
  "ZIP code 10115, area code 030",
  "Почтовый код 101000",
  "Code of honour 2026, dress code casual",
  "Promo code SUMMER2026",
  "Population 1200345, height 2047 m, 1 000 000 visitors",
  "Book 2 nights ahead; booking 8.9/10 on Booking.com",
  "Order 2 coffees and 1 cake",
  "Reference to the 12th century",
  "Room 204, floor 2",
  "ISBN 978-3-16-148410-0",
  "https://www.google.com/maps/@41.6938,44.8015,15z",
  "https://www.booking.com/hotel/ge/old-town.html?aid=304142&checkin=2026-12-05&sid=abc123def",
  "https://www.instagram.com/p/Cx12345678/ and https://www.tiktok.com/@walker.name/video/7301234567890123456",
  "https://en.wikipedia.org/wiki/Tbilisi?oldid=1234567890",
  "https://shop.example/item?currency_code=EUR&keyword=castle2020",
  "Back to the [hotel](point:abc1234567890), then 500m on foot",
  "Call 2 days before",
  "Позвонить за 2 дня",
  "Код города и код страны написаны на щите",
  "- [ ] tickets\n- [x] 2 beds",
  "",
])("“%s” gives nothing away", (text) => {
  expect(findPrivateParts(text)).toEqual([]);
});

test("What is found stands in the text, but for what an address gives away", () => {
  const words = fc.constantFrom(
    "код",
    "booking",
    "no.",
    ":",
    "+7",
    "916",
    "1234",
    "AB12CD",
    "a@b.org",
    "\n",
    "тел.",
  );
  fc.assert(
    fc.property(
      fc.array(fc.oneof(words, fc.string({ unit: "grapheme" })), { maxLength: 12 }),
      (parts) => {
        const text = parts.join(" ");
        for (const { text: part } of findPrivateParts(text)) expect(text).toContain(part);
      },
    ),
    { numRuns: 1_000 },
  );
});

test.each(["a", "1", "+1 ", "a.", "код ", "1234 ", "a@", "@a.", "https://", "(", "№"])(
  "The longest text of “%s” is searched at once",
  (part) => {
    const text = part.repeat(limits.description / part.length);
    const began = performance.now();
    findPrivateParts(text);
    expect(performance.now() - began).toBeLessThan(1_000);
  },
);
