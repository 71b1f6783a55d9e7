import { watchStored } from "../device/storage.ts";
import { finishBeforeLogout } from "./finish-before-logout.ts";
import { isLoggedIn } from "./session-store.ts";
import { TripDesk } from "./trip-desk.ts";

const desks = new Map<string, TripDesk>();

/** The desk of a trip; one for all screens. */
export function deskOf(tripId: string): TripDesk {
  const desk = desks.get(tripId) ?? new TripDesk(tripId);
  desks.set(tripId, desk);
  return desk;
}

// What one user changed is not another's to send.
watchStored("user_id", () => desks.clear());

/** Sends what all trips hold back, and waits for the answers. */
async function releaseAll(isLeaving: boolean): Promise<void> {
  await Promise.all([...desks.values()].map((desk) => desk.releaseAll(isLeaving)));
}

finishBeforeLogout(() => releaseAll(false));

// A page in the background of a phone may be killed without another word.
document.addEventListener("visibilitychange", () => {
  if (document.visibilityState === "hidden") void releaseAll(true);
});
window.addEventListener("pagehide", () => {
  for (const desk of desks.values()) desk.sendLast();
});

// Closing the page would lose what has not arrived: the browser asks first; not when the session itself is over.
window.addEventListener("beforeunload", (event) => {
  if (isLoggedIn() && [...desks.values()].some((desk) => !desk.isIdle)) event.preventDefault();
});
