import type { ServerWordsKey, Translate } from "@castor/i18n/words.ts";
import { expect, type Locator, type Page } from "@playwright/test";

/** The card of a place that was found, or of a position of the map. */
export class PlaceCard {
  readonly card: Locator;
  /** "Add to Day 2". It has the focus when the card opens. */
  readonly add: Locator;
  readonly #words: Translate<ServerWordsKey>;

  constructor(page: Page, words: Translate<ServerWordsKey>) {
    this.#words = words;
    this.card = page
      .getByRole("region", { name: words("found.card") })
      .or(page.getByRole("region", { name: words("found.position") }));
    this.add = this.button("found.addTo").or(this.button("found.addOn"));
  }

  /** A button of the card, by its text without what is filled in. */
  button(name: ServerWordsKey): Locator {
    const [before = ""] = this.#words(name, { day: "|", date: "|" }).split("|");
    return this.card.getByRole("button", { name: before });
  }

  /** Adds the place and waits until the card is away. */
  async addIt(): Promise<void> {
    await this.add.click();
    await expect(this.card).toBeHidden();
  }
}
