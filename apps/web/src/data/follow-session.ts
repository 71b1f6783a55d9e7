import { reloadPage } from "./navigation.ts";
import { sessionOwner, watchSession } from "./session-store.ts";

/**
 * Reloads the page when somebody else ended or replaced the session that it was drawn for: another tab, or this one
 * while the browser kept the page aside for its back button. Nothing of that user stays on the screen or in memory,
 * and nothing that they typed is sent by the next; where the page needs a login it then goes there. A login where
 * nobody was needs no reload: the pages follow it by themselves.
 */
export function followSession(): () => void {
  let owner = sessionOwner();
  const follow = (isElsewhere: boolean) => {
    const before = owner;
    owner = sessionOwner();
    if (isElsewhere && before !== null && before !== owner) reloadPage();
  };
  const onShown = ({ persisted }: PageTransitionEvent) => {
    // Aside it heard of nothing, so not of a login either.
    if (persisted && sessionOwner() !== owner) reloadPage();
  };
  const stop = watchSession(follow);
  window.addEventListener("pageshow", onShown);
  return () => {
    stop();
    window.removeEventListener("pageshow", onShown);
  };
}
