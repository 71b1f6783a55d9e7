import { useEffect, useState } from "react";

/** First paint counts as over after this time, also on a page that never gets there. */
const longestMs = 3_000;

let firstPaint: Promise<void> = Promise.resolve();
let resolveFirstPaint: () => void = () => {};

/** Called when a page begins to load its main content. Deferred work waits until `endFirstPaint`. */
export function beginFirstPaint(): void {
  firstPaint = new Promise((resolve) => {
    resolveFirstPaint = resolve;
    setTimeout(resolve, longestMs);
  });
}

/** Called when the main content is on the screen, or has failed. */
export function endFirstPaint(): void {
  resolveFirstPaint();
}

/** Resolves when the first paint is over; at once on pages that do not announce theirs. */
export function afterFirstPaint(): Promise<void> {
  return firstPaint;
}

/** True once the first paint is over. */
export function useIsFirstPaintOver(): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    let isGone = false;
    void firstPaint.then(() => isGone || setOver(true));
    return () => {
      isGone = true;
    };
  }, []);
  return isOver;
}
