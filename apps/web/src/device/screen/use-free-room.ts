import { type RefObject, useEffect, useState } from "react";

/** The free space of the viewport above and below an element, in CSS pixels. */
export interface FreeRoom {
  above: number;
  below: number;
}

/** The page's header, and a margin. */
const headerPx = 56;
const airPx = 8;

function measure(element: HTMLElement): FreeRoom {
  const { top, bottom } = element.getBoundingClientRect();
  // The visual viewport excludes the on-screen keyboard, the layout viewport does not.
  const seen = window.visualViewport;
  const [from, to] = seen
    ? [seen.offsetTop, seen.offsetTop + seen.height]
    : [0, window.innerHeight];
  return {
    above: Math.max(0, top - Math.max(from, headerPx) - airPx),
    below: Math.max(0, to - bottom - airPx),
  };
}

/**
 * The free space around an element, kept up to date on scroll, resize and on-screen keyboard; null unless it matters.
 */
export function useFreeRoom(
  element: RefObject<HTMLElement | null>,
  matters: boolean,
): FreeRoom | null {
  const [room, setRoom] = useState<FreeRoom | null>(null);
  useEffect(() => {
    if (!matters) return;
    const update = () => setRoom(element.current && measure(element.current));
    update();
    const stops = new AbortController();
    const { signal } = stops;
    for (const target of [window, window.visualViewport])
      for (const event of ["resize", "scroll"]) target?.addEventListener(event, update, { signal });
    return () => stops.abort();
  }, [element, matters]);
  return matters ? room : null;
}
