import type { ServerWordsKey, Translate } from "@castor/i18n/words.ts";
import type { Page } from "@playwright/test";

/** Searches a text everywhere: by the last row of the list, where Enter would take the first suggestion. */
export async function searchEverywhere(
  page: Page,
  words: Translate<ServerWordsKey>,
  text: string,
): Promise<void> {
  const box = page.getByRole("combobox", { name: words("services.search") });
  // The same text once more would open no list.
  await box.fill("");
  await box.fill(text);
  await page
    .getByRole("option", { name: words("services.everywhere", { text: text.trim() }) })
    .click();
}
