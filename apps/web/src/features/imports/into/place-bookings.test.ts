// @vitest-environment node
import type { CurrencyId } from "@castor/core/basics/currencies.ts";
import { bookingOf } from "@castor/core/bookings/booked-places.ts";
import { emptyReadBooking, type ReadBooking } from "@castor/core/bookings/read-booking.ts";
import { tripOfConfirmations } from "@castor/core/imports/confirmed-bookings.ts";
import { placeBookings } from "@castor/core/imports/place-bookings.ts";
import { makePoint, makeRoute, makeTrip } from "@castor/core/testing/make.ts";
import { addDays } from "@castor/core/time/dates.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import {
  contentOfConfirmations,
  knownBookings,
  planPreview,
  startPreview,
  withConfirmed,
} from "../dialog/import-preview.ts";
import { changeOfPreview } from "./change-of-preview.ts";

const readAt = new Date("2027-01-01T00:00:00Z");
const names = { trip: "Trip", day: "Day {n}" };

const place = fc
  .tuple(fc.constantFrom("Berlin", "Rome", "Naples"), fc.boolean())
  .map(([name, isKnown]) => ({
    ...{ name, code: null, address: "Street 1", terminal: "2", gate: null },
    position: isKnown ? { lat: name.length * 7, lng: name.length } : { lat: 41, lng: 12 },
  }));
const moment = fc.tuple(fc.nat(4), fc.constantFrom(null, "08:10", "19:00")).map(([day, time]) => ({
  ...{ date: addDays("2027-05-10", day), otherDate: null, time, zone: "Europe/Rome" },
}));
const read = fc
  .record({
    kind: fc.constantFrom("flight" as const, "stay" as const, "table" as const, "rental" as const),
    status: fc.constantFrom("confirmed" as const, "changed" as const),
    number: fc.constantFrom(null, "LH 123", "LH 8"),
    seat: fc.constantFrom(null, "14A"),
    price: fc.constantFrom(null, { amount: 431.5, currency: "EUR" as const }),
    ...{ from: place, to: place, departure: moment, arrival: moment },
  })
  .map((some): ReadBooking => ({ ...emptyReadBooking(some.kind), code: "XK77QZ", ...some }));

/** What pressing "Import" in the dialog changes of a trip that is open. */
function changeOfDialog(bookings: ReadBooking[], trip: ReturnType<typeof makeTrip>) {
  const read = { bookings, files: [], order: "dayFirst" as const, isPartly: false, names };
  const open = { trip, dayId: null };
  const started = startPreview(contentOfConfirmations(read), open, { today: "2027-01-01", readAt });
  const preview = withConfirmed(started, tripOfConfirmations(read, trip), open);
  const known = trip.routes.flatMap(({ points }) => points);
  const plan = planPreview(preview, { found: new Map(), zoneOf: () => null, known });
  const changed = plan && changeOfPreview(preview, plan, open, makers(trip.currency));
  const updates = knownBookings(preview, trip).flatMap(({ point, update }) =>
    update ? [{ id: point.id, change: update.change }] : [],
  );
  return { made: changed?.made, updates };
}

function makers(currency: CurrencyId) {
  let number = 0;
  const newId = () => `00000000-0000-4000-8000-${String(number++).padStart(12, "0")}`;
  return { currency, newId };
}

test("What is put in by itself is what the dialog would put in", () => {
  fc.assert(
    fc.property(
      fc.array(read, { minLength: 1, maxLength: 4 }),
      fc.option(read),
      fc.boolean(),
      (bookings, there, seesMoney) => {
        const routes = ["2027-05-11", "2027-05-12"].map((date, day) =>
          makeRoute({
            date: `${date} 09:00`,
            points:
              there && day === 0
                ? [makePoint({ name: there.from?.name ?? "", booking: bookingOf(there) })]
                : [],
          }),
        );
        const role = { role: "editor" as const, seesMoney };
        const trip = { ...makeTrip({ routes, currency: "EUR" }), ...role };
        const { newId } = makers("EUR");
        const confirmed = { bookings, order: "dayFirst" as const, isPartly: false, names };
        const placed = placeBookings(confirmed, { into: trip, seesMoney, newId, now: readAt });
        const dialog = changeOfDialog(bookings, trip);
        if (placed === null) {
          expect(dialog.made).toHaveProperty("refused");
          return;
        }
        expect(placed.updates).toEqual(dialog.updates);
        const days = placed.made?.contents.routes ?? [];
        if (days.length > 0) expect(placed.made).toEqual(dialog.made);
        const prices = days.flatMap(({ points }) => points.flatMap(({ finance }) => finance ?? []));
        if (!seesMoney) expect(prices).toEqual([]);
      },
    ),
    { numRuns: 100 },
  );
});
