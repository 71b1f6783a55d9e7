import type { Language } from "@castor/core/account/language.ts";
import type { PrintPath } from "@castor/core/print/print-context.ts";
import type { PrintOptions } from "@castor/core/print/print-options.ts";
import type { Trip } from "@castor/core/trips/trip.ts";

/** What a PDF is made of. Plain data, since it travels to another thread. */
export interface PdfJob {
  /** As the caller sees it: visitors get the redacted trip. */
  trip: Trip;
  options: PrintOptions;
  /** By the id of the route. */
  paths: ReadonlyMap<string, PrintPath>;
  language: Language;
  /** Where the pages are. */
  origin: string;
  /** The zone of points whose own is unknown. */
  fallbackZone: string;
}
