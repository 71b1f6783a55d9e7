import type { Language } from "@castor/core/basics/language.ts";

/** Degrees. */
export interface Degrees {
  lat: number;
  lng: number;
}

/** A day as the picture draws it. */
export interface PictureDay {
  color: string;
  /** Positions in order that a line joins. */
  lines: Degrees[][];
  positions: Degrees[];
}

/** What a preview picture shows. Plain data, since it travels to another thread. */
export interface Picture {
  title: string;
  facts: string;
  language: Language;
  days: PictureDay[];
  /** Takes the place of the map. */
  photo?: { jpeg: Uint8Array; credit: string };
}
