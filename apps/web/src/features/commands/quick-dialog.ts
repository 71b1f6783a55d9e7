import { useSyncExternalStore } from "react";

/** What a key opens over any page: the command palette, or the list of keys. */
export type QuickDialog = "palette" | "keys";

let shown: QuickDialog | null = null;
const listeners = new Set<() => void>();

/** Shows one of them; null closes it. */
export function showQuickDialog(next: QuickDialog | null): void {
  shown = next;
  for (const listener of listeners) listener();
}

export const useQuickDialog = (): QuickDialog | null =>
  useSyncExternalStore(
    (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    () => shown,
  );
