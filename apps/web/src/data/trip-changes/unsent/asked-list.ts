import { useSyncExternalStore } from "react";

let isOpen = false;
const listeners = new Set<() => void>();

function set(open: boolean): void {
  isOpen = open;
  for (const listener of listeners) listener();
}

/** Opens the list of unsent changes, from wherever it is asked for. */
export const openUnsentList = (): void => set(true);
export const closeUnsentList = (): void => set(false);

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

export const useIsUnsentListOpen = (): boolean => useSyncExternalStore(subscribe, () => isOpen);
