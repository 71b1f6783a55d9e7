import type { Bounds } from "@castor/core/geo/bounds.ts";
import type { Position } from "@castor/core/geo/position.ts";

/** A country or a region as the gazetteer keeps it. */
export interface Area {
  kind: "country" | "region";
  name: string;
  russian: string | null;
  german: string | null;
  /** ISO 3166-1, two letters; "" for none or several. */
  country: string;
  /** Its marker. */
  position: Position;
  bounds: Bounds;
  /** That of its chief city: a country is about as known. */
  weight: number;
  others: readonly string[];
}
