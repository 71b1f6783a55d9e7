import type { Booking } from "../bookings/booking.ts";
import type { ReadBooking } from "../bookings/read-booking.ts";
import type { Position } from "../geo/position.ts";
import type { PointTypeId } from "../points/point-types.ts";
import type { DateText, TimeText } from "../time/dates.ts";
import type { ImportedPrice, ImportedStay } from "./imported-trip.ts";

/** A point of the preview. */
export interface PlannedPoint {
  /** Differs from those of all other points of the file. */
  key: string;
  name: string;
  typeId: PointTypeId;
  /** Null while its place is not known. */
  position: Position | null;
  /** Its place was looked for, whether it was found or not. */
  isSought: boolean;
  /** The words that found the position; empty when the file tells it. */
  foundAs: string;
  /** The local time at its place, where the file tells one. */
  time: TimeText | null;
  stay: ImportedStay | null;
  /** What the file says that it costs. */
  price?: ImportedPrice | null;
  /** What is booked there, and the confirmation that says it. */
  booking?: Booking | null;
  reading?: ReadBooking | null;
  /** The number of the day, from 1, on which the same place stands before; null when it is the first of its kind. */
  repeats: number | null;
  /** Its place stands in the trip that it goes into. */
  isKnown: boolean;
}

export interface PlannedDay {
  /** Differs from those of all other days, and stays while others come and go. */
  key: string;
  name: string;
  date: DateText;
  /** In Castor's markup; empty where the file says nothing of the day. */
  description: string;
  points: PlannedPoint[];
  /** Its drawn path (decision 096); empty without one. */
  track: string;
}

/** What an import would make, for its preview. */
export interface PlannedTrip {
  days: PlannedDay[];
  points: number;
  /** Points that stand in the file before, or in the trip that they go into. */
  repeated: number;
  /** Points that will not be imported: their place was looked for and is unknown. */
  lost: number;
  /** Points without a place that nobody has looked for; they will not be imported either. */
  unsought: number;
  /** Days by which its first date is another than the file's, because a place is in another zone. */
  movedBy: number;
  /** Times stay in the zone in which the file writes them, because those of their places are not known. */
  isZoneAssumed: boolean;
}
