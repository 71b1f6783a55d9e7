/**
 * The keys of localStorage. Only this file touches it. The first three keys are given by the specification. Where
 * localStorage is full or forbidden, values live until the page closes.
 */
export const storageKeys = [
  "access_token",
  "refresh_token",
  "user_id",
  "language",
  "ended_user",
  "account_language",
  "color_scheme",
  "date_formats",
  "units",
  "layout",
  "panel_width",
  "panel_height",
  "trips_mode",
  "debug_tours",
  "analytics_consent",
  "analytics_id",
  "social_logins",
  "after_confirmation",
  "registration_key",
  "social_join",
  "copy_days",
  "legend_panel",
  "notes_panel",
  "form_drafts",
  "recent_searches",
  "trip_areas",
  "local_cache",
  "clear_on_logout",
  "persistence_asked",
  "closed_update",
  "seen_news",
  "new_trip_map",
  "day_progress",
  "demo_trip",
  "invitation",
  "push_endpoint",
  "waiting_uploads",
  "original_photos",
] as const;

export type StorageKey = (typeof storageKeys)[number];

const spare = new Map<StorageKey, string>();
const listeners = new Set<(key: StorageKey, value: string | null) => void>();

/** `isElsewhere`: another tab made the change. */
type OnStored = (value: string | null, isElsewhere: boolean) => void;

/** The stored value of a key, or null. */
export function readStored(key: StorageKey): string | null {
  if (spare.has(key)) return spare.get(key) ?? null;
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a value; null removes it. */
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

/** Calls back on every change of a key, in this tab or another; returns a function that unsubscribes. */
export function watchStored(key: StorageKey, onChange: OnStored): () => void {
  const onHere = (changed: StorageKey, value: string | null) => {
    if (changed === key) onChange(value, false);
  };
  const onElsewhere = (event: StorageEvent) => {
    // A null key: another tab cleared the whole storage.
    if (event.key === key || event.key === null) onChange(readStored(key), true);
  };
  listeners.add(onHere);
  window.addEventListener("storage", onElsewhere);
  return () => {
    listeners.delete(onHere);
    window.removeEventListener("storage", onElsewhere);
  };
}
