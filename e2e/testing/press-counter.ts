import type { Page } from "@playwright/test";

/** Counts what a person presses: each click or tap, and each key that does not type a letter. Call it before the page opens. */
export async function countPresses(page: Page): Promise<{ take: () => number }> {
  let count = 0;
  await page.exposeBinding("countPress", () => {
    count += 1;
  });
  await page.addInitScript(() => {
    const report = () => void (window as unknown as { countPress: () => void }).countPress();
    // At the document: a press that Playwright stops at the window, since it would miss its target, does not count.
    document.addEventListener("pointerdown", report, { capture: true });
    document.addEventListener(
      "keydown",
      ({ key, repeat }) => {
        if (key.length > 1 && !repeat) report();
      },
      { capture: true },
    );
  });
  return {
    /** The presses since the last time. */
    take() {
      const taken = count;
      count = 0;
      return taken;
    },
  };
}
