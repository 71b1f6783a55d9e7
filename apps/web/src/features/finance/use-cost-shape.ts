import type { FinanceRow } from "@castor/core/finance/finance-table.ts";
import { useMedia } from "../../device/media.ts";
import { useWidestFigure } from "./use-widest-figure.ts";

/** How costs are shown: a table, a tight one that says category and status by their signs alone, or cards. */
export type CostShape = "wide" | "tight" | "cards";

/** What a title has at least. */
const titlePx = 160;
/** What stands beside the columns: the page's margins, the table's border and a scroll bar. */
const besidePx = 66;
/** The page grows no further (`ui/page-frame.module.css`). */
const broadestPx = 1440;
/** What a table keeps for a letter of an amount (`ch` of its headings), and for what is around one. */
const digitPx = 7.5;
const aroundPx = 18;

/** As `table/row-table.module.css` has it: the columns besides title and amounts, an amount's at least, and the least page. */
const tables = {
  wide: { othersPx: 574, amountPx: 104, fromPx: 1360 },
  tight: { othersPx: 382, amountPx: 92, fromPx: 1024 },
};

/** The media in which a table whose longest amount has so many letters would leave its titles no room. */
function tooNarrowFor({ othersPx, amountPx, fromPx }: typeof tables.wide, widest: number): string {
  const amounts = 5 * Math.max(amountPx, Math.ceil(widest * digitPx) + aroundPx);
  const px = Math.max(fromPx, othersPx + amounts + titlePx + besidePx);
  return px > broadestPx ? "all" : `(max-width: ${px - 1}px)`;
}

/** How the costs of a trip are shown, whichever of them: every title has room, and no column of a table is cut off. */
export function useCostShape(all: readonly FinanceRow[]): CostShape {
  const widest = useWidestFigure(all);
  const isTight = useMedia(tooNarrowFor(tables.wide, widest));
  const isCards = useMedia(tooNarrowFor(tables.tight, widest));
  if (isCards) return "cards";
  return isTight ? "tight" : "wide";
}
