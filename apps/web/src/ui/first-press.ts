import type { MouseEvent } from "react";

/**
 * For a button whose place another takes once it is pressed: the second half of a double click would press that. A key has
 * no halves.
 */
export const atFirstPress = (run: () => void) => (event: MouseEvent) => {
  if (event.detail <= 1) run();
};
