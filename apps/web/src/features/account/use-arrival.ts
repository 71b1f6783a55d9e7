import { useEffect, useRef } from "react";

/** Removes a token or code from the address bar, the history and the referrer of later requests. */
export function dropSearch(): void {
  window.history.replaceState(window.history.state, "", window.location.pathname);
}

/** Runs once with the parameters of the page's address, after removing them from the address. */
export function useArrival(begin: () => void): void {
  const hasBegun = useRef(false);
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    dropSearch();
    begin();
  }, [begin]);
}
