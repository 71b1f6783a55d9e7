import { type RefObject, useEffect, useState } from "react";

/** Pixels of the screen that are free above and below something. */
export interface FreeRoom {
  above: number;
  below: number;
}

/** The page's header, and a little air. */
const headerPx = 56;
const airPx = 8;

function measure(element: HTMLElement): FreeRoom {
  const { top, bottom } = element.getBoundingClientRect();
  // What a keyboard on the screen leaves free; the page itself does not know of it.
  const seen = window.visualViewport;
  const [from, to] = seen
    ? [seen.offsetTop, seen.offsetTop + seen.height]
    : [0, window.innerHeight];
  return {
    above: Math.max(0, top - Math.max(from, headerPx) - airPx),
    below: Math.max(0, to - bottom - airPx),
  };
}

/** How much room there is around an element while that matters, also when a keyboard comes or goes; else null. */
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
