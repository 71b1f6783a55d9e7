import type { StorageKey } from "../src/device/storage/storage.ts";

/**
 * Simulates another tab that writes to localStorage: the values are stored, and this tab gets a storage event for each
 * key.
 */
export function inAnotherTab(changes: Partial<Record<StorageKey, string | null>>): void {
  for (const [key, newValue] of Object.entries(changes)) {
    const oldValue = localStorage.getItem(key);
    if (oldValue === newValue) continue;
    if (newValue === null) localStorage.removeItem(key);
    else localStorage.setItem(key, newValue);
    window.dispatchEvent(new StorageEvent("storage", { key, oldValue, newValue }));
  }
}
