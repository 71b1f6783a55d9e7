import { limits } from "../../limits.ts";
import type { FinanceRow } from "./finance-table.ts";

/** True when a cost can be marked as paid: something remains, and the total is not more than an amount may be. */
export function canMarkPaid({ remain, total }: Pick<FinanceRow, "remain" | "total">): boolean {
  return remain > 0 && total <= limits.amountMax;
}
