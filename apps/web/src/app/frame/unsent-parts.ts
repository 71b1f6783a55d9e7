import { lazyAfterFirstPaint } from "../../ui/lazy/lazy-after-first-paint.ts";

/** One chunk. */
export const UnsentChip = lazyAfterFirstPaint(async () => {
  return (await import("../../features/unsent/unsent-frame.tsx")).UnsentChip;
});
export const UnsentHost = lazyAfterFirstPaint(async () => {
  return (await import("../../features/unsent/unsent-frame.tsx")).UnsentHost;
});
