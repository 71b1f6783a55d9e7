import { useEffect } from "react";

/** The browser asks before it leaves the site (reload, closed tab) while something is not saved. */
export function useWarningOnLeave(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [isOn]);
}
