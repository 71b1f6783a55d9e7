import type { CurrencyId } from "../basics/currencies.ts";
import type { Booking } from "../bookings/booking.ts";
import type { ReadBooking } from "../bookings/read-booking.ts";
import type { Position } from "../geo/position.ts";
import type { PointTypeId } from "../points/point-types.ts";
import type { DateText, DateTimeText, TimeText } from "../time/dates.ts";
import type { DateOrder } from "./date-order.ts";

/** The formats that are read. `text` is a list of places or links, pasted or in a file; `booking` a confirmation. */
export const importFormats = ["kml", "gpx", "geojson", "csv", "ics", "text", "booking"] as const;
export type ImportFormat = (typeof importFormats)[number];

/** The nights of a hotel, local to it. */
export interface ImportedStay {
  checkIn: DateTimeText;
  checkOut: DateTimeText;
}

/** A price as a file tells it. Null stands for the currency of the trip. */
export interface ImportedPrice {
  amount: number;
  currency: CurrencyId | null;
  isPerPerson: boolean;
  /** It is paid already. */
  isPaid?: boolean;
  /** The last day on which a cancellation costs nothing. */
  cancellationDate?: DateText | null;
}

/** A point of a file. All texts are within the limits of a point, `description` is in Castor's markup. */
export interface ImportedPoint {
  /** One line, never empty. */
  name: string;
  /** False where the file names no place, and `name` is ours. */
  isNamed: boolean;
  /** Null where the file names no position: then `lookup` is what to search for. */
  position: Position | null;
  /** The words by which the place may be found, and its short link behind them; empty when the position is known. */
  lookup: string;
  typeId: PointTypeId;
  description: string;
  address: string;
  /** An http(s) address or empty. */
  url: string;
  workingHours: string;
  /** The local time at the place. */
  reservationTime: TimeText | null;
  /**
   * The instant of that time (milliseconds since 1970), where the file tells it and not the time at the place: the time is then that of the zone in which the
   * file writes it, until the zone of the place is known. Null otherwise.
   */
  instant: number | null;
  /** Minutes. */
  timeToSpend: number;
  stay: ImportedStay | null;
  /** What it costs, where the file tells that. */
  price?: ImportedPrice | null;
  /** What is booked there, and the confirmation that says it. */
  booking?: Booking | null;
  /** A booked journey ends there: no way is looked for. */
  isArrival?: boolean;
  reading?: ReadBooking | null;
}

/** Degrees, WGS-84. */
export type ImportedLine = [lng: number, lat: number][];

/** A folder, list, route or date of a file. */
export interface ImportedDay {
  /** What it is told by while others come and go; its position without one. */
  key?: string;
  /** One line, never empty. */
  name: string;
  /** Null where the file tells no date. */
  date: DateText | null;
  /** What the file says of the day or its path, in Castor's markup. */
  description?: string;
  points: ImportedPoint[];
  /** The drawn path of the day, thinned out; null when there is none. */
  line: ImportedLine | null;
  /** Its lines, where it has several: `line` joins them. */
  lines?: ImportedLine[];
}

/** What of a file was not taken as it is written, with the values that its text needs. */
export interface ImportWarnings {
  /** Points without coordinates: their position is null. */
  withoutPosition: { count: number };
  /** Links whose place only the maps service itself knows; they are points without coordinates. */
  shortLinks: { count: number };
  /** Entries with coordinates that are not on the earth, or cannot be read. They are left out, not looked for. */
  badPositions: { count: number };
  /** Entries that tell neither a place nor words to look one up by. */
  withoutPlace: { count: number };
  /** Dates of days that cannot be read. */
  unreadDates: { count: number };
  /** Times and durations that cannot be read. */
  unreadTimes: { count: number };
  /** Prices that cannot be read, or are in a currency that is not known. */
  unreadPrices: { count: number };
  /** Prices without a currency, which are taken as those of the trip. */
  assumedCurrency: { count: number };
  /** Events of a calendar without a place. */
  eventsWithoutPlace: { count: number };
  /** Events of a calendar without a date that can be read. */
  eventsWithoutDate: { count: number };
  /** Repeating events, of which only the first is taken. */
  repeatedEvents: { count: number };
  cancelledEvents: { count: number };
  /** Bookings that are cancelled, and stand nowhere in the trip. */
  cancelledBookings: { count: number };
  /** Confirmations of which not all was read. */
  partlyRead: object;
  /** Versions of events that later ones in the file replace. */
  replacedEvents: { count: number };
  /** Events of several whole days, which stand on each of them. */
  spannedEvents: { count: number };
  /** Events that last longer, which stand only where they begin. */
  longEvents: { count: number };
  /** Nights of whole days: the times of check-in and check-out are the usual ones. */
  stays: { count: number };
  /** Lines of a calendar that are none. */
  badLines: { count: number };
  /** The event in whose middle a calendar ends. */
  cutEvents: { count: number };
  /** Tasks, journals and busy hours of a calendar. */
  otherEntries: { count: number };
  /** Names of time zones that mean nothing here: their times are those of the place. */
  unknownZones: { names: string };
  /** Times in UTC are shown in this zone, because the zones of their places are not known. */
  assumedZone: { zone: string };
  /** Names, descriptions or addresses that were cut. */
  cutTexts: { count: number };
  /** Areas and other shapes that are neither point nor line. */
  skippedShapes: { count: number };
  /** Paths that were recorded: their times and measurements are not taken. */
  recordedPaths: { count: number };
  /** Moves from place to place of which only the ends are told. */
  movesWithoutPath: { count: number };
  /** Parts that the file only links to. */
  networkLinks: { count: number };
  /** Files of an archive that were not read. */
  skippedFiles: { names: string };
  /** The text was not UTF-8 and its encoding is a guess. */
  guessedEncoding: { encoding: string };
  /** Columns of a table, or properties of features, that mean nothing here. */
  unknownColumns: { names: string };
}
export type ImportWarningCode = keyof ImportWarnings;
export type ImportWarning = {
  [Code in ImportWarningCode]: { code: Code } & ImportWarnings[Code];
}[ImportWarningCode];

/** In which order dates were read, and what the dates of the days are in the other one. */
export interface OpenDates {
  order: DateOrder;
  others: (DateText | null)[];
}

/** A trip as a file of another program tells it. It has at least one day with a point or a line. */
export interface ImportedTrip {
  /** One line, never empty. */
  name: string;
  format: ImportFormat;
  days: ImportedDay[];
  /** How days are called that the file does not name: `{n}` stands for the number. Null when it names some. */
  dayName: string | null;
  /** Dates whose numbers may be day and month both, where nothing in the file tells it: a question to the user. */
  openDates?: OpenDates;
  warnings: ImportWarning[];
}
