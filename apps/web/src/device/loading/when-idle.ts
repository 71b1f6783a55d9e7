import { afterFirstPaint } from "./first-paint.ts";

/** The longest wait on a page that is never idle, and the fixed wait without `requestIdleCallback` (Safari). */
const longestMs = 5_000;
const shortMs = 1_000;

function onIdle(run: () => void): () => void {
  if ("requestIdleCallback" in window) {
    const handle = window.requestIdleCallback(run, { timeout: longestMs });
    return () => window.cancelIdleCallback(handle);
  }
  const timer = setTimeout(run, shortMs);
  return () => clearTimeout(timer);
}

/** Runs a function once the first paint is over and the browser is idle; returns a function that cancels it. */
export function whenIdle(run: () => void): () => void {
  let isOff = false;
  let callOff = () => {};
  void afterFirstPaint().then(() => {
    if (!isOff) callOff = onIdle(run);
  });
  return () => {
    isOff = true;
    callOff();
  };
}
