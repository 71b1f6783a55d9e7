import { loadAllWords } from "../../i18n/words.ts";
import { lazyAfterFirstPaint } from "../../ui/lazy/lazy-after-first-paint.ts";

/** One chunk. It needs the words of all pages: unsent changes are shown on the first page too. */
export const UnsentChip = lazyAfterFirstPaint(async () => {
  await loadAllWords();
  return (await import("../../features/unsent/unsent-frame.tsx")).UnsentChip;
});
export const UnsentHost = lazyAfterFirstPaint(async () => {
  await loadAllWords();
  return (await import("../../features/unsent/unsent-frame.tsx")).UnsentHost;
});
