import { type RefObject, useEffect, useRef, useState } from "react";
import type { MapEvent } from "../map-screen.ts";
import type { PointDraft } from "./found-on-map.ts";
import type { PressedPosition } from "./use-free-place.ts";

/** Shows a place or a position of the map on its card; `pressed` is where the map was pressed for it. */
export type Find = (subject: PointDraft, pressed?: PressedPosition) => void;

/** The way from a found place to its card, and from the card back to where the focus was. */
export function useFound(onEvent: (event: MapEvent) => void) {
  const opener = useRef<Element | null>(null);
  const find: Find = (subject, pressed) => {
    const active = document.activeElement;
    // A place that is found while the card is open replaces it, and with it the focused button.
    if (active && !active.closest("[data-found-card]")) opener.current = active;
    onEvent({ kind: "find", found: { subject, pressed: pressed ?? null, isAdded: false } });
  };
  const giveFocusBack = () => {
    const { current } = opener;
    if (current instanceof HTMLElement && current.isConnected)
      current.focus({ preventScroll: true });
  };
  return { find, giveFocusBack };
}

/** The list still grows after that: with the new leg, its times and hours. In milliseconds. */
const growingMs = 2_000;

/** Scrolls the plan so far that the last row of its list is seen, and keeps it in sight while the list still grows. */
export function useLastRow(plan: RefObject<HTMLElement | null>): () => void {
  const [count, setCount] = useState(0);
  useEffect(() => {
    const pane = plan.current;
    const list = pane?.querySelector("[data-point]")?.closest("ol");
    if (count === 0 || !pane || !list) return;
    const show = () => {
      // scrollIntoView would also scroll the page and the sheet.
      const beyond = list.getBoundingClientRect().bottom - pane.getBoundingClientRect().bottom;
      if (beyond > 0) pane.scrollTop += beyond;
    };
    const growth = new ResizeObserver(show);
    growth.observe(list);
    show();
    const stop = () => {
      growth.disconnect();
      clearTimeout(timer);
      pane.removeEventListener("wheel", stop);
      pane.removeEventListener("pointerdown", stop);
    };
    const timer = setTimeout(stop, growingMs);
    pane.addEventListener("wheel", stop);
    pane.addEventListener("pointerdown", stop);
    return stop;
  }, [count, plan]);
  return () => setCount((before) => before + 1);
}
