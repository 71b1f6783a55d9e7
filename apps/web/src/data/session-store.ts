import { useSyncExternalStore } from "react";
import { readStored, watchStored } from "../device/storage.ts";

/** Logged in means that an access token is stored (section 4). */
export const isLoggedIn = (): boolean => readStored("access_token") !== null;

function subscribe(onChange: () => void): () => void {
  const stops = [watchStored("access_token", onChange), watchStored("user_id", onChange)];
  return () => {
    for (const stop of stops) stop();
  };
}

const readUserId = () => (isLoggedIn() ? (readStored("user_id") ?? "") : null);

/** Whether somebody is logged in, and who; follows other tabs. */
export function useSession(): { isLoggedIn: boolean; userId: string | null } {
  const userId = useSyncExternalStore(subscribe, readUserId);
  return { isLoggedIn: userId !== null, userId };
}
