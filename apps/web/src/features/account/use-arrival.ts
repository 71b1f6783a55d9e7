import { useEffect, useRef } from "react";

/** Takes a token or code out of the address bar, the history and what a later request would name as its referrer. */
function dropSearch(): void {
  window.history.replaceState(window.history.state, "", window.location.pathname);
}

/** Begins, once, with what the page's address brought along, and takes that out of the address first. */
export function useArrival(begin: () => void): void {
  const hasBegun = useRef(false);
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    dropSearch();
    begin();
  }, [begin]);
}
