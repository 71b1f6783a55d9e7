import { reloadPage } from "./navigation.ts";
import { sessionOwner, watchSession } from "./session-store.ts";

/**
 * Reloads the page when its session was ended or replaced by another tab, or while the page was in the back/forward
 * cache. Nothing of that user stays on the screen or in memory, and nothing they typed is sent as the next user. A page
 * that needs a login then goes to the login page. A login where nobody was logged in needs no reload.
 */
export function followSession(): () => void {
  let owner = sessionOwner();
  const follow = (isElsewhere: boolean) => {
    const before = owner;
    owner = sessionOwner();
    if (isElsewhere && before !== null && before !== owner) reloadPage();
  };
  const onShown = ({ persisted }: PageTransitionEvent) => {
    // The page got no storage events while in the back/forward cache.
    if (persisted && sessionOwner() !== owner) reloadPage();
  };
  const stop = watchSession(follow);
  window.addEventListener("pageshow", onShown);
  return () => {
    stop();
    window.removeEventListener("pageshow", onShown);
  };
}
