import { limits } from "../limits.ts";
import type { FinanceRow } from "./finance-table.ts";

/** True when all of a cost can be marked as paid: something remains, and its total is an amount that a save takes. */
export function canMarkPaid({ remain, total }: Pick<FinanceRow, "remain" | "total">): boolean {
  return remain > 0 && total <= limits.amountMax;
}
