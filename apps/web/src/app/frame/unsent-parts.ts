import { loadAllWords } from "../../i18n/words.ts";
import { lazyAfterFirstPaint } from "../../ui/lazy/lazy-after-first-paint.ts";

/** One chunk, with the words of all pages: unsent changes are shown on the first page too. */
const load = async () => {
  const [parts] = await Promise.all([
    import("../../features/unsent/unsent-frame.tsx"),
    loadAllWords(),
  ]);
  return parts;
};
export const UnsentChip = lazyAfterFirstPaint(async () => (await load()).UnsentChip);
export const UnsentHost = lazyAfterFirstPaint(async () => (await load()).UnsentHost);
