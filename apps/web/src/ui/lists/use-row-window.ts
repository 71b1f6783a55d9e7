import {
  defaultRangeExtractor,
  type Range,
  useVirtualizer,
  useWindowVirtualizer,
} from "@tanstack/react-virtual";
import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from "react";
import { windowSize } from "../../device/screen/window-size.ts";

/** Rows drawn beyond each edge of the view: the next row exists before the keyboard focus moves to it. */
const overscan = 8;

/** The nearest ancestor that scrolls. */
function scrollerOf(element: HTMLElement | null): HTMLElement | null {
  for (let parent = element?.parentElement ?? null; parent; parent = parent.parentElement)
    if (/auto|scroll/.test(getComputedStyle(parent).overflowY)) return parent;
  return null;
}

/** The distance from the top of the scrolled content to an element, in pixels. */
function topInScroller(element: HTMLElement, scroller: HTMLElement | null): number {
  const { top } = element.getBoundingClientRect();
  if (!scroller) return Math.round(top + window.scrollY);
  const away = top - scroller.getBoundingClientRect().top;
  return Math.round(away + scroller.scrollTop - scroller.clientTop);
}

export interface RowWindowOptions {
  list: RefObject<HTMLElement | null>;
  /** The ids of all rows, in order. */
  ids: readonly string[];
  /** Rows that are drawn wherever the view is, such as the dragged one and the focused one. */
  pinned: readonly (string | null)[];
  /** The height of a row before it is measured, in pixels. */
  estimate: (index: number) => number;
  /** What scrolls the list: the page, or an ancestor with its own scroll bar. */
  scroller: "page" | "pane";
  /** False while the list is drawn whole: `rows` is empty then. */
  isOn: boolean;
}

export interface RowWindow {
  /** The rows to draw, in order; `top` is in pixels below the top of the list. */
  rows: readonly { index: number; top: number }[];
  /** The height of all rows together, in pixels. */
  height: number;
  /** A ref that measures a row; the row needs `data-index`. Without it each row has its estimated height. */
  measure: (element: HTMLElement | null) => void;
}

/** Draws only the rows of a long list that are in view or close to it, and the pinned ones. */
export function useRowWindow(options: RowWindowOptions): RowWindow {
  const { list, ids, pinned, estimate, scroller, isOn } = options;
  const isPage = scroller === "page";
  const top = useListTop(list, isPage, isOn);
  const pane = useRef<HTMLElement | null>(null);
  const rangeExtractor = useCallback(
    (range: Range) => {
      const indexes = pinned.map((id) => (id === null ? -1 : ids.indexOf(id)));
      const kept = indexes.filter((index) => index >= 0);
      return [...new Set([...defaultRangeExtractor(range), ...kept])].toSorted((a, b) => a - b);
    },
    [ids, pinned],
  );
  // A stable function: with a new one TanStack Virtual measures all rows again, at every render.
  const getItemKey = useCallback((index: number) => ids[index] ?? index, [ids]);
  const shared = {
    count: ids.length,
    getItemKey,
    estimateSize: estimate,
    // Before anything is measured: a screenful.
    initialRect: { width: 0, height: windowSize().height },
    overscan,
    scrollMargin: top,
    rangeExtractor,
  };
  // A hook cannot be chosen at run time: both are called, and one is off.
  const inPage = useWindowVirtualizer({ ...shared, enabled: isOn && isPage });
  const inPane = useVirtualizer({
    ...shared,
    enabled: isOn && !isPage,
    getScrollElement: () => {
      if (!pane.current?.isConnected) pane.current = scrollerOf(list.current);
      return pane.current;
    },
  });
  const virtualizer = isPage ? inPage : inPane;
  return {
    rows: virtualizer.getVirtualItems().map(({ index, start }) => ({ index, top: start - top })),
    height: virtualizer.getTotalSize(),
    measure: virtualizer.measureElement,
  };
}

/** Where the list begins in the scrolled content, in pixels. It is measured again when content above the list grows. */
function useListTop(list: RefObject<HTMLElement | null>, isPage: boolean, isOn: boolean): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const element = list.current;
    if (!element || !isOn) return;
    const scroller = isPage ? null : scrollerOf(element);
    if (!isPage && !scroller) return;
    const measure = () => setTop(topInScroller(element, scroller));
    measure();
    const observer = new ResizeObserver(measure);
    const grows = isPage ? document.body : element.parentElement;
    if (grows) observer.observe(grows);
    return () => observer.disconnect();
  }, [list, isPage, isOn]);
  return top;
}
