import type { ImportedTrip, ImportFormat } from "@castor/core/imports/imported-trip.ts";
import type { ZippedFiles } from "../zip/zipped-files.ts";

/** Why a file is not read at all, with the values that its text needs. */
export interface ImportRefusals {
  empty: object;
  /** The file, or what is packed in it. */
  tooLarge: { megabytes: number };
  unknownFormat: object;
  /** A workbook of Excel or another office program, which exports CSV. */
  spreadsheet: object;
  encrypted: object;
  /** Not well-formed, or it ends in the middle. Lines count from 1; 0 when unknown. */
  broken: { format: ImportFormat | "json" | "zip"; line: number };
  /** XML that declares entities. */
  unsafe: object;
  /** Nested deeper, or of more parts, than any map. */
  tooComplex: object;
  tooManyPoints: { max: number };
  tooManyDays: { max: number };
  /** Nothing with a place is in it. */
  nothingFound: object;
  /** Why a confirmation of bookings is not read. */
  noBooking: object;
  scanned: object;
  encryptedPdf: object;
  unreadable: object;
  /** The server reads confirmations. */
  needsNetwork: object;
  /** It refuses for now, as after too many of them. */
  notAnswered: object;
  /** A mail to the address of the account waits for its turn, or is not there any more. */
  mailWaits: object;
  mailGone: object;
  /** A map that stays on the network: the file only links to it. */
  onlyLinked: object;
  /** The ZIP with all files of an account, which has no trips. */
  accountFiles: object;
  /** A table without a column for names or places. */
  noColumns: { names: string };
  tooSlow: { seconds: number };
}
export type ImportRefusalCode = keyof ImportRefusals;
export type ImportRefusal = {
  [Code in ImportRefusalCode]: { code: Code } & ImportRefusals[Code];
}[ImportRefusalCode];

export type ImportResult =
  | { kind: "trip"; trip: ImportedTrip }
  /** A file of Castor's own, as its JSON is written; `files` are those beside it in its ZIP. */
  | { kind: "castor"; json: unknown; files?: ZippedFiles }
  | { kind: "refused"; refusal: ImportRefusal };
