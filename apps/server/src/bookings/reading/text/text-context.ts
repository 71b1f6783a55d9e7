import type { Position } from "@castor/core/geo/position.ts";
import type { DateText } from "@castor/core/time/dates.ts";

export interface KnownAirport {
  name: string;
  position: Position;
  /** IANA name. */
  zone: string;
}

/** What the reader of plain text asks others for. */
export interface TextContext {
  /** By IATA code; null for one that is not known. */
  airport: (code: string) => KnownAirport | null;
  /** The date of the mail, which completes years that are left out. */
  sentOn: DateText | null;
}
