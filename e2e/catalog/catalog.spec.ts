import { limits } from "@castor/core/limits.ts";
import type { ServerWordsKey, Translate } from "@castor/i18n/words.ts";
import { expect, type Page } from "@playwright/test";
import { test } from "../testing/journey.ts";
import { listTrips } from "../testing/listed-trips.ts";
import { listSmallTargets } from "../testing/touch-targets.ts";
import { TripMap } from "../testing/trip-map.ts";

/** A word that no other journey's trips have. */
const newWord = () =>
  `q${Date.now()
    .toString(36)
    .replaceAll(/\d/g, (digit) => "abcdefghij"[Number(digit)] ?? "")}`;

class Catalog {
  readonly #page: Page;
  readonly #words: Translate<ServerWordsKey>;
  readonly cards;
  readonly search;

  constructor(page: Page, words: Translate<ServerWordsKey>) {
    this.#page = page;
    this.#words = words;
    this.cards = page.getByRole("main").getByRole("article");
    this.search = page.getByRole("textbox", { name: words("catalog.search") });
  }

  card(name: string) {
    return this.cards.filter({ has: this.#page.getByRole("link", { name, exact: true }) });
  }

  async isCounted(count: number): Promise<void> {
    await expect(
      this.#page.getByText(this.#words("catalog.count", { count }), { exact: true }),
    ).toBeVisible();
    await expect(this.cards).toHaveCount(count);
  }

  async choose(
    field: "catalog.language" | "catalog.length" | "catalog.sort",
    choice: string,
  ): Promise<void> {
    await this.#page.getByRole("combobox", { name: this.#words(field) }).click();
    await this.#page.getByRole("option", { name: choice, exact: true }).click();
  }

  /** On a phone the filters are folded. */
  async openFilters(isPhone: boolean): Promise<void> {
    if (isPhone)
      await this.#page
        .getByRole("button", { name: this.#words("catalog.filters"), exact: true })
        .click();
  }
}

test("a visitor finds a shared trip by parts of words in both alphabets, and by its language", async ({
  page,
  browser,
  words,
  isPhone,
}, info) => {
  const word = newWord();
  await listTrips(browser, "en", [`Springtime ${word}land`, `Autumn ${word}land`], info);
  await listTrips(browser, "ru", [`Весеннее путешествие ${word}land`], info);
  const catalog = new Catalog(page, words);

  await page.goto("/");
  await page.getByRole("link", { name: words("landing.catalog") }).click();
  await expect(
    page.getByRole("heading", { level: 1, name: words("titles.catalog") }),
  ).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(words("titles.catalog")));

  await page.keyboard.press("/");
  await expect(catalog.search).toBeFocused();
  await page.keyboard.type(`${word.toUpperCase()}LA`);
  await catalog.isCounted(3);
  await expect(page).toHaveURL(`/catalog?search=${word.toUpperCase()}LA`);
  await catalog.search.fill(`${word} tumn`);
  await catalog.isCounted(1);
  await expect(catalog.card(`Autumn ${word}land`)).toBeVisible();
  await catalog.search.fill(`${word} ТЕШЕСТ`);
  await catalog.isCounted(1);
  await expect(catalog.card(`Весеннее путешествие ${word}land`)).toBeVisible();

  await catalog.search.fill(word);
  await catalog.search.press("Enter");
  await catalog.isCounted(3);
  await catalog.openFilters(isPhone);
  if (isPhone) expect(await listSmallTargets(page)).toEqual([]);
  await catalog.choose("catalog.language", "Русский");
  await catalog.isCounted(1);
  await expect(page).toHaveURL(`/catalog?search=${word}&language=ru`);
  await page.reload();
  await catalog.isCounted(1);
  await expect(catalog.search).toHaveValue(word);
});

test("when nothing is found, one press drops a filter, and another all of them", async ({
  page,
  browser,
  words,
}, info) => {
  const word = newWord();
  await listTrips(browser, "en", [`Lakes ${word}`], info);
  const catalog = new Catalog(page, words);
  await page.goto(`/catalog?search=${word}&language=ru&minDays=4&maxDays=7`);
  await expect(page.getByText(words("catalog.nothingTitle"))).toBeVisible();
  await page.getByRole("button", { name: words("catalog.drop", { what: "Русский" }) }).click();
  await expect(page).toHaveURL(`/catalog?search=${word}&minDays=4&maxDays=7`);
  await expect(page.getByText(words("catalog.nothingTitle"))).toBeVisible();
  const days = words("catalog.lengthBetween", { from: 4, count: 7 });
  await page.getByRole("button", { name: words("catalog.drop", { what: days }) }).click();
  await catalog.isCounted(1);
  await page.getByRole("button", { name: words("catalog.clearFilters") }).click();
  await expect(page).toHaveURL("/catalog");
  await expect(catalog.search).toHaveValue("");
  await expect(catalog.cards.first()).toBeVisible();
});

test("more trips load on the way down, and Back from one leads to its place in the list", async ({
  page,
  browser,
  words,
}, info) => {
  const word = newWord();
  const count = limits.catalogPage + 8;
  const names = Array.from({ length: count }, (_, index) => `${word} ${index + 1}`);
  await listTrips(browser, "en", names, info);
  const catalog = new Catalog(page, words);
  await page.goto(`/catalog?search=${word}&sort=new`);
  await expect(catalog.cards.first()).toContainText(`${word} ${count}`);
  const oldest = catalog.card(`${word} 1`);
  await catalog.cards.nth(limits.catalogPage - 1).scrollIntoViewIfNeeded();
  await catalog.isCounted(count);
  await expect(page.getByText(words("catalog.end"))).toBeVisible();
  await oldest.scrollIntoViewIfNeeded();
  const placeOf = async () => Math.round((await oldest.boundingBox())?.y ?? Number.NaN);
  const before = await placeOf();

  await oldest.getByRole("link").click();
  await expect(page).toHaveURL(/\/map\/[\w-]+\/show$/);
  // Back before the next page is drawn would lose the place: for the router the list has not been left yet.
  await new TripMap(page).isDrawn(0);
  const reads: string[] = [];
  page.on("request", (request) => reads.push(request.url()));
  await page.goBack();
  await expect(oldest).toBeInViewport();
  await expect.poll(placeOf).toBe(before);
  expect(reads.filter((url) => url.includes("/api/catalog"))).toEqual([]);
});

test("a visitor reports a trip of the catalog, without an account", async ({
  page,
  browser,
  words,
  isPhone,
}, info) => {
  const word = newWord();
  const name = `Reported ${word}`;
  await listTrips(browser, "en", [name], info);
  const catalog = new Catalog(page, words);
  await page.goto(`/catalog?search=${word}`);
  await catalog.card(name).getByRole("link").click();
  await page.getByRole("button", { name: words("sharing.report") }).click();
  const dialog = page.getByRole("dialog");
  const send = dialog.getByRole("button", { name: words("visitor.reportDo") });
  await expect(send, "without a reason nothing is sent").toBeDisabled();
  await dialog.getByRole("combobox", { name: words("visitor.reportReason") }).click();
  await page
    .getByRole("option", { name: words("visitor.reportReasons.privateData"), exact: true })
    .click();
  await dialog.getByLabel(words("visitor.reportMore")).fill("A phone number on day 2");
  if (isPhone) expect(await listSmallTargets(page)).toEqual([]);
  await send.click();
  await expect(page.getByText(words("visitor.reported"))).toBeVisible();
  await expect(dialog).toHaveCount(0);
});
