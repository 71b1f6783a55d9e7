import { type DateText, todayIn } from "@castor/core/time/dates.ts";
import { useSyncExternalStore } from "react";
import { browserTimeZone } from "./time-zone.ts";

const lookEveryMs = 30_000;

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, lookEveryMs);
  document.addEventListener("visibilitychange", onChange);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", onChange);
  };
}

const readToday = () => todayIn(browserTimeZone(), new Date());

/** Today in the device's time zone, which is the server's where that draws. It changes at midnight while the page is open. */
export function useToday(): DateText {
  return useSyncExternalStore(subscribe, readToday, readToday);
}

const minuteMs = 60_000;

/** The instant of this minute, in milliseconds since 1970. It changes while the page is open. */
export function useThisMinute(): number {
  return useSyncExternalStore(subscribe, () => Math.floor(Date.now() / minuteMs) * minuteMs);
}
