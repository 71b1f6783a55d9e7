import { type RefObject, useEffect, useRef, useState } from "react";

const isLost = () => document.activeElement === null || document.activeElement === document.body;

/** Where the focus should come back to: for an item of a menu, which is gone by then, the menu's button. */
function openerOf(active: Element | null): HTMLElement | null {
  const menuButtonId = active?.closest('[role="menu"]')?.getAttribute("aria-labelledby");
  const opener = menuButtonId ? document.getElementById(menuButtonId) : active;
  return opener instanceof HTMLElement ? opener : null;
}

/**
 * Brings the focus back when a dialog closes: to what opened it, else (it was deleted) to the plan. Call what it
 * answers just before a dialog opens.
 */
export function useFocusReturn(isOpen: boolean, fallback: RefObject<HTMLElement | null>) {
  const opener = useRef<HTMLElement | null>(null);
  useEffect(() => {
    if (!isOpen) return;
    return () => {
      // After the dialog has left the document, and whatever came in its place has taken the focus.
      setTimeout(() => {
        if (!isLost()) return;
        const target = opener.current?.isConnected ? opener.current : fallback.current;
        target?.focus({ preventScroll: true });
      });
    };
  }, [isOpen, fallback]);
  return () => {
    // A dialog that another one gives way to is no place to come back to.
    if (!isOpen) opener.current = openerOf(document.activeElement);
  };
}

/** Whoever closes a point's card goes on at its row in the list; answers the point whose row has to be there for it. */
export function useFocusOnRow(selectedId: string | null): string | null {
  const [latest, setLatest] = useState(selectedId);
  if (selectedId !== null && selectedId !== latest) setLatest(selectedId);
  const last = useRef<string | null>(null);
  useEffect(() => {
    const before = last.current;
    last.current = selectedId;
    if (selectedId !== null || before === null || !isLost()) return;
    const row = document.querySelector(`[data-point="${CSS.escape(before)}"] button`);
    if (row instanceof HTMLElement) row.focus();
  }, [selectedId]);
  return latest;
}
