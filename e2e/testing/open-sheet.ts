import type { WordsKey } from "@castor/i18n/words.ts";
import type { Page } from "@playwright/test";

/** Opens the whole sheet of a phone, and waits until it has grown: what is in it no longer moves. */
export async function openSheet(page: Page, words: (key: WordsKey) => string): Promise<void> {
  const handle = page.getByRole("slider", { name: words("map.sheetLabel") });
  await handle.press("End");
  await handle.evaluate(async (element) => {
    const sheet = element.closest("[data-rest]");
    await Promise.all((sheet?.getAnimations() ?? []).map(({ finished }) => finished));
  });
}
