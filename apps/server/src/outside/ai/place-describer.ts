import type { Language } from "@castor/core/account/language.ts";
import type { Position } from "@castor/core/basics/geo.ts";
import type { PlaceDraft } from "@castor/core/services/place-draft.ts";

/** A place as its point names it. */
export interface NamedPlace extends Position {
  name: string;
}

/** Who drafts what a point may say of its place. */
export interface PlaceDescriber {
  /** True when a language model writes; what `service/config` says of it. */
  readonly isModel: boolean;
  /**
   * In the language of who asks. Throws NOT_FOUND where nothing is known of a place, and UPSTREAM_UNAVAILABLE when the
   * model failed: nothing else takes its place silently (decisions 8).
   */
  describe(place: NamedPlace, language: Language): Promise<PlaceDraft>;
}
