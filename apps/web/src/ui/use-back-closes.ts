import { type RouterHistory, useRouter } from "@tanstack/react-router";
import { useEffect, useRef } from "react";

/** What the history asks its blockers. */
type BlockerFnArgs = Parameters<Parameters<RouterHistory["block"]>[0]["blockerFn"]>[0];

/**
 * While something lies over the page, Back closes it rather than leaving the page beneath, as on a phone one expects;
 * leaving the site altogether asks first when there are unsaved changes.
 */
export function useBackCloses(isOpen: boolean, close: () => void, hasChanges: boolean): void {
  const router = useRouter({ warn: false });
  const latest = useRef({ close, hasChanges });
  useEffect(() => {
    latest.current = { close, hasChanges };
  });
  useEffect(() => {
    if (!isOpen || !router) return;
    return router.history.block({
      blockerFn: ({ action }: BlockerFnArgs) => {
        if (action !== "BACK") return false;
        // The history first goes forward again; closing may change the address, and must change that of this entry.
        window.addEventListener("popstate", () => latest.current.close(), { once: true });
        return true;
      },
      enableBeforeUnload: () => latest.current.hasChanges,
    });
  }, [isOpen, router]);
}
