import { defaultRangeExtractor, type Range, useWindowVirtualizer } from "@tanstack/react-virtual";
import { type RefObject, useCallback, useLayoutEffect, useState } from "react";

/** A note of three lines with what stands under them, and a day's heading, in pixels; each is measured once it is there. */
const usualNotePx = 132;
const usualHeadingPx = 56;
/** Rows beyond each edge of the view: what the keyboard goes to next is there before it is seen. */
const beyond = 6;

/** How far below the top of the page an element begins, in pixels. */
function usePageTop(list: RefObject<HTMLElement | null>, isOn: boolean): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const element = list.current;
    if (!element || !isOn) return;
    const measure = () => setTop(Math.round(element.getBoundingClientRect().top + window.scrollY));
    measure();
    const observer = new ResizeObserver(measure);
    if (element.parentElement) observer.observe(element.parentElement);
    return () => observer.disconnect();
  }, [list, isOn]);
  return top;
}

/**
 * Of a long list only the rows in view and some around them, and those that must not vanish wherever the page is scrolled
 * (what is dragged, what has the focus).
 */
export function useNoteWindow(
  list: RefObject<HTMLElement | null>,
  rows: readonly { key: string; isHeading: boolean }[],
  held: readonly (string | null)[],
  isOn: boolean,
) {
  const top = usePageTop(list, isOn);
  const extract = useCallback(
    (range: Range) => {
      const kept = held
        .map((key) => (key === null ? -1 : rows.findIndex((row) => row.key === key)))
        .filter((at) => at >= 0);
      return [...new Set([...defaultRangeExtractor(range), ...kept])].toSorted((a, b) => a - b);
    },
    [rows, held],
  );
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    enabled: isOn,
    getItemKey: (at) => rows[at]?.key ?? at,
    estimateSize: (at) => (rows[at]?.isHeading ? usualHeadingPx : usualNotePx),
    // Before anything is measured: a screenful.
    initialRect: { width: 0, height: window.innerHeight },
    overscan: beyond,
    scrollMargin: top,
    rangeExtractor: extract,
  });
  return {
    drawn: virtualizer.getVirtualItems().map(({ index, start }) => ({ index, top: start - top })),
    height: virtualizer.getTotalSize(),
    measure: virtualizer.measureElement,
  };
}
