/**
 * What the browser remembers between visits: the only place that touches localStorage. The first three keys are the
 * specification's. Storage may be full or forbidden; then the product works on and remembers until the page closes.
 */
export const storageKeys = [
  "access_token",
  "refresh_token",
  "user_id",
  "language",
  "account_language",
  "color_scheme",
  "layout",
  "panel_width",
  "panel_height",
  "trips_mode",
  "debug_tours",
  "analytics_consent",
  "analytics_id",
  "social_logins",
  "legend_panel",
  "notes_panel",
  "form_drafts",
] as const;

export type StorageKey = (typeof storageKeys)[number];

const spare = new Map<StorageKey, string>();
const listeners = new Set<(key: StorageKey, value: string | null) => void>();

/** Told of a change; `isElsewhere` when another tab made it. */
type OnStored = (value: string | null, isElsewhere: boolean) => void;

/** What is remembered under a key, or null. */
export function readStored(key: StorageKey): string | null {
  if (spare.has(key)) return spare.get(key) ?? null;
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Remembers a value; null forgets it. */
export function writeStored(key: StorageKey, value: string | null): void {
  spare.delete(key);
  try {
    if (value === null) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, value);
  } catch {
    if (value !== null) spare.set(key, value);
  }
  for (const listener of listeners) listener(key, value);
}

/** Calls back on every change of a key, in this tab or another; returns how to stop. */
export function watchStored(key: StorageKey, onChange: OnStored): () => void {
  const onHere = (changed: StorageKey, value: string | null) => {
    if (changed === key) onChange(value, false);
  };
  const onElsewhere = (event: StorageEvent) => {
    // A null key means that another tab cleared everything.
    if (event.key === key || event.key === null) onChange(readStored(key), true);
  };
  listeners.add(onHere);
  window.addEventListener("storage", onElsewhere);
  return () => {
    listeners.delete(onHere);
    window.removeEventListener("storage", onElsewhere);
  };
}
