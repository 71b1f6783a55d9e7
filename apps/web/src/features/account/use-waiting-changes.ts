import { useEffect, useState } from "react";
import { endedUser } from "../../data/session/session-store.ts";

/** How many changes of the user whose session has ended wait in this browser for their login. */
export function useWaitingChanges(): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    const userId = endedUser();
    if (userId === null) return;
    // Loaded where it is needed: hardly any login follows an ended session.
    void import("../../data/trip-changes/unsent/count-waiting.ts")
      .then(({ countWaiting }) => countWaiting(userId))
      .then(setCount, () => undefined);
  }, []);
  return count;
}
