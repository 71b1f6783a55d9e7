import type { FinanceColumn } from "@castor/core/finance/finance-columns.ts";
import type { FinanceRow } from "@castor/core/finance/finance-table.ts";
import type { CostShape } from "./use-cost-shape.ts";

/** By which column the rows stand in order. */
export interface CostOrder {
  field: FinanceColumn;
  direction: "asc" | "desc";
}

/** What may be done about a cost, where it is listed. */
export interface CostActions {
  /** Opens it, to be changed. */
  onOpen: (row: FinanceRow) => void;
  onPay: (row: FinanceRow) => void;
  /** Only for places: shows it on the map. */
  onMap: (row: FinanceRow) => void;
  /** Only for costs of no place: a place goes from the map. */
  onDelete: (row: FinanceRow) => void;
}

/** What a list of costs shows, as a table or as cards. */
export interface CostTableProps {
  rows: readonly FinanceRow[];
  shape: CostShape;
  /** Kids travel, too. */
  hasKids: boolean;
  order: CostOrder;
  onOrder: (order: CostOrder) => void;
  actions: CostActions;
}
