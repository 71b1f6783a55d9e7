import { useSyncExternalStore } from "react";
import { readStored, watchStored } from "../../device/storage/storage.ts";

/** A user is logged in while an access token is stored (specification#client-session). */
export const isLoggedIn = (): boolean => readStored("access_token") !== null;

/** The stored session's identity: the user's id, else the refresh token; null when logged out. */
export const sessionOwner = (): string | null =>
  isLoggedIn() ? (readStored("user_id") ?? readStored("refresh_token") ?? "") : null;

/**
 * Calls back when the session may have changed, with whether another tab did it; returns a function that unsubscribes.
 */
export function watchSession(onChange: (isElsewhere: boolean) => void): () => void {
  const follow = (_: string | null, isElsewhere: boolean) => onChange(isElsewhere);
  const stops = [watchStored("access_token", follow), watchStored("user_id", follow)];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Whose session has ended without a logout, and nobody has logged in since; null otherwise. */
export const endedUser = (): string | null => (isLoggedIn() ? null : readStored("ended_user"));

const subscribe = (onChange: () => void) => watchSession(() => onChange());
const readUserId = () => (isLoggedIn() ? (readStored("user_id") ?? "") : null);

/** Whether a user is logged in, and their id. Follows other tabs. */
export function useSession(): { isLoggedIn: boolean; userId: string | null } {
  const userId = useSyncExternalStore(subscribe, readUserId);
  return { isLoggedIn: userId !== null, userId };
}
