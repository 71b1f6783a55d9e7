import * as z from "zod/mini";
import { limits } from "../limits.ts";
import { message } from "../schemas/validation.ts";
import { readBooking } from "./read-booking.ts";

/** Base64 has four letters for three bytes. */
const contentMax = 4 * Math.ceil(limits.confirmationBytes / 3);

/** A confirmation of bookings: a file, or what was pasted. */
export const confirmation = z.object({
  /** The name of the file; empty for what was pasted. */
  name: z._default(z.string().check(z.maxLength(300, message("maxLength", 300))), ""),
  /** The bytes of the file, in Base64. */
  content: z.optional(
    z
      .string()
      .check(
        z.maxLength(contentMax, message("invalidValue")),
        z.regex(/^[\w+/-]*={0,2}$/, message("invalidValue")),
      ),
  ),
  /** What was pasted: plain text, HTML, or a whole mail. */
  text: z.optional(
    z
      .string()
      .check(z.maxLength(limits.confirmationBytes, message("maxLength", limits.confirmationBytes))),
  ),
});

/** Why a confirmation was not read, or not all of it. */
const readingProblems = [
  /** There is nothing in it. */
  "empty",
  /** A PDF of pictures without words. */
  "scanned",
  /** A PDF with a password. */
  "encrypted",
  /** Broken, of another type, or more than a server reads. */
  "unreadable",
  /** It was read, and no booking was found. */
  "noBooking",
  /** There are bookings, and a part of it was not read. */
  "partly",
] as const;
export const readingProblem = z.enum(readingProblems);
export type ReadingProblem = z.infer<typeof readingProblem>;

/** What was read of a confirmation (decision 153). */
export const readConfirmation = z.object({
  bookings: z.array(readBooking).check(z.maxLength(limits.confirmationBookings)),
  /** The text that was read, in lines, for entry by hand. */
  text: z.string(),
  problem: z.nullable(readingProblem),
});
export type ReadConfirmation = z.infer<typeof readConfirmation>;
