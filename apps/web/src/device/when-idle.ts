import { afterFirstSight } from "./first-sight.ts";

/** Longest wait on a page that is never at rest; without an idle callback (Safari) the wait is this short. */
const longestMs = 5_000;
const shortMs = 1_000;

function onRest(run: () => void): () => void {
  if ("requestIdleCallback" in window) {
    const handle = window.requestIdleCallback(run, { timeout: longestMs });
    return () => window.cancelIdleCallback(handle);
  }
  const timer = setTimeout(run, shortMs);
  return () => clearTimeout(timer);
}

/** Runs something once the page shows what it was opened for and has nothing better to do; returns how to call it off. */
export function whenIdle(run: () => void): () => void {
  let isOff = false;
  let callOff = () => {};
  void afterFirstSight().then(() => {
    if (!isOff) callOff = onRest(run);
  });
  return () => {
    isOff = true;
    callOff();
  };
}
