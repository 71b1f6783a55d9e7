import type { FinanceColumn } from "@castor/core/finance/table/finance-columns.ts";
import type { FinanceRow } from "@castor/core/finance/table/finance-table.ts";
import type { ReactNode } from "react";
import type { CostShape } from "./use-cost-shape.ts";

/** The column and direction of the order. */
export interface CostOrder {
  field: FinanceColumn;
  direction: "asc" | "desc";
}

/** The actions of a cost in a list. Those that change it are absent for who only reads. */
export interface CostActions {
  /** Opens the form. */
  onOpen?: ((row: FinanceRow) => void) | undefined;
  onPay?: ((row: FinanceRow) => void) | undefined;
  /** Only for places: shows it on the map. */
  onMap: (row: FinanceRow) => void;
  /** Only for costs without a place: a place is deleted on the map. */
  onDelete?: ((row: FinanceRow) => void) | undefined;
}

export type CostMarks = ReadonlyMap<string, ReactNode>;

/** The props of a list of costs, as a table or as cards. */
export interface CostTableProps {
  rows: readonly FinanceRow[];
  shape: CostShape;
  /** True when kids travel, too. */
  hasKids: boolean;
  order: CostOrder;
  onOrder: (order: CostOrder) => void;
  actions: CostActions;
  /** What is shown beside a cost, by the id of its row. */
  marks?: CostMarks;
}
