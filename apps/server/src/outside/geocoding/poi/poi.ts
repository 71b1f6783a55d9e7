import type { Position } from "@castor/core/basics/geo.ts";
import type { PointTypeId } from "@castor/core/points/point-types.ts";

/** A known place of the operator's extract, as the index keeps it. */
export interface Poi extends Position {
  name: string;
  nameRu?: string;
  nameEn?: string;
  /** All that it is called, as `searchWords` writes it, joined by spaces. */
  spellings: string[];
  /** What it is called for its kind, one and all: "cafe", "кафе". */
  kinds: string[];
  typeId: PointTypeId;
  /** A town or a village, and not what merely bears its name. */
  isTown?: true;
  street?: string;
  house?: string;
  city?: string;
  country?: string;
  url?: string;
  hours?: string;
}
