import { type RefObject, useEffect, useRef } from "react";

/**
 * Whoever pays or deletes what they stand on goes on in the list: a row that leaves it, or a button that leaves its row,
 * takes the focus along. The row's other button has it then, else the place of the list, where "nothing" is said, too.
 */
export function useFocusInList(
  list: RefObject<HTMLElement | null>,
  rows: readonly unknown[],
): void {
  const last = useRef<{ element: Element; row: Element | null } | null>(null);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return;
      const isInside = list.current?.contains(target) ?? false;
      last.current = isInside ? { element: target, row: target.closest("[data-cost]") } : null;
    };
    document.addEventListener("focusin", note);
    return () => document.removeEventListener("focusin", note);
  }, [list]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows are when something may have gone
  useEffect(() => {
    const before = last.current;
    if (!before || before.element.isConnected || document.activeElement !== document.body) return;
    const more = before.row?.querySelector("button[aria-haspopup]");
    const next = before.row?.isConnected && more instanceof HTMLElement ? more : list.current;
    next?.focus({ preventScroll: true });
  }, [list, rows]);
}
