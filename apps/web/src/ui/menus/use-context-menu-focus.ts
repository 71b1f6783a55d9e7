import { useCallback, useEffect, useState } from "react";

/**
 * Returns the focus to the element that had it when a card or menu opened at a position, which has no button of its own.
 * The returned function does so at once, before unmounting.
 */
export function useContextMenuFocus(): () => void {
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
