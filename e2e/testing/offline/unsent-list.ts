import type { ServerWordsKey, Translate } from "@castor/i18n/words.ts";
import { expect, type Locator, type Page } from "@playwright/test";

type Kind = "waiting" | "sending" | "unkept" | "blocked";

/** It has words, where the bell beside it has a label. */
const markOnDesktop = "button[aria-haspopup=dialog][data-tooltip]:not([aria-label]):visible";

/** The mark of unsent changes in the frame, and their list. */
export class UnsentList {
  readonly dialog: Locator;
  readonly #page: Page;
  readonly #words: Translate<ServerWordsKey>;
  readonly #isPhone: boolean;

  constructor(page: Page, words: Translate<ServerWordsKey>, isPhone: boolean) {
    this.#page = page;
    this.#words = words;
    this.#isPhone = isPhone;
    this.dialog = page.getByRole("dialog", { name: words("unsentList.title") });
  }

  get #more(): Locator {
    return this.#page.getByRole("button", { name: this.#words("header.more") });
  }

  /** Waits until the frame of a trip's page says this. */
  async says(kind: Kind, count: number): Promise<void> {
    const short = {
      ...{ waiting: "shortWaiting", sending: "shortSending" },
      ...{ unkept: "shortUnkept", blocked: "shortBlocked" },
    };
    const text = this.#words(`unsentList.${short[kind]}` as ServerWordsKey, { count });
    const said = this.#isPhone
      ? this.#more.getByText(this.#words(`unsentList.${kind}`, { count }))
      : this.#page.getByRole("button", { name: text, exact: true });
    await expect(said).toBeVisible({ timeout: 45_000 });
  }

  /** Waits until the frame says nothing, since everything is sent. */
  async saysNothing(): Promise<void> {
    const any = this.#isPhone
      ? this.#more.locator("[data-tooltip]")
      : this.#page.getByRole("banner").locator(markOnDesktop);
    await expect(any).toHaveCount(0, { timeout: 45_000 });
  }

  async open(): Promise<void> {
    if (this.#isPhone) await this.#more.click();
    const row = this.#isPhone
      ? this.#page.getByRole("dialog").locator("button[aria-haspopup=dialog]")
      : this.#page.getByRole("banner").locator(markOnDesktop);
    await row.click();
    await expect(this.dialog).toBeVisible();
  }

  /** The changes, as the list says them. */
  get changes(): Locator {
    return this.dialog.getByRole("listitem");
  }

  /** Decides a change that is named so. */
  async decide(what: string, key: ServerWordsKey): Promise<void> {
    await this.dialog.getByRole("button", { name: `${this.#words(key)}: ${what}` }).click();
  }

  async close(): Promise<void> {
    await this.dialog.getByRole("button", { name: this.#words("actions.close") }).click();
    await expect(this.dialog).toBeHidden();
  }
}
