import { useSyncExternalStore } from "react";

const readLocale = () => navigator.language;

function watchLocale(onChange: () => void): () => void {
  window.addEventListener("languagechange", onChange);
  return () => window.removeEventListener("languagechange", onChange);
}

/** The locale of the device (BCP 47), which the formats "as on my device" follow. */
export const useDeviceLocale = (): string => useSyncExternalStore(watchLocale, readLocale);
