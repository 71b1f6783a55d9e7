import type { MouseEvent } from "react";

/**
 * Ignores the second click of a double click. For a button that is replaced by another once pressed: the second click
 * would press that one. `detail` is 0 for a key press.
 */
export const onFirstClick = (run: () => void) => (event: MouseEvent) => {
  if (event.detail <= 1) run();
};
