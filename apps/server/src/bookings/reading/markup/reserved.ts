import type { ReadBooking, ReadPlace } from "@castor/core/bookings/read-booking.ts";
import type { MarkupNode } from "./nodes.ts";
import type { MomentHints } from "./read-moment.ts";

/** A reservation, for the reader of its kind. */
export interface Reserved {
  reservation: MarkupNode;
  /** What is reserved. */
  thing: MarkupNode;
  /** How to read a moment at a place. */
  hintsAt(place: ReadPlace | null): MomentHints;
}

/** What a reader finds. */
export type FoundFields = Partial<Omit<ReadBooking, "kind" | "status" | "sources">>;

/** An address that a browser opens; null for any other text. */
export function webAddress(text: string | null): string | null {
  const url = text !== null && URL.canParse(text) ? new URL(text) : null;
  return url && /^https?:$/.test(url.protocol) ? url.href : null;
}
