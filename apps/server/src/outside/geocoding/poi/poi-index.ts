import type { Language } from "@castor/core/account/language.ts";
import type { FoundPlace } from "@castor/core/services/found-place.ts";
import type { NamedSpot, PlaceQuestion } from "../place-search.ts";

/** What `service/config` and each answer's `source` say of it. */
export const poiIndexId = "poi";

/** What an index found: what is surely meant, and what may be. */
export interface PoisFound {
  /** Towns called so, and places of the kind that was asked for ("cafe"). */
  sure: FoundPlace[];
  /** What else has these words in its name. */
  others: FoundPlace[];
}

/** Places of the operator's own extract. A `ProviderFailure` of kind `busy` says that too many questions wait. */
export interface PoiIndex {
  isThere(): Promise<boolean>;
  search(question: PlaceQuestion, language: Language): Promise<PoisFound>;
  /** What is called so nearby, else what lies at the spot; null when nothing does. */
  findAt(spot: NamedSpot, language: Language): Promise<FoundPlace | null>;
  close(): Promise<void>;
}
