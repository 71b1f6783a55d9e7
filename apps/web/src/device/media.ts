import { useCallback, useSyncExternalStore } from "react";

/** True while a CSS media query holds. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener("change", onChange);
      return () => list.removeEventListener("change", onChange);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}

/** True where a finger points, and needs larger targets. */
export function useIsTouch(): boolean {
  return useMedia("(pointer: coarse)");
}

/** Below this width a screen is a phone's: dialogs fill it, the map gets a sheet. */
const phoneQuery = "(max-width: 767px)";

/** True on a phone's width. */
export function useIsPhone(): boolean {
  return useMedia(phoneQuery);
}
