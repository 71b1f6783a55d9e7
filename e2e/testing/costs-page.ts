import type { CurrencyId } from "@castor/core/basics/currencies.ts";
import { type FinanceColumn, financeColumns } from "@castor/core/finance/table/finance-columns.ts";
import type { FinanceFigures } from "@castor/core/finance/table/finance-table.ts";
import type { ServerWordsKey, Translate } from "@castor/i18n/words.ts";
import { expect, type Locator, type Page } from "@playwright/test";

const figures = ["total", "payed", "remain", "adult", "kid"] as const;

/** Matches an amount in either language's format, with a currency or without. */
export function amountLike(amount: number): RegExp {
  const [whole = "", fraction = ""] = amount.toFixed(2).split(".");
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, "[,\\s]?");
  const cents = fraction === "00" ? "(?:[.,]0+)?" : `[.,]${fraction}`;
  return new RegExp(`(?<![\\d.,])${grouped}${cents}(?!\\d|[.,]\\d)`);
}

/** Reads the first amount of a text in either language's format. */
export function readFirstAmount(text: string): number {
  const [found = ""] = /\d[\d.,\s]*/.exec(text) ?? [];
  const index = found.search(/[.,]\d\d?\s*$/);
  const digits = (part: string) => part.replaceAll(/\D/g, "");
  return index < 0
    ? Number(digits(found))
    : Number(`${digits(found.slice(0, index))}.${digits(found.slice(index))}`);
}

/** The page of a trip's costs: a table, and on a phone cards. */
export class CostsPage {
  readonly rows: Locator;
  readonly dialog: Locator;
  readonly filters: Locator;
  readonly search: Locator;
  readonly totals: Locator;
  readonly #page: Page;
  readonly #words: Translate<ServerWordsKey>;
  readonly #isPhone: boolean;

  constructor(page: Page, words: Translate<ServerWordsKey>, isPhone: boolean) {
    this.rows = page.locator("[data-cost]");
    this.dialog = page.getByRole("dialog");
    this.filters = page.getByRole("search", { name: words("costsPage.filters") });
    this.search = this.filters.getByRole("textbox", { name: words("costsPage.search") });
    this.totals = page.getByRole("region", { name: words("costs.total"), exact: true });
    this.#page = page;
    this.#words = words;
    this.#isPhone = isPhone;
  }

  row(title: string): Locator {
    const open = this.#page.getByRole("button", { name: title, exact: true });
    return this.rows.filter({ has: open });
  }

  async open(title: string): Promise<void> {
    await this.row(title).getByRole("button", { name: title, exact: true }).click();
    await expect(this.dialog).toBeVisible();
  }

  /** The cell of a column; on a card it is the line or the card with that value. */
  figure(title: string, column: FinanceColumn): Locator {
    const row = this.row(title);
    if (!this.#isPhone) return row.locator("th, td").nth(financeColumns.indexOf(column));
    if (column === "total") return row.locator("strong");
    return column === "adult" || column === "kid" ? row.locator("p.tabular") : row;
  }

  /** A figure of the totals, of one currency or of all in euros. */
  totalOf(currency: CurrencyId | "all", figure: keyof FinanceFigures): Locator {
    const name = currency === "all" ? this.#words("costsPage.inEuros") : currency;
    const line = this.totals.locator("tr").filter({
      has: this.#page.locator("th", { hasText: new RegExp(`^${name}$`) }),
    });
    return line.locator("td").nth(figures.indexOf(figure));
  }

  /** Unfolds the totals of each currency. */
  async openTotals(): Promise<void> {
    await this.#unfold(this.totals, this.#words("costsPage.byCurrency"));
  }

  /** Opens the folded filters. */
  async openFilters(): Promise<void> {
    await this.#unfold(this.filters, this.#words("costsPage.filters"));
  }

  async #unfold(within: Locator, title: string): Promise<void> {
    const turn = within.getByRole("button", { name: new RegExp(`^${title}`) });
    if ((await turn.getAttribute("aria-expanded")) === "false") await turn.click();
    await expect(turn).toHaveAttribute("aria-expanded", "true");
  }

  async choose(filter: ServerWordsKey, choice: string): Promise<void> {
    await this.openFilters();
    await this.pick(this.filters, filter, choice);
  }

  /** Chooses an option of a select in a form or in the filters. */
  async pick(within: Locator, label: ServerWordsKey, choice: string): Promise<void> {
    await within.getByRole("combobox", { name: this.#words(label), exact: true }).click();
    await this.#page.getByRole("option", { name: choice, exact: true }).click();
  }

  /** Sorts by the heading of a column, or on cards by the field. */
  async sortBy(column: FinanceColumn): Promise<void> {
    const name = this.#words(`costTable.columns.${column}`);
    if (this.#isPhone) await this.choose("costsPage.sort", name);
    else await this.#page.getByRole("columnheader").getByRole("button", { name }).click();
  }

  async turnOrder(column: FinanceColumn): Promise<void> {
    if (!this.#isPhone) return this.sortBy(column);
    await this.openFilters();
    await this.filters
      .getByRole("button", { name: new RegExp(`^${this.#words("costsPage.sortDirection")}`) })
      .click();
  }

  async show(view: "table" | "charts" | "deadlines"): Promise<void> {
    const name = new RegExp(`^${this.#words(`costs.views.${view}`)}`);
    await this.#page.getByRole("radio", { name }).check();
  }

  async add(): Promise<void> {
    await this.#page
      .getByRole("button", { name: this.#words("costs.add") })
      .first()
      .click();
    await expect(this.dialog).toBeVisible();
  }

  field(label: ServerWordsKey): Locator {
    return this.dialog.getByRole("textbox", { name: this.#words(label), exact: true });
  }

  async typeDate(label: ServerWordsKey, date: string): Promise<void> {
    await this.field(label).fill(date);
    await this.field(label).press("Tab");
  }

  get saveButton(): Locator {
    return this.dialog.getByRole("button", { name: this.#words("actions.save"), exact: true });
  }

  async save(): Promise<void> {
    await this.saveButton.click();
    await expect(this.dialog).toBeHidden();
  }

  async chooseAction(title: string, action: ServerWordsKey): Promise<void> {
    await this.row(title)
      .getByRole("button", { name: this.#words("costsPage.actionsOf", { title }) })
      .click();
    await this.#page.getByRole("menuitem", { name: this.#words(action) }).click();
  }

  /** Presses "undo" in a toast. */
  async undo(message: string): Promise<void> {
    await this.#page
      .getByRole("listitem")
      .filter({ hasText: message })
      .getByRole("button", { name: this.#words("history.undo"), exact: true })
      .click();
  }
}
