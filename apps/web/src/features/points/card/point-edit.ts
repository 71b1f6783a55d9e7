import type { CurrencyId } from "@castor/core/basics/currencies.ts";
import type { Point, PointChange } from "@castor/core/points/point.ts";

/** What can be changed on the card of a point, without its form. */
export type EditedField = "name" | "reservationTime" | "timeToSpend" | "price" | "description";

/** Who may change the point on its card. */
export interface PointEdit {
  point: Point;
  /** The currency of a first price; null for who sees no money. */
  currency: CurrencyId | null;
  onSave: (change: PointChange) => void;
}
