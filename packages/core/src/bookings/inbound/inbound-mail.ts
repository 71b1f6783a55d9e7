import * as z from "zod/mini";
import { id } from "../../schemas/ids.ts";
import { date, instant } from "../../time/dates.ts";
import { bookingKind } from "../booking-kinds.ts";
import { readConfirmation, readingProblem } from "../confirmation.ts";

export const inboundLimits = {
  /** Mails of an account that wait for its decision, and their bytes. One more is refused until there is room. */
  mails: 50,
  bytes: 60 * 1_048_576,
  /** How long a mail is kept at most. */
  days: 30,
  /** Characters of a subject. */
  subject: 200,
  /** Characters of what a notice says of a booking. */
  bookingName: 120,
} as const;

/** The address to which an account forwards confirmations (decision 157). */
export const inboundAddress = z.object({
  /** False where this server takes no mails. */
  isOffered: z.boolean(),
  /** Null while the account has none. */
  address: z.nullable(z.string()),
  created: z.nullable(instant),
  /** The address of the account: only its mails are taken. */
  sender: z.string(),
  /** A mail tells what was read, besides the notice. */
  isMailed: z.boolean(),
  /** Sure bookings are put into their trips unasked (decision 160). */
  isAutomatic: z.boolean(),
});
export type InboundAddress = z.infer<typeof inboundAddress>;

/** What is not sent stays. */
export const inboundSettings = z.partial(
  z.pick(inboundAddress, { isMailed: true, isAutomatic: true }),
);
export type InboundSettings = z.output<typeof inboundSettings>;

/** `waiting` to be read; `read`, with bookings or without; `failed`: nothing could be read of it. */
export const inboundState = z.enum(["waiting", "read", "failed"] as const);
export type InboundState = z.infer<typeof inboundState>;

/** A mail that came to the address of an account, and waits for its decision. */
export const inboundMail = z.object({
  id,
  subject: z.string(),
  /** Who has sent it. */
  from: z.string(),
  received: instant,
  state: inboundState,
  /** Why nothing was read, or not all. Null while it waits, too. */
  problem: z.nullable(readingProblem),
  /** What was read, in short. */
  bookings: z.array(
    z.object({
      kind: bookingKind,
      name: z.string(),
      date: z.nullable(date),
      isCancelled: z.boolean(),
    }),
  ),
  /** The one trip of the reader that it fits by dates and places, and that they may change. */
  trip: z.nullable(z.object({ id, name: z.string() })),
  /** Its bytes are there. Of a mail without a booking only the text is kept. */
  hasFile: z.boolean(),
});
export type InboundMail = z.infer<typeof inboundMail>;

/** What was read of such a mail, as of a file that somebody has chosen. `name` is that of its file. */
export const inboundReading = z.extend(readConfirmation, {
  id,
  name: z.string(),
  state: inboundState,
  hasFile: z.boolean(),
});
export type InboundReading = z.infer<typeof inboundReading>;
