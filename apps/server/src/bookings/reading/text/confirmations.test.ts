import { type ReadBooking, readBooking } from "@castor/core/bookings/read-booking.ts";
import { expect, test } from "vitest";
import { knownAirport } from "../../../../testing/confirmations/known-airports.ts";
import {
  addScores,
  type Confirmation,
  confirmationGroups,
  loadConfirmations,
  scoreConfirmation,
} from "../../../../testing/confirmations/score-confirmations.ts";
import { readConfirmation } from "../read-confirmation.ts";
import { fold } from "./lines/fold.ts";
import { readTextBookings } from "./read-text-bookings.ts";

const readText = ({ text, sentOn }: Confirmation) =>
  readTextBookings(text, { airport: knownAirport, sentOn });

/** A page alone has no day: it comes in a mail. */
const asMail = ({ text, form, sentOn }: Confirmation) =>
  form === "html"
    ? `Date: ${sentOn}T12:00:00Z\nMIME-Version: 1.0\nContent-Type: text/html; charset=utf-8\n\n${text}`
    : text;

async function readAll(one: Confirmation): Promise<ReadBooking[]> {
  if (one.form === "txt") return readText(one);
  const bytes = new TextEncoder().encode(asMail(one));
  const context = { airport: knownAirport, now: new Date(`${one.sentOn}T12:00:00Z`) };
  return (await readConfirmation({ bytes, name: "", extracted: null }, context)).bookings;
}

/** The share of fields that are to be found without a model. */
const shareMin = { marked: 0.95, plain: 0.85 };

test.each(confirmationGroups)(
  "of the %s confirmations nothing is read wrongly, and most is found",
  async (folder) => {
    const all = loadConfirmations(folder);
    for (const [name, share] of Object.entries(shareMin)) {
      const those = all.filter(({ isMarked }) => isMarked === (name === "marked"));
      const scores = await Promise.all(
        those.map(async (one) => scoreConfirmation(one, await readAll(one))),
      );
      const { wrong, missing, found, expected } = addScores(scores);
      expect(wrong).toEqual([]);
      expect(found, missing.join("\n")).toBeGreaterThanOrEqual(share * expected);
      const percent = ((100 * found) / Math.max(1, expected)).toFixed(1);
      process.stdout.write(
        `${folder}, ${name}: ${scores.length} confirmations, ${found} of ${expected} fields, ${percent} %\n`,
      );
    }
  },
);

const texts = confirmationGroups.flatMap(loadConfirmations).filter(({ form }) => form === "txt");

test("each value keeps the line that tells it, and fits the schema", () => {
  for (const one of texts) {
    const letters = (text: string) => fold(text).replace(/[^\p{L}\p{N}]/gu, "");
    const whole = letters(one.text);
    for (const booking of readText(one)) {
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
    const read = readText({ ...one, text: withoutHead });
    expect(readText({ ...one, text: quoted }), one.name).toEqual(read);
  }
});
