import { useEffect } from "react";
import type { WindowPosition } from "./find-drop.ts";

/** Says where the pointer is while something is dragged, and says it again when the page scrolls below it. */
export function usePointerPosition(
  isOn: boolean,
  onPosition: (position: WindowPosition) => void,
): void {
  useEffect(() => {
    if (!isOn) return;
    let last: WindowPosition | null = null;
    const move = ({ clientX, clientY }: PointerEvent) => {
      last = { x: clientX, y: clientY };
      onPosition(last);
    };
    const scroll = () => {
      if (last) onPosition(last);
    };
    window.addEventListener("pointermove", move);
    document.addEventListener("scroll", scroll, { capture: true, passive: true });
    return () => {
      window.removeEventListener("pointermove", move);
      document.removeEventListener("scroll", scroll, { capture: true });
    };
  }, [isOn, onPosition]);
}
