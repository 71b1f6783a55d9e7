import { ownLetters } from "./draw-badge.ts";

/** So long pictures wait for the page's letters; then their numbers are in letters of the device. */
const longestMs = 3_000;

/**
 * The page's own letters are here, or will not come in time. Never fails: a marker in other letters is a marker, and
 * whether a font can be had depends on the device and the line.
 */
export async function waitForLetters(): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<void>((done) => {
    timer = setTimeout(done, longestMs);
  });
  const settled = Promise.allSettled([document.fonts.load(ownLetters, "0")]);
  await Promise.race([settled, tooLate]);
  clearTimeout(timer);
}
