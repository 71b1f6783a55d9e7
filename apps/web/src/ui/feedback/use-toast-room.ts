import { useEffect } from "react";

/** Keeps the toasts of a phone clear of what lies at the lower and at the right edge of the page, so many pixels. */
export function useToastRoom(belowPx: number, rightPx: number): void {
  useEffect(() => {
    const { style } = document.documentElement;
    style.setProperty("--toast-below", `${belowPx}px`);
    style.setProperty("--toast-right", `${rightPx}px`);
    return () => {
      style.removeProperty("--toast-below");
      style.removeProperty("--toast-right");
    };
  }, [belowPx, rightPx]);
}
