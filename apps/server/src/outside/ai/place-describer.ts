import type { Language } from "@castor/core/basics/language.ts";
import type { Position } from "@castor/core/geo/position.ts";
import type { PlaceDraft } from "@castor/core/services/places/place-draft.ts";

/** A place by its point's name. */
export interface NamedPlace extends Position {
  name: string;
}

/** Drafts the description of a point's place. */
export interface PlaceDescriber {
  /** True for a language model; shown by `service/config`. */
  readonly isModel: boolean;
  /**
   * Drafts in the caller's language. Throws NOT_FOUND without known facts, and UPSTREAM_UNAVAILABLE when the model
   * failed: nothing else replaces it silently (specification#drafts).
   */
  describe(place: NamedPlace, language: Language): Promise<PlaceDraft>;
}
