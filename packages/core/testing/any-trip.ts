import fc from "fast-check";
import { currency, fractionDigits } from "../src/basics/currencies.ts";
import { arrivesBeforeDeparture } from "../src/bookings/booking.ts";
import { bookingKinds } from "../src/bookings/booking-kinds.ts";
import { category } from "../src/finance/categories.ts";
import type { Finance } from "../src/finance/finance.ts";
import { paymentForm } from "../src/finance/payment-forms.ts";
import { priceType } from "../src/finance/price-types.ts";
import { tileType } from "../src/map/tile-types.ts";
import type { Note } from "../src/notes/note.ts";
import { toIdea } from "../src/points/edit/share-place.ts";
import { changeHotelData, dinings } from "../src/points/hotel-data.ts";
import type { Point, PointField, placeFieldNames, stopFieldNames } from "../src/points/point.ts";
import { pointType } from "../src/points/point-types.ts";
import { priority } from "../src/points/priorities.ts";
import { moveType, routeMode } from "../src/points/travel-modes.ts";
import { routeIcon } from "../src/routes/route-icons.ts";
import { writeTrack } from "../src/routes/track.ts";
import { isVisible, name } from "../src/schemas/texts.ts";
import { timeOf } from "../src/time/dates.ts";
import type { Trip } from "../src/trips/trip.ts";
import { makeFinanceItem, makeNote, makePoint, makeRoute, makeTrip } from "./make.ts";

const twoDigits = (value: number) => String(value).padStart(2, "0");
const day = fc.nat(27).map((index) => `2026-12-${twoDigits(index + 1)}`);
const time = fc
  .tuple(fc.nat(23), fc.nat(59))
  .map(([hour, minute]) => `${twoDigits(hour)}:${twoDigits(minute)}`);
const dateTime = fc.tuple(day, time).map(([on, at]) => `${on} ${at}`);
const minutes = fc.nat(14_400);

/** Ordinary and difficult names, as the server keeps them. */
const title = fc
  .oneof(
    fc.constantFrom("Тбилиси", "Café «Central» & Co", '<b>"x"</b>', "../../etc", "🏔️ Gergeti", "ё"),
    fc.string({ unit: "grapheme", minLength: 1, maxLength: 40 }),
  )
  .map((text) => name.safeParse(text).data)
  .filter((text) => text !== undefined);

/** Texts of several lines, with links to points that exist and that do not. */
const text = fc
  .array(
    fc.oneof(
      fc.constantFrom("- [ ] tickets", "- [x] beds", "**bold**", "[x](point:place0)", "a\tb"),
      fc.constantFrom("[gone](point:nowhere)", "[x](https://example.com/?a=1&b=2)", "__proto__"),
      fc.string({ unit: "grapheme", maxLength: 30 }),
    ),
    { maxLength: 5 },
  )
  .map((lines) => lines.join("\n").replaceAll("\0", ""));

const finance: fc.Arbitrary<Finance> = fc
  .constantFrom("EUR", "JPY", "TND", ...currency.options)
  .chain((id) => {
    const amount = fc.option(fc.nat(1e9).map((units) => units / 10 ** fractionDigits(id)));
    return fc.record({
      type: fc.constantFrom(...priceType.options),
      price: amount,
      payed: amount,
      pricePerKid: amount,
      currency: fc.constant(id),
      paymentDueDate: fc.option(day),
      cancellationDate: fc.option(day),
      paymentType: fc.constantFrom(...paymentForm.options),
      isOnSite: fc.boolean(),
      isPerNight: fc.boolean(),
      validFrom: fc.constant("2026-11-01"),
      validTo: fc.option(day),
    });
  });

const hotelData = fc
  .record({ checkIn: fc.option(dateTime), dining: fc.constantFrom(...dinings) })
  .map((stay) => changeHotelData(null, { ...stay, checkOut: "2026-12-31 11:00" }));

const picture = fc.record({
  file: title.map((name) => `${name}.jpg`.slice(-200)),
  proof: fc.constantFrom("a".repeat(43), "_-0Z".repeat(10).concat("xyz")),
  author: fc.constantFrom("", "Ада Лавлейс", "Ada & <b>"),
  licence: fc.constantFrom("CC BY-SA 4.0", "CC0"),
  licenceUrl: fc.constantFrom("", "https://creativecommons.org/licenses/by-sa/4.0"),
});

const bookingEnd = fc.record({
  at: dateTime,
  zone: fc.constantFrom(null, "Europe/Vienna", "Asia/Tbilisi"),
  terminal: fc.constantFrom("", "2"),
  gate: fc.constantFrom("", "A12"),
});
const booking = fc
  .record({
    kind: fc.constantFrom(...bookingKinds),
    isCancelled: fc.boolean(),
    ...{ operator: fc.constant("Аэросвет"), number: fc.constantFrom("", "LH 123") },
    ...{ coach: fc.constant(""), seat: fc.constantFrom("", "14A"), code: fc.constant("QWERTY") },
    contact: fc.constantFrom("", "+43 1 234567"),
    travellers: fc.array(title, { maxLength: 3 }),
    departure: fc.option(bookingEnd),
    arrival: fc.option(bookingEnd),
  })
  .map((any) => (arrivesBeforeDeparture(any) ? { ...any, arrival: null } : any));

