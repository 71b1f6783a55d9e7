import { useSyncExternalStore } from "react";
import { readStored, watchStored } from "../../device/storage/storage.ts";
import { isLoggedIn, watchSession } from "../session/session-store.ts";

/** Whose the changes of the demo are: of nobody yet. No user has this id. */
export const demoOwner = "demo";

/** The trip that is tried in this browser without an account (decision 118); null without one, and for users. */
export const readDemoTrip = (): string | null => (isLoggedIn() ? null : readStored("demo_trip"));

/** The server draws trips of users alone. */
const noDemo = () => null;

function subscribe(onChange: () => void): () => void {
  const stops = [watchSession(() => onChange()), watchStored("demo_trip", () => onChange())];
  return () => {
    for (const stop of stops) stop();
  };
}

/** True while the trip is the demo of this browser. Follows other tabs. */
export function useIsDemo(tripId: string | null): boolean {
  const demo = useSyncExternalStore(subscribe, readDemoTrip, noDemo);
  return demo !== null && demo === tripId;
}

/** True while this browser has a demo. */
export const useHasDemo = (): boolean =>
  useSyncExternalStore(subscribe, readDemoTrip, noDemo) !== null;

/** Whose the changes of a trip are in this browser: the user's, or the demo's; null for a visitor. */
export const ownerOf = (tripId: string): string | null =>
  readStored("user_id") ?? (readDemoTrip() === tripId ? demoOwner : null);
