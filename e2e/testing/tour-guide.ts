import type { TourId } from "@castor/core/tours/tours.ts";
import { readRoom } from "@castor/i18n/read-words.ts";
import type { ServerWordsKey, Translate } from "@castor/i18n/words.ts";
import { expect, type Locator, type Page } from "@playwright/test";

/** The steps of each tour, in order. */
const { tours = {} } = readRoom("en", "tours") as Record<string, Record<string, object>>;

/** The guided tours, as a person goes through them. */
export class TourGuide {
  readonly step: Locator;
  readonly #page: Page;
  readonly #words: Translate<ServerWordsKey>;

  constructor(page: Page, words: Translate<ServerWordsKey>) {
    this.#page = page;
    this.#words = words;
    this.step = page.locator("[data-tour-step]").getByRole("dialog");
  }

  button(name: "back" | "next" | "done" | "skip"): Locator {
    return this.step.getByRole("button", { name: this.#words(`tour.${name}`), exact: true });
  }

  /** The button that begins the tour of the screen. */
  get offer(): Locator {
    return this.#page.getByRole("button", { name: this.#words("tour.begin") });
  }

  /** Begins a tour, waits for each of its steps and goes on to its end. */
  async follow(tour: TourId): Promise<void> {
    await this.offer.click();
    const names = Object.keys(tours[tour] ?? {});
    for (const [index, name] of names.entries()) {
      const isLast = index === names.length - 1;
      const title = this.#words(`tours.${tour}.${name}.title` as ServerWordsKey);
      await expect(this.step.getByRole("heading", { name: title, exact: true })).toBeVisible();
      await expect(this.button("back")).toHaveCount(index === 0 ? 0 : 1);
      await expect(this.button("skip")).toHaveCount(isLast ? 0 : 1);
      await expect(this.step).toBeInViewport({ ratio: 1 });
      await this.button(isLast ? "done" : "next").click();
    }
  }

  /** Skips all tours, from the one that is shown. */
  async skipAll(): Promise<void> {
    await this.button("skip").click();
    const question = this.#page.getByRole("dialog", { name: this.#words("tour.skipTitle") });
    await question.getByRole("button", { name: this.#words("tour.skip"), exact: true }).click();
    await expect(question).toBeHidden();
  }
}
