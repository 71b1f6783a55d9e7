import type { Language } from "@castor/core/account/language.ts";

/** What decides how the map is drawn and labelled; a change redraws it without moving it. */
export interface MapLook {
  language: Language;
  scheme: "light" | "dark";
}

export type MapScheme = MapLook["scheme"];
