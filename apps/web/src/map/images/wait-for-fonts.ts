import { ownLetters } from "./draw-badge.ts";

/** Images wait this long for the font, then use a system font. */
const longestMs = 3_000;

/**
 * Resolves when the font of markers is loaded, has failed, or is late. Never rejects: a marker in another font is
 * better than none.
 */
export async function waitForFonts(): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<void>((done) => {
    timer = setTimeout(done, longestMs);
  });
  const settled = Promise.allSettled([document.fonts.load(ownLetters, "0")]);
  await Promise.race([settled, tooLate]);
  clearTimeout(timer);
}
