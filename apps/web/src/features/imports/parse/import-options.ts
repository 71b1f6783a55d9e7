import type { DateText } from "@castor/core/time/dates.ts";

/** Names in the user's language for what a file leaves without one. */
export interface ImportNames {
  trip: string;
  /** Of the nth day, from 1. */
  day: string;
  /** Of the nth point, from 1. `{n}` stands for the number in both. */
  point: string;
  start: string;
  finish: string;
}

export interface ImportOptions {
  names: ImportNames;
  /** The zone of the device (IANA name), for times in UTC of places whose zone is unknown. */
  zone: string;
  /** The date of the device, near which dates without a year are. */
  today: DateText;
}

/** A file, or a pasted text. */
export type ImportInput = { fileName: string; bytes: Uint8Array } | { text: string };

/** Called with the part that is done, 0..1. */
export type OnProgress = (done: number) => void;
