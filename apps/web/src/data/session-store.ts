import { useSyncExternalStore } from "react";
import { readStored, watchStored } from "../device/storage.ts";

/** Logged in means that an access token is stored (section 4). */
export const isLoggedIn = (): boolean => readStored("access_token") !== null;

/** Whose session is stored: the user's id, else what tells the session from another; null without one. */
export const sessionOwner = (): string | null =>
  isLoggedIn() ? (readStored("user_id") ?? readStored("refresh_token") ?? "") : null;

/** Calls back when the session may be another, and whether another tab made it so; returns how to stop. */
export function watchSession(onChange: (isElsewhere: boolean) => void): () => void {
  const follow = (_: string | null, isElsewhere: boolean) => onChange(isElsewhere);
  const stops = [watchStored("access_token", follow), watchStored("user_id", follow)];
  return () => {
    for (const stop of stops) stop();
  };
}

const subscribe = (onChange: () => void) => watchSession(() => onChange());
const readUserId = () => (isLoggedIn() ? (readStored("user_id") ?? "") : null);

/** Whether somebody is logged in, and who; follows other tabs. */
export function useSession(): { isLoggedIn: boolean; userId: string | null } {
  const userId = useSyncExternalStore(subscribe, readUserId);
  return { isLoggedIn: userId !== null, userId };
}
