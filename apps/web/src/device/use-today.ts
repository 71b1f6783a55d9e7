import { type DateText, todayIn } from "@castor/core/basics/dates.ts";
import { useSyncExternalStore } from "react";
import { callerZone } from "./time-zone.ts";

const lookEveryMs = 30_000;

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, lookEveryMs);
  document.addEventListener("visibilitychange", onChange);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", onChange);
  };
}

/** Today where the device is; a page left open over midnight moves on. */
export function useToday(): DateText {
  return useSyncExternalStore(subscribe, () => todayIn(callerZone(), new Date()));
}
