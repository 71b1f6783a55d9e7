import { useSyncExternalStore } from "react";

/** Own trips whose running invitations this window has seen. */
const invited = new Set<string>();
const listeners = new Set<() => void>();

/** Remembers that somebody may join a trip at any moment. */
export function noteInvited(tripId: string): void {
  if (invited.has(tripId)) return;
  invited.add(tripId);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** True for a trip that somebody may join at any moment. */
export const useIsInvited = (tripId: string | undefined): boolean =>
  useSyncExternalStore(
    subscribe,
    () => tripId !== undefined && invited.has(tripId),
    () => false,
  );
