import type { FinanceFigures } from "@castor/core/finance/table/finance-table.ts";
import { formatDate } from "@castor/core/time/dates.ts";
import { expect, type Page } from "@playwright/test";
import { amountLike, CostsPage } from "../testing/costs-page.ts";
import {
  currencies,
  daysFromNow,
  daysWithPrices,
  figures,
  flight,
  hotel,
  insurance,
  museum,
  perCurrency,
} from "../testing/costs-trip.ts";
import { test } from "../testing/journey.ts";

/** The total in euros: each currency's sum converted once and rounded to the cent. */
function sumInEuros(rates: Record<string, number>, figure: keyof FinanceFigures): number {
  const cents = currencies.map((currency) => {
    const amount = perCurrency[currency][figure];
    return Math.round((100 * amount) / (currency === "EUR" ? 1 : (rates[`EUR${currency}`] ?? 0)));
  });
  return cents.reduce((sum, own) => sum + own, 0) / 100;
}

const askRates = async (page: Page) => {
  const answer = await page.request.get("/api/service/rates?currency=EUR");
  const modified = new Date(answer.headers()["last-modified"] ?? "");
  return {
    rates: (await answer.json()) as Record<string, number>,
    date: modified.toISOString().slice(0, 10),
  };
};

test("a trip's costs in four currencies: added, found, paid, changed and taken along", async ({
  page,
  words,
  isPhone,
  language,
  planTrip,
}) => {
  const { tripId, server } = await planTrip("Грузия/Costs", daysWithPrices);
  const costs = new CostsPage(page, words, isPhone);
  const statusWord = (status: "paid" | "partly" | "unpaid") =>
    words(`costTable.statuses.${status}`);
  const address = (chosen: Record<string, string> = {}, more = "") => {
    const defaults = { category: "all", payStatus: "all", paymentType: "any", currency: "all" };
    const all = { ...defaults, date: "all", search: "", ...chosen };
    return `/finance/${tripId}?${new URLSearchParams(all)}${more}`;
  };
  const all = [new RegExp(insurance), /HYPERLINK/, /Hotel/, /Museum/];
  await page.goto(`/finance/${tripId}`);

  await test.step("prices of places are there, and costs are added", async () => {
    await expect(costs.rows).toHaveText([/Hotel/, /Museum/]);
    await costs.add();
    await costs.field("costs.name").fill(flight);
    await costs.pick(costs.dialog, "costs.category", words("costs.categories.plane"));
    await costs.typeDate("costs.startDate", "03.05.2027");
    await costs.field("finance.price.same").fill("90000");
    await costs.dialog
      .getByRole("combobox", { name: words("finance.currency"), exact: true })
      .fill("JPY");
    await page.getByRole("option", { name: /^JPY/ }).click();
    await costs.field("finance.payed").fill("30000");
    await costs.pick(costs.dialog, "finance.paymentType", words("costs.paymentTypes.card"));
    const yesterday = daysFromNow(-1).split("-").reverse().join(".");
    await costs.typeDate("finance.paymentDueDate", yesterday);
    await costs.typeDate("finance.cancellationDate", yesterday);
    await costs.save();
    await costs.add();
    await costs.field("costs.name").fill(insurance);
    await costs.typeDate("costs.startDate", "01.05.2027");
    await costs.field("finance.price.same").fill(language === "ru" ? "100,01" : "100.01");
    await costs.field("finance.payed").pressSequentially("100.01"); // Either decimal mark can be typed.
    await costs.typeDate("finance.cancellationDate", yesterday);
    await costs.save();
    await expect(costs.rows).toHaveText(all);
  });

  await test.step("each row says what it costs, to the cent", async () => {
    for (const [title, currency, status] of [
      [insurance, "EUR", "paid"],
      [flight, "JPY", "partly"],
      [hotel.name, "GEL", "partly"],
      [museum.name, "USD", "unpaid"],
    ] as const) {
      const own = perCurrency[currency];
      for (const figure of ["total", "adult", "kid"] as const)
        await expect(costs.figure(title, figure)).toHaveText(amountLike(own[figure]));
      if (status === "partly")
        await expect(costs.figure(title, "remain")).toHaveText(amountLike(own.remain));
      await expect(costs.figure(title, "status")).toContainText(statusWord(status));
    }
  });

  await test.step("totals are exact in each currency, and in euros by the rates of a named day", async () => {
    const { rates, date } = await askRates(page);
    await costs.openTotals();
    for (const figure of figures) {
      for (const currency of currencies)
        await expect(costs.totalOf(currency, figure)).toHaveText(
          amountLike(perCurrency[currency][figure]),
        );
      await expect(costs.totalOf("all", figure)).toHaveText(amountLike(sumInEuros(rates, figure)));
    }
    await expect(costs.totals).toContainText(
      words("costsPage.rated", {
        date: formatDate(date, "full", language),
        source: words("costsPage.rateSources.snapshot"),
      }),
    );
    const atRisk = costs.totals.locator("div").filter({ hasText: words("costsPage.atRiskHint") });
    await expect(atRisk.locator("dd")).toHaveText(amountLike(30_000));
    await expect(atRisk.locator("dd")).toHaveText(amountLike(100.01));
  });

  await test.step("filters narrow it, and the address carries them with their defaults", async () => {
    await costs.choose("costTable.columns.category", words("costs.categories.plane"));
    await expect(costs.rows).toHaveText([/HYPERLINK/]);
    await expect(page).toHaveURL(address({ category: "plane" }));
    await costs.choose("costTable.columns.category", words("costsPage.allCategories"));
    await expect(costs.rows).toHaveText(all);
    await costs.filters
      .getByRole("radio", { name: words("costsPage.payStatuses.unpaid"), exact: true })
      .check();
    await expect(costs.rows).toHaveText([/HYPERLINK/, /Hotel/, /Museum/]);
    await costs.choose("costTable.columns.paymentType", words("costs.paymentTypes.card"));
    await expect(costs.rows).toHaveText([/HYPERLINK/, /Hotel/]);
    await costs.choose("costTable.columns.date", "03.05.2027");
    await costs.choose("costTable.columns.currency", "GEL");
    await expect(costs.rows).toHaveText([/Hotel/]);
    const chosen = { payStatus: "unpaid", paymentType: "card", currency: "GEL" };
    await expect(page).toHaveURL(address({ ...chosen, date: "2027-05-03" }));
    await costs.search.fill("нет такого");
    await expect(page.getByText(words("costsPage.noMatch"))).toBeVisible();
    await page
      .getByRole("button", { name: words("costsPage.clearFilters") })
      .last()
      .click();
    await expect(costs.rows).toHaveText(all);
    await expect(page).toHaveURL(address());
  });

  await test.step("search finds any words of a title, and is empty whenever one comes", async () => {
    await costs.search.fill("river HOT");
    await expect(costs.rows).toHaveText([/Hotel/]);
    expect(new URL(page.url()).searchParams.get("search")).toBe("");
    await page.reload();
    await expect(costs.rows).toHaveText(all);
    await expect(costs.search).toHaveValue("");
    await page.goto(`/finance/${tripId}?search=Hotel`);
    await expect(costs.rows).toHaveText(all);
    await expect(costs.search).toHaveValue("");
  });

  await test.step("sorts by a column, and the other way round", async () => {
    await costs.sortBy("title");
    const [latin, cyrillic] = [[/Hotel/, /Museum/], [new RegExp(insurance)]];
    // Each language sorts its own alphabet first.
    const byTitle = [
      /HYPERLINK/,
      ...(language === "ru" ? [...cyrillic, ...latin] : [...latin, ...cyrillic]),
    ];
    await expect(costs.rows).toHaveText(byTitle);
    await expect(page).toHaveURL(address({}, "&sortField=title"));
    await costs.turnOrder("title");
    await expect(costs.rows).toHaveText(byTitle.toReversed());
    await expect(page).toHaveURL(address({}, "&sortField=title&sortDirection=desc"));
    if (!isPhone)
      await expect(
        page.getByRole("columnheader", { name: words("costTable.columns.title") }),
      ).toHaveAttribute("aria-sort", "descending");
    await page.reload();
    await expect(costs.rows).toHaveText(byTitle.toReversed());
  });

  await test.step("is marked as paid in one press, and taken back", async () => {
    const pay = costs.row("Museum").getByRole("button", {
      name: words("costsPage.payOf", { title: "Museum" }),
    });
    const statusOf = async () =>
      (await server.costs({ s: "Museum" })).data.map(({ status }) => status);
    await pay.click();
    await expect(costs.figure("Museum", "status")).toContainText(statusWord("paid"));
    await expect(pay).toHaveCount(0);
    await expect.poll(statusOf).toEqual(["paid"]);
    await costs.undo(words("costsPage.marked", { title: "Museum" }));
    await expect(costs.figure("Museum", "status")).toContainText(statusWord("unpaid"));
    await expect.poll(statusOf).toEqual(["unpaid"]);
  });

  await test.step("a place and a cost are opened, changed, and one is back at the same filters", async () => {
    await page.goto(address({ payStatus: "unpaid" }, "&sortField=title"));
    await costs.open("Museum");
    await costs.field("finance.price.perPerson").fill("20");
    await costs.save();
    await expect(costs.figure("Museum", "total")).toHaveText(amountLike(60));
    await expect(page).toHaveURL(address({ payStatus: "unpaid" }, "&sortField=title"));
    await costs.open(flight);
    await costs.field("finance.price.same").fill("30000");
    await costs.save();
    // It is paid now, and the filter shows unpaid costs only.
    await expect(costs.rows).toHaveText([/Hotel/, /Museum/]);
    await expect(page).toHaveURL(address({ payStatus: "unpaid" }, "&sortField=title"));
    await costs.choose("costTable.columns.category", words("costs.categories.entertainment"));
    await page.reload();
    await expect(costs.rows).toHaveText([/Museum/]);
    await costs.chooseAction("Museum", "costsPage.showOnMap");
    await expect(page.getByRole("heading", { name: "Museum" })).toBeVisible();
    await page.goBack();
    await expect(costs.rows).toHaveText([/Museum/]);
    await expect(page).toHaveURL(
      address({ category: "entertainment", payStatus: "unpaid" }, "&sortField=title"),
    );
  });

  await test.step("one more adult re-prices what is paid per person", async () => {
    await page.goto(address());
    await page.getByRole("button", { name: words("costs.kids", { count: 1 }) }).click();
    await costs.dialog.getByLabel(words("trips.adults")).fill("3");
    await costs.save();
    await expect(costs.figure("Museum", "total")).toHaveText(amountLike(80));
    await expect(costs.figure(hotel.name, "total")).toHaveText(amountLike(391.5));
    await expect(costs.figure(insurance, "total")).toHaveText(amountLike(100.01));
    await expect(costs.figure(insurance, "adult")).toHaveText(amountLike(25));
    const [museumRow] = (await server.costs({ s: "Museum" })).data;
    expect(museumRow).toMatchObject({ total: 80, adult: 20 });
  });

  await test.step("a deletion is taken back, and else done", async () => {
    const deleted = words("costsPage.deleted", { title: insurance });
    await costs.chooseAction(insurance, "costsPage.delete");
    await expect(costs.row(insurance)).toHaveCount(0);
    await costs.undo(deleted);
    await expect(costs.rows).toHaveText(all);
    await costs.chooseAction(flight, "costsPage.delete");
    await expect(costs.row(flight)).toHaveCount(0);
    await page.reload();
    await expect(costs.rows).toHaveText([new RegExp(insurance), /Hotel/, /Museum/]);
    await expect
      .poll(async () => (await server.costs()).data.map(({ title }) => title))
      .not.toContain(flight);
  });
});
