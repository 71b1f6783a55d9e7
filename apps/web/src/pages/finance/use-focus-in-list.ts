import { type RefObject, useEffect, useRef } from "react";

const listRows = (list: HTMLElement | null): (Element | null)[] => [
  ...(list?.querySelectorAll("[data-cost]") ?? []),
];

/**
 * Keeps the focus in the list when the focused row or its button disappears. The focus moves to the other button of the
 * row, else to the row that took its place, else to the frame of the list, which also holds the empty state. It never
 * moves to another "paid" button: a key that is held down would go on paying.
 */
export function useFocusInList(
  list: RefObject<HTMLElement | null>,
  rows: readonly unknown[],
): void {
  const last = useRef<{ element: Element; row: Element | null; index: number } | null>(null);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return;
      const isInside = list.current?.contains(target) ?? false;
      const row = target.closest("[data-cost]");
      last.current = isInside
        ? { element: target, row, index: listRows(list.current).indexOf(row) }
        : null;
    };
    document.addEventListener("focusin", note);
    return () => document.removeEventListener("focusin", note);
  }, [list]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed list may have lost the focused element
  useEffect(() => {
    const before = last.current;
    if (!before || before.element.isConnected || document.activeElement !== document.body) return;
    const shown = listRows(list.current);
    const row = before.row?.isConnected
      ? before.row
      : before.row && (shown[before.index] ?? shown.at(-1));
    const button = row?.querySelector("button[aria-haspopup]") ?? row?.querySelector("button");
    const next = button instanceof HTMLElement ? button : list.current;
    next?.focus({ preventScroll: true });
  }, [list, rows]);
}
