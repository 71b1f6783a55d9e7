import { useEffect } from "react";

/**
 * Keeps the screen on while it is used. The browser takes it back when the page is hidden, so it is asked for again. Where it is missing or refused, as
 * with an empty battery, the screen goes dark as always.
 */
export function useWakeLock(isOn: boolean): void {
  useEffect(() => {
    if (!isOn || !("wakeLock" in navigator)) return;
    let lock: WakeLockSentinel | null = null;
    let isGone = false;
    const take = async () => {
      if (document.visibilityState !== "visible" || (lock && !lock.released)) return;
      const taken = await navigator.wakeLock.request("screen").catch(() => null);
      if (isGone) await taken?.release();
      else lock = taken;
    };
    void take();
    document.addEventListener("visibilitychange", take);
    return () => {
      isGone = true;
      document.removeEventListener("visibilitychange", take);
      void lock?.release();
    };
  }, [isOn]);
}
