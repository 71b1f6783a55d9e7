import type { Language } from "@castor/core/basics/language.ts";
import type { PrintOptions } from "@castor/core/print/print-options.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import type { DayPath } from "../day-paths.ts";
import type { CostFacts } from "../print-context.ts";

/** What a PDF is made of. Plain data, since it travels to another thread. */
export interface PdfJob {
  /** As the caller sees it: visitors get the redacted trip. */
  trip: Trip;
  options: PrintOptions;
  /** By the id of the route. */
  paths: ReadonlyMap<string, DayPath>;
  language: Language;
  /** JPEG files by the proof of the picture. One that could not be had is missing. */
  pictures: ReadonlyMap<string, Uint8Array>;
  /** JPEG files of photos by the id of their file. */
  photos: ReadonlyMap<string, Uint8Array>;
  /** The day and the rates by which costs are checked. */
  known: CostFacts;
  /** Where the pages are. */
  origin: string;
  /** The reader's time zone, for points whose own is unknown. */
  zone: string;
}
