import * as z from "zod/mini";
import { presentPerson } from "../members/presence.ts";

/**
 * Why a stream ends. `stopping`: this server does; another one goes on. `session`: the access token has expired, or the
 * session has ended. `right`: the trip is gone, or the reader is no member of it any more.
 */
export const streamEnd = z.enum(["stopping", "session", "right"]);
export type StreamEnd = z.infer<typeof streamEnd>;

/** What a stream of a trip says (decisions 123 and 125). Nothing of what is in the trip: whoever reads it finds what they may see. */
export const tripEvent = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("trip"),
    /** The number of the trip's last change, and its time. */
    version: z.int(),
    updated: z.string(),
    /** The `Idempotency-Key`s of all changes since the last event; null where the server does not know them all. */
    changeIds: z.nullable(z.array(z.string())),
  }),
  // The others who have the trip open, all of them. At first there is nobody.
  z.object({ kind: z.literal("presence"), people: z.array(presentPerson) }),
  z.object({ kind: z.literal("end"), reason: streamEnd }),
]);
export type TripEvent = z.infer<typeof tripEvent>;
export type TripState = Extract<TripEvent, { kind: "trip" }>;