/** Any value of each of these fields of a point: a new field is in every property test. */
type ValuesOf<Field extends PointField> = { [Name in Field]: fc.Arbitrary<Point[Name]> };

const place = fc.record({
  name: title,
  description: text,
  lat: fc.double({ min: -90, max: 90, noNaN: true }).map((degrees) => degrees + 0),
  lng: fc.double({ min: -180, max: 180, noNaN: true }).map((degrees) => degrees + 0),
  typeId: fc.constantFrom(...pointType.options),
  address: title,
  url: fc.constantFrom("", "https://example.com/a?b=1#c", "http://пример.рф/"),
  workingHours: fc.constantFrom("", "Mo-Fr 09:00-18:00", "как повезёт"),
  finance: fc.option(finance),
  hotelData: fc.option(hotelData),
  picture: fc.option(picture),
} satisfies ValuesOf<(typeof placeFieldNames)[number]>);

const stop = fc
  .record({
    which: fc.nat(7),
    routeMode: fc.constantFrom(...routeMode.options),
    priority: fc.constantFrom(...priority.options),
    timeToSpend: minutes,
    reservationTime: fc.option(time),
    cameBeforeMin: minutes,
    isWaitSkipped: fc.boolean(),
    booking: fc.option(booking),
  } satisfies ValuesOf<Exclude<(typeof stopFieldNames)[number], "excludeFromRoute">> & {
    which: fc.Arbitrary<number>;
  })
  .map((own) => ({
    ...own,
    excludeFromRoute: own.routeMode === "none",
    // The beginning of a booking is the reservation.
    reservationTime: own.booking?.departure
      ? timeOf(own.booking.departure.at)
      : own.reservationTime,
  }));

const noteText = text.filter((written) => written.trim() !== "").map((written) => `${written}.`);
const notes = fc.array(
  fc.record({ text: noteText, replies: fc.array(noteText, { maxLength: 2 }) }),
  {
    maxLength: 3,
  },
);

function makeNotes(texts: readonly { text: string; replies: string[] }[], routeId: string | null) {
  return texts.map((given, order): Note => {
    const note = makeNote({ order, routeId, text: given.text });
    const replies = given.replies.map((reply, index) => {
      const { replies: _, ...own } = makeNote({ order: index, routeId, text: reply });
      return { ...own, parentId: note.id, tripId: "whole" };
    });
    return { ...note, replies, tripId: "whole" };
  });
}

/** Whole trips with everything that a trip may have: places on several days, money, stays, ideas, notes with replies. */
export const anyTrip: fc.Arbitrary<Trip> = fc
  .record({
    name: title,
    adults: fc.integer({ min: 1, max: 100 }),
    kids: fc.nat(100),
    currency: fc.constantFrom(...currency.options),
    tileType: fc.constantFrom(...tileType.options),
    isDraft: fc.boolean(),
    travellers: fc.uniqueArray(
      fc.record({
        id: fc.nat(99).map((index) => `person${index}`),
        name: title.map((written) => written.slice(0, 20).trim()).filter(isVisible),
        isKid: fc.boolean(),
        userId: fc.constant(null),
      }),
      { maxLength: 3, selector: ({ id }) => id },
    ),
    places: fc.array(place, { minLength: 1, maxLength: 8 }),
    days: fc.array(
      fc.record({
        name: title,
        date: dateTime,
        description: text,
        icon: fc.constantFrom(...routeIcon.options),
        moveType: fc.constantFrom(...moveType.options),
        track: fc.constantFrom(
          "",
          writeTrack([
            [
              [44, 41],
              [45, 42],
            ],
            [
              [1, 2],
              [3, 5],
            ],
          ]),
        ),
        stops: fc.array(stop, { maxLength: 6 }),
        notes,
      }),
      { maxLength: 5 },
    ),
    items: fc.array(
      fc.record({
        name: title,
        type: fc.constantFrom(...category.options),
        description: text,
        startDate: fc.constantFrom(null, "2026-11-30"),
        endDate: fc.option(day),
        finance: fc.option(finance),
      }),
      { maxLength: 4 },
    ),
    ideas: fc.array(stop, { maxLength: 4 }),
    notes,
  })
  .map(({ places, days, ideas, items, notes: ofTrip, ...own }) =>
    makeTrip({
      ...own,
      id: "whole",
      routes: days
        .toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))
        .map(({ stops, notes: ofDay, ...fields }, index) => {
          const id = `day${index}`;
          const points = stops.map(({ which, ...given }) => {
            const number = which % places.length;
            return makePoint({ ...places[number], ...given, linkId: `place${number}` });
          });
          return makeRoute({ ...fields, id, points, notes: makeNotes(ofDay, id) });
        }),
      ideas: ideas.map(({ which, ...given }) => {
        const number = which % places.length;
        return toIdea(makePoint({ ...places[number], ...given, linkId: `place${number}` }));
      }),
      financeItems: items.map((item) => makeFinanceItem(item)),
      notes: makeNotes(ofTrip, null),
    }),
  );
