import { useCallback, useSyncExternalStore } from "react";
import { lowQuery, phoneQuery } from "./media-queries.ts";

/** The query that matches while a server draws; it has no window. */
let drawnFor: string | null = null;

/** Draws on a server as on a phone, or as in a wide window. */
export function drawForWindow<T>(isPhone: boolean, draw: () => T): T {
  drawnFor = isPhone ? phoneQuery : null;
  try {
    return draw();
  } finally {
    drawnFor = null;
  }
}

/** True while a CSS media query matches. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener("change", onChange);
      return () => list.removeEventListener("change", onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => query === drawnFor,
  );
}

/** True on touch screens, which need larger targets. */
export function useIsTouch(): boolean {
  return useMedia("(pointer: coarse)");
}

/** True on a phone on its side, where what is beside the page costs less than what is above or below it. */
export function useIsLow(): boolean {
  return useMedia(lowQuery);
}

/** True below the breakpoint of phones. */
export function useIsPhone(): boolean {
  return useMedia(phoneQuery);
}
