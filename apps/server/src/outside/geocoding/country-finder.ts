import type { Position } from "@castor/core/geo/position.ts";

/** Tells the country of a position or a name, without asking a provider. */
export interface CountryFinder {
  /** Its ISO 3166-1 alpha-2 code; null far from every city, as in the open sea. */
  countryAt(position: Position): string | null;
  /** The code of the country of exactly this name, in any language; null when no country is called so. */
  countryNamed(name: string): string | null;
}
