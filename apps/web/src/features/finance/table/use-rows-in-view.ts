import { defaultRangeExtractor, type Range, useWindowVirtualizer } from "@tanstack/react-virtual";
import { type RefObject, useCallback, useLayoutEffect, useState } from "react";

/** Rows beyond each edge of the view: what the keyboard goes to next is there before it is seen. */
const beyond = 8;

/** How far below the top of the page the list begins, in pixels; it moves when what stands above it grows. */
function usePageTop(list: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    const measure = () => setTop(Math.round(element.getBoundingClientRect().top + window.scrollY));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [list]);
  return top;
}

/** A row to draw, or the room of those that are not drawn, in pixels. */
export type Piece<Row> = { row: Row; at: number } | { row: null; key: string; px: number };

/**
 * Of many rows of one height those in the view of the page, some around them, and the one that has the keyboard; all
 * others are gaps.
 */
export function useRowsInView<Row extends { id: string }>(
  list: RefObject<HTMLElement | null>,
  all: readonly Row[],
  rowPx: number,
): { pieces: Piece<Row>[]; onFocus: (id: string) => void } {
  const top = usePageTop(list);
  const [focusedId, setFocused] = useState<string | null>(null);
  const extract = useCallback(
    (range: Range) => {
      const seen = defaultRangeExtractor(range);
      const focused = focusedId === null ? -1 : all.findIndex(({ id }) => id === focusedId);
      if (focused < 0) return seen;
      return [...new Set([...seen, focused])].toSorted((a, b) => a - b);
    },
    [all, focusedId],
  );
  const virtualizer = useWindowVirtualizer({
    count: all.length,
    getItemKey: (at) => all[at]?.id ?? at,
    estimateSize: () => rowPx,
    initialRect: { width: 0, height: window.innerHeight },
    overscan: beyond,
    scrollMargin: top,
    rangeExtractor: extract,
  });
  const drawn = virtualizer.getVirtualItems().map(({ index }) => index);
  const gap = (from: number, to: number): Piece<Row>[] =>
    to > from ? [{ row: null, key: `gap ${from}`, px: (to - from) * rowPx }] : [];
  const pieces = drawn.flatMap((at, order): Piece<Row>[] => {
    const row = all[at];
    const before = gap((drawn[order - 1] ?? -1) + 1, at);
    return row ? [...before, { row, at }] : before;
  });
  const after = gap((drawn.at(-1) ?? -1) + 1, all.length);
  return { pieces: [...pieces, ...after], onFocus: setFocused };
}
