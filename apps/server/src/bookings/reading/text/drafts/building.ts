import type { Family, Side, StopPart } from "../lines/label-words.ts";
import type { DateReading } from "../moments/find-dates.ts";
import type { TextContext } from "../text-context.ts";
import type { DraftBuilder } from "./draft-builder.ts";

/** The end that a label alone in its line has opened: what follows tells of it. */
export interface OpenStop {
  side: Side;
  part: StopPart;
  family: Family;
  /** The line of the last value. */
  at: number;
  /** A line below has told something of it. */
  isUsed: boolean;
}

/** A text while its drafts are built. */
export interface Building {
  builder: DraftBuilder;
  reading: DateReading;
  context: TextContext;
  open: OpenStop | null;
  /** The text tells of journeys, so times before names are stops. */
  isJourneyText: boolean;
  isFlightText: boolean;
  isTrainText: boolean;
}
