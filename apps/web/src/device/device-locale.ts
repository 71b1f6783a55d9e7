import { useSyncExternalStore } from "react";

const readLocale = () => navigator.language;
/** A server has no device. There nothing is formatted as on one. */
const noLocale = () => "";

function watchLocale(onChange: () => void): () => void {
  window.addEventListener("languagechange", onChange);
  return () => window.removeEventListener("languagechange", onChange);
}

/** The locale of the device (BCP 47), which the formats "as on my device" follow. */
export const useDeviceLocale = (): string =>
  useSyncExternalStore(watchLocale, readLocale, noLocale);
