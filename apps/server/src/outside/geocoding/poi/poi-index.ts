import type { Language } from "@castor/core/basics/language.ts";
import type { Position } from "@castor/core/geo/position.ts";
import type { FoundPlace } from "@castor/core/services/places/found-place.ts";
import type { NearbyPlace } from "@castor/core/services/places/nearby-place.ts";
import type { NamedPosition, PlaceQuery } from "../place-search.ts";
import type { PlaceWithNames } from "../place-with-names.ts";

/** Shown by `service/config` and as the `source` of answers. */
export const poiIndexId = "poi";

/** Results of an index: sure ones and possible ones. */
export interface PoisFound {
  /** Towns with this name, and places of the searched kind ("cafe"). */
  sure: FoundPlace[];
  /** Other places with these words in their names. */
  others: FoundPlace[];
}

/** Places of the operator's own extract. Throws a `ProviderFailure` of kind `busy` when too many searches wait. */
export interface PoiIndex {
  isThere(): Promise<boolean>;
  search(question: PlaceQuery, language: Language): Promise<PoisFound>;
  /** The place with the given name nearby, else what lies at the position; null without either. */
  findAt(position: NamedPosition, language: Language): Promise<PlaceWithNames | null>;
  /** Places around these positions, at most `limit`. */
  listAround(
    positions: readonly Position[],
    limit: number,
    language: Language,
  ): Promise<NearbyPlace[]>;
  close(): Promise<void>;
}
