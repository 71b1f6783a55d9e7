import type { CurrencyId } from "@castor/core/finance/currencies.ts";
import { defaults } from "@castor/core/limits.ts";
import { useSyncExternalStore } from "react";

let current: CurrencyId = defaults.currency;
const listeners = new Set<() => void>();

/** Sets the currency of amounts. Loading a trip sets the trip's (specification#trip-save). */
export function setCurrentCurrency(currency: CurrencyId): void {
  if (currency === current) return;
  current = currency;
  for (const listener of listeners) listener();
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

/** The current currency. */
export function useCurrentCurrency(): CurrencyId {
  return useSyncExternalStore(subscribe, () => current);
}
