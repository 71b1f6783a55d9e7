import { useRef } from "react";

/**
 * Runs the first press of a double press. For a control whose place the next thing takes once it is pressed: the second press
 * would be one of that. A finger's clicks are not counted in `detail` everywhere, so time tells.
 */
export function useOnePress(doubleMs: number): (run: () => void) => void {
  const pressedAt = useRef(-doubleMs);
  return (run) => {
    const now = performance.now();
    if (now - pressedAt.current < doubleMs) return;
    pressedAt.current = now;
    run();
  };
}
