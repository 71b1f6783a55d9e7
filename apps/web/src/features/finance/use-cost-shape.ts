import type { FinanceRow } from "@castor/core/finance/table/finance-table.ts";
import { useMedia } from "../../device/screen/media.ts";
import { useWidestFigure } from "./table/use-widest-figure.ts";

/** How costs are shown: a table, a tight table with icons for category and status, or cards. */
export type CostShape = "wide" | "tight" | "cards";

/** The least width of a title. */
const titlePx = 160;
/** The width beside the columns: page margins, table border and scroll bar. */
const besidePx = 66;
/** The greatest width of the page (`ui/layout/page-frame.module.css`). */
const broadestPx = 1440;
/** The width of one character of an amount (`ch` of the headings), and of its padding. */
const digitPx = 7.5;
const aroundPx = 18;

/** The widths in `table/row-table.module.css`: columns besides title and amounts, the least of an amount, the least of a page. */
const tables = {
  wide: { othersPx: 574, amountPx: 104, fromPx: 1360 },
  tight: { othersPx: 382, amountPx: 92, fromPx: 1024 },
};

/** The media query that is true where a table with amounts of this length has no room for titles. */
function tooNarrowFor({ othersPx, amountPx, fromPx }: typeof tables.wide, widest: number): string {
  const amounts = 5 * Math.max(amountPx, Math.ceil(widest * digitPx) + aroundPx);
  const px = Math.max(fromPx, othersPx + amounts + titlePx + besidePx);
  return px > broadestPx ? "all" : `(max-width: ${px - 1}px)`;
}

/** How the costs of a trip are shown, so that every title has room and no column is cut off. */
export function useCostShape(all: readonly FinanceRow[]): CostShape {
  const widest = useWidestFigure(all);
  const isTight = useMedia(tooNarrowFor(tables.wide, widest));
  const isCards = useMedia(tooNarrowFor(tables.tight, widest));
  if (isCards) return "cards";
  return isTight ? "tight" : "wide";
}
