import { type RefObject, useLayoutEffect } from "react";

/** Cards that are always laid out, however long the list is: whole rows with 1 to 6 columns. The style sheet has the same number. */
const laidOut = 60;
const gapPx = 16;

/**
 * Measures the laid out cards, so that the cards below take as much room before they are drawn. Then Back leads to the
 * same card far down, too.
 */
export function useCardHeight(grid: RefObject<HTMLElement | null>, length: number): void {
  const isLong = length > laidOut;
  useLayoutEffect(() => {
    const [first, last] = [grid.current?.children[0], grid.current?.children[laidOut - 1]];
    if (!grid.current || !first || !last || !isLong) return;
    const columns = getComputedStyle(grid.current).gridTemplateColumns.split(" ").length;
    const height = last.getBoundingClientRect().bottom - first.getBoundingClientRect().top + gapPx;
    const card = height / Math.ceil(laidOut / columns) - gapPx;
    grid.current.style.setProperty("--card", `${card}px`);
  }, [grid, isLong]);
}
