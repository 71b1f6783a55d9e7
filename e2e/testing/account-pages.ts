import type { ServerWordsKey, Translate } from "@castor/i18n/words.ts";
import { expect, type Page } from "@playwright/test";
import type { Person } from "./person.ts";

/** The pages of login, logout and passwords. */
export class AccountPages {
  readonly #page: Page;
  readonly #words: Translate<ServerWordsKey>;
  readonly #isPhone: boolean;

  constructor(page: Page, words: Translate<ServerWordsKey>, isPhone: boolean) {
    this.#page = page;
    this.#words = words;
    this.#isPhone = isPhone;
  }

  password(label: "account.password" | "account.newPassword" | "account.passwordConfirm") {
    return this.#page.getByLabel(this.#words(label), { exact: true });
  }

  async typeLogin({ username, password }: Person): Promise<void> {
    await this.#page.getByLabel(this.#words("account.email")).fill(username);
    await this.password("account.password").fill(password);
    await this.#page.getByRole("button", { name: this.#words("account.logIn") }).click();
  }

  async logIn(person: Person): Promise<void> {
    await this.#page.goto("/login");
    await this.typeLogin(person);
    await expect(this.#page).toHaveURL(/\/home$/);
  }

  async logOut(): Promise<void> {
    await this.openMenu();
    const isReloaded = this.#page.waitForEvent("load");
    await this.#page.getByRole("button", { name: this.#words("header.logout") }).click();
    await isReloaded;
    await expect(this.#page).toHaveURL(/\/$/);
  }

  /** On a phone the header folds into a menu. */
  async openMenu(): Promise<void> {
    if (this.#isPhone)
      await this.#page.getByRole("button", { name: this.#words("header.openMenu") }).click();
  }

  async setPassword(password: string, again = password): Promise<void> {
    await this.password("account.newPassword").fill(password);
    await this.password("account.passwordConfirm").fill(again);
    await this.#page.getByRole("button", { name: this.#words("account.setPassword") }).click();
  }

  heading(name: string) {
    return this.#page.getByRole("heading", { name });
  }
}
