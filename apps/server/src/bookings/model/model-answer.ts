import { type BookingKind, bookingKinds } from "@castor/core/bookings/booking-kinds.ts";
import * as z from "zod/mini";
import type { AnswerForm } from "../../outside/ai/language-model.ts";
import { parseAnswer } from "../../outside/ai/parse-answer.ts";
import { ProviderFailure } from "../../outside/provider-failure.ts";

/** Values of a booking that a model may tell. What may be misused as an address or a promise is none of them. */
const valueNames = [
  ...(["number", "operator", "code", "coach", "seat", "from", "fromCode", "fromAddress"] as const),
  ...(["to", "toCode", "departureDate", "departureTime", "arrivalDate", "arrivalTime"] as const),
  ...(["price", "currency"] as const),
];
type ValueName = (typeof valueNames)[number];

/** A booking as a model tells it; empty words for what it does not see. */
export type ToldBooking = Record<ValueName, string> & {
  kind: BookingKind;
  travellers: string[];
};

const text = { type: "string" } as const;
const bookingSchema = {
  type: "object",
  properties: {
    kind: { type: "string", enum: [...bookingKinds] },
    ...Object.fromEntries(valueNames.map((name) => [name, text])),
    travellers: { type: "array", items: text },
  },
  required: ["kind", ...valueNames, "travellers"],
  additionalProperties: false,
};

/** The answer's JSON schema, for the model's server. */
export const answerForm: AnswerForm = {
  name: "bookings",
  schema: {
    type: "object",
    properties: { bookings: { type: "array", items: bookingSchema } },
    required: ["bookings"],
    additionalProperties: false,
  },
};

/** Bookings and names in one answer that are read, and characters of a value. */
const max = { bookings: 10, travellers: 20, value: 200 };

/** What is no text, or too long, is not told. */
const value = z.catch(z.string().check(z.maxLength(max.value)), "");
const values = Object.fromEntries(valueNames.map((name) => [name, value])) as Record<
  ValueName,
  typeof value
>;
const booking = z.object({
  kind: z.enum(bookingKinds),
  ...values,
  travellers: z.catch(z.array(value), []),
});
const answer = z.object({ bookings: z.array(z.catch(z.nullable(booking), null)) });

/** Reads a model's answer. Throws a `ProviderFailure` for anything but bookings. */
export function readAnswer(written: string): ToldBooking[] {
  const read = z.safeParse(answer, parseAnswer(written));
  if (!read.success) throw new ProviderFailure("wrong", "writes what are no bookings");
  return read.data.bookings
    .filter((one) => one !== null)
    .slice(0, max.bookings)
    .map((one) => ({ ...one, travellers: one.travellers.slice(0, max.travellers) }));
}
