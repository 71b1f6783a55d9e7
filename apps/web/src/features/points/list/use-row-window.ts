import {
  defaultRangeExtractor,
  type Range,
  useVirtualizer,
  type VirtualItem,
} from "@tanstack/react-virtual";
import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from "react";

/** A row of two lines with the leg above it, in pixels; each is measured once it is there. */
const usualRowPx = 84;
/** Rows beyond each edge of the view: what the keyboard goes to next is there before it is seen. */
const beyond = 8;

/** The part of the page in which an element is scrolled. */
function scrollerOf(element: HTMLElement | null): HTMLElement | null {
  for (let at = element?.parentElement ?? null; at; at = at.parentElement)
    if (/auto|scroll/.test(getComputedStyle(at).overflowY)) return at;
  return null;
}

/** How far below the top of what is scrolled the list begins, in pixels; it moves when what stands above it grows. */
function useListTop(list: RefObject<HTMLElement | null>, isOn: boolean): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const element = list.current;
    const scroller = isOn ? scrollerOf(element) : null;
    if (!element || !scroller) return;
    const measure = () => {
      const away = element.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
      setTop(Math.round(away + scroller.scrollTop - scroller.clientTop));
    };
    measure();
    const observer = new ResizeObserver(measure);
    if (element.parentElement) observer.observe(element.parentElement);
    return () => observer.disconnect();
  }, [list, isOn]);
  return top;
}

export interface RowWindow {
  /** The rows to draw, in order, each with its place below the top of the list. */
  rows: readonly VirtualItem[];
  /** Of all rows together, in pixels. */
  height: number;
  /** Where each begins. */
  topOf: (row: VirtualItem) => number;
  /** Measures a row; it needs `data-index`. */
  measure: (element: HTMLElement | null) => void;
}

/**
 * Of a long list only the rows in view and some around them, and those that must not vanish wherever the view is (what
 * is dragged, what has the focus).
 */
export function useRowWindow(
  list: RefObject<HTMLElement | null>,
  ids: readonly string[],
  held: readonly (string | null)[],
  isOn: boolean,
): RowWindow {
  const top = useListTop(list, isOn);
  const scroller = useRef<HTMLElement | null>(null);
  const extract = useCallback(
    (range: Range) => {
      const kept = held.map((id) => (id === null ? -1 : ids.indexOf(id))).filter((at) => at >= 0);
      return [...new Set([...defaultRangeExtractor(range), ...kept])].toSorted((a, b) => a - b);
    },
    [ids, held],
  );
  const virtualizer = useVirtualizer({
    count: ids.length,
    enabled: isOn,
    getScrollElement: () => {
      if (!scroller.current?.isConnected) scroller.current = scrollerOf(list.current);
      return scroller.current;
    },
    getItemKey: (at) => ids[at] ?? at,
    estimateSize: () => usualRowPx,
    // Before anything is measured: a screenful.
    initialRect: { width: 0, height: window.innerHeight },
    overscan: beyond,
    scrollMargin: top,
    rangeExtractor: extract,
  });
  return {
    rows: virtualizer.getVirtualItems(),
    height: virtualizer.getTotalSize(),
    topOf: ({ start }) => start - top,
    measure: virtualizer.measureElement,
  };
}
