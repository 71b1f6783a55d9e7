import { useCallback, useEffect, useState } from "react";

/**
 * Remembers what has the focus when something opens at a spot, which has no button, and gives the focus back to it when
 * that closes. Call what it answers to give it back at once.
 */
export function useSpotFocus(): () => void {
  const [before] = useState(() => document.activeElement);
  const giveBack = useCallback(() => {
    if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
  }, [before]);
  useEffect(
    () => () => {
      setTimeout(() => {
        if (document.activeElement === document.body) giveBack();
      });
    },
    [giveBack],
  );
  return giveBack;
}
