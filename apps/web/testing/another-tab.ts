import type { StorageKey } from "../src/device/storage.ts";

/** What another tab of this browser stores: it is there, and this tab is told of each key in turn. */
export function inAnotherTab(changes: Partial<Record<StorageKey, string | null>>): void {
  for (const [key, newValue] of Object.entries(changes)) {
    const oldValue = localStorage.getItem(key);
    if (oldValue === newValue) continue;
    if (newValue === null) localStorage.removeItem(key);
    else localStorage.setItem(key, newValue);
    window.dispatchEvent(new StorageEvent("storage", { key, oldValue, newValue }));
  }
}
