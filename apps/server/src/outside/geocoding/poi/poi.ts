import type { Position } from "@castor/core/geo/position.ts";
import type { PointTypeId } from "@castor/core/points/point-types.ts";

/** A place of the operator's extract, as stored in the index. */
export interface Poi extends Position {
  name: string;
  nameRu?: string;
  nameEn?: string;
  /** All its names in the form of `searchWords`, joined by spaces. */
  spellings: string[];
  /** Words for its kind, singular and plural: "cafe", "кафе". */
  kinds: string[];
  typeId: PointTypeId;
  /** A town or village, not something named after it. */
  isTown?: true;
  street?: string;
  house?: string;
  city?: string;
  country?: string;
  url?: string;
  hours?: string;
}
