import { useEffect } from "react";
import type { Spot } from "./find-drop.ts";

/** Says where the pointer is while something is dragged, and says it again when the page scrolls below it. */
export function usePointerSpot(isOn: boolean, onSpot: (spot: Spot) => void): void {
  useEffect(() => {
    if (!isOn) return;
    let last: Spot | null = null;
    const move = ({ clientX, clientY }: PointerEvent) => {
      last = { x: clientX, y: clientY };
      onSpot(last);
    };
    const scroll = () => {
      if (last) onSpot(last);
    };
    window.addEventListener("pointermove", move);
    document.addEventListener("scroll", scroll, { capture: true, passive: true });
    return () => {
      window.removeEventListener("pointermove", move);
      document.removeEventListener("scroll", scroll, { capture: true });
    };
  }, [isOn, onSpot]);
}
