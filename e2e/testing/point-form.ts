import type { ServerWordsKey, Translate } from "@castor/i18n/words.ts";
import { expect, type Locator, type Page } from "@playwright/test";

/** The form of a point, with the review of a draft. */
export class PointForm {
  readonly dialog: Locator;
  readonly review: Locator;
  readonly #page: Page;
  readonly #words: Translate<ServerWordsKey>;

  constructor(page: Page, words: Translate<ServerWordsKey>) {
    this.#page = page;
    this.#words = words;
    this.dialog = page.getByRole("dialog");
    this.review = this.dialog.getByRole("region");
  }

  /** Opens the form of a point of the current day. */
  async open(name: string, isPhone: boolean): Promise<void> {
    await this.#page.getByRole("radio", { name: this.#words("map.edit") }).check();
    if (isPhone)
      await this.#page.getByRole("slider", { name: this.#words("map.sheetLabel") }).press("End");
    await this.#page.getByRole("button", { name: this.#words("points.actions", { name }) }).click();
    await this.#page.getByRole("menuitem", { name: this.#words("points.edit") }).click();
    await expect(this.dialog).toBeVisible();
  }

  field(name: ServerWordsKey): Locator {
    return this.dialog.getByRole("textbox", { name: this.#words(name), exact: true });
  }

  button(name: ServerWordsKey): Locator {
    return this.dialog.getByRole("button", { name: this.#words(name), exact: true });
  }

  /** Chooses whether a field of the draft is taken. */
  async choose(field: ServerWordsKey, choice: ServerWordsKey): Promise<void> {
    await this.review
      .getByRole("group", { name: this.#words(field), exact: true })
      .getByRole("radio", { name: this.#words(choice), exact: true })
      .check();
  }

  async save(): Promise<void> {
    await this.button("actions.save").click();
    await expect(this.dialog).toBeHidden();
  }
}
