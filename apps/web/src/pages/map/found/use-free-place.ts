import { type RefObject, useLayoutEffect, useRef } from "react";

/** The red marker rises this far above its position, and half as far to its sides, in pixels. */
const markerPx = 44;

/** Where the map was pressed, in pixels of the window. */
export interface PressedPosition {
  x: number;
  y: number;
}

/** Puts the card at the map's upper edge when it would hide what was pressed (`data-side`). */
export function useFreePlace(pressed: PressedPosition | null): RefObject<HTMLDivElement | null> {
  const card = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = card.current;
    if (!element) return;
    delete element.dataset.side;
    if (!pressed) return;
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const isBeside = pressed.x < left - markerPx / 2 || pressed.x > right + markerPx / 2;
    if (!isBeside && pressed.y > top && pressed.y - markerPx < bottom) element.dataset.side = "top";
  }, [pressed]);
  return card;
}
