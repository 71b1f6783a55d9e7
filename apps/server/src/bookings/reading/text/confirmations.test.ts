import { readBooking } from "@castor/core/bookings/read-booking.ts";
import { expect, test } from "vitest";
import { knownAirport } from "../../../../testing/confirmations/known-airports.ts";
import {
  addScores,
  type Confirmation,
  loadConfirmations,
  scoreConfirmation,
} from "../../../../testing/confirmations/score-confirmations.ts";
import { fold } from "./lines/fold.ts";
import { readTextBookings } from "./read-text-bookings.ts";

const readAll = ({ text, sentOn }: Confirmation) =>
  readTextBookings(text, { airport: knownAirport, sentOn });

/** The share of fields that are to be found without markup and without a model. */
const shareMin = 0.85;

test.each(["tuned", "held-out"] as const)(
  "of the %s confirmations nothing is read wrongly, and most is found",
  (folder) => {
    const scores = loadConfirmations(folder).map((one) => scoreConfirmation(one, readAll(one)));
    const { wrong, missing, found, expected } = addScores(scores);
    expect(wrong).toEqual([]);
    expect(found / expected, missing.join("\n")).toBeGreaterThanOrEqual(shareMin);
    process.stdout.write(
      `${folder}: ${scores.length} confirmations, ${found} of ${expected} fields, ${((100 * found) / expected).toFixed(1)} %\n`,
    );
  },
);

test("each value keeps the line that tells it, and fits the schema", () => {
  for (const one of [...loadConfirmations("tuned"), ...loadConfirmations("held-out")]) {
    const letters = (text: string) => fold(text).replace(/[^\p{L}\p{N}]/gu, "");
    const whole = letters(one.text);
    for (const booking of readAll(one)) {
      expect(readBooking.safeParse(booking).success).toBe(true);
      for (const [field, source] of Object.entries(booking.sources)) {
        expect(source.step).toBe("text");
        expect(whole, `${one.name} ${field}`).toContain(letters(source.line));
        expect(source.line).not.toBe("");
      }
      for (const field of ["departure", "arrival", "from", "to", "code", "price"] as const)
        if (booking[field] !== null) expect(booking.sources).toHaveProperty(field);
    }
  }
});

test("a booking that is quoted several deep is read as the mail itself", () => {
  for (const one of loadConfirmations("tuned")) {
    const withoutHead = one.text.replace(/^(?:From|Date|Subject|Тема): .*\n/gm, "");
    const quoted = withoutHead.replace(/^/gm, ">> > ");
    const read = readAll({ ...one, text: withoutHead });
    expect(readAll({ ...one, text: quoted }), one.name).toEqual(read);
  }
});
