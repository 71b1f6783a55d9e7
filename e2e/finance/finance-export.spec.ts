import { readFile } from "node:fs/promises";
import { sheetColumns } from "@castor/core/finance/table/finance-sheet.ts";
import { expect } from "@playwright/test";
import Papa from "papaparse";
import { readSheet } from "read-excel-file/universal";
import { CostsPage, readFirstAmount } from "../testing/costs-page.ts";
import {
  daysWithPrices,
  figures,
  flight,
  hotel,
  insurance,
  museum,
  perCurrency,
} from "../testing/costs-trip.ts";
import { test } from "../testing/journey.ts";

test("what is exported is what is shown, and nothing of it is a formula; the pictures say the same", async ({
  page,
  words,
  isPhone,
  language,
  planTrip,
}) => {
  const { tripId, server } = await planTrip("Грузия/Costs", daysWithPrices);
  await server.addCost({
    name: flight,
    type: "plane",
    startDate: "2027-05-03",
    finance: { price: 90_000, payed: 30_000, currency: "JPY" },
  });
  await server.addCost({
    name: insurance,
    startDate: "2027-05-01",
    finance: { price: 100.01, payed: 100.01, currency: "EUR" },
  });
  const costs = new CostsPage(page, words, isPhone);
  const shown = [/HYPERLINK/, /Hotel/, /Museum/];
  await page.goto(`/finance/${tripId}?payStatus=unpaid&sortField=title`);
  await expect(costs.rows).toHaveText(shown);
  await costs.openTotals();
  await expect(costs.totalOf("all", "total")).toBeVisible();
  const titles = [flight, hotel.name, museum.name];
  const totals = (["JPY", "GEL", "USD"] as const).map((id) => perCurrency[id].total);
  const inEuros: Record<string, number> = {};
  for (const figure of figures)
    inEuros[figure] = readFirstAmount((await costs.totalOf("all", figure).textContent()) ?? "");

  const download = async (kind: "Csv" | "Xlsx") => {
    await page.getByRole("button", { name: words("costs.export"), exact: true }).click();
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("menuitem", { name: words(`costTable.export${kind}`) }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(
      new RegExp(`^castor-finance-Грузия_Costs-\\d{4}-\\d\\d-\\d\\d\\.${kind.toLowerCase()}$`),
    );
    return readFile(await file.path());
  };
  const header = sheetColumns.map((column) => words(`costTable.columns.${column}`));
  const indexOf = (column: (typeof sheetColumns)[number]) => sheetColumns.indexOf(column);

  await test.step("CSV, read again by another", async () => {
    const text = (await download("Csv")).toString("utf8");
    expect(text.startsWith("\ufeff")).toBe(true);
    const { data, errors, meta } = Papa.parse<string[]>(text.slice(1), { skipEmptyLines: true });
    expect(errors).toEqual([]);
    expect(meta.delimiter).toBe(language === "ru" ? ";" : ",");
    const [first, ...lines] = data;
    expect(first).toEqual(header);
    // The apostrophe keeps a spreadsheet from running it as a formula.
    expect(lines.slice(0, 3).map((line) => line[indexOf("title")])).toEqual(
      titles.map((title) => expect.stringContaining(title.replace(/^=/, "'="))),
    );
    const amountOf = (line: string[] | undefined, column: (typeof figures)[number]) =>
      readFirstAmount(line?.[indexOf(column)] ?? "");
    expect(lines.slice(0, 3).map((line) => amountOf(line, "total"))).toEqual(totals);
    for (const figure of figures) expect(amountOf(lines.at(-1), figure)).toBe(inEuros[figure]);
    for (const cell of lines.flat()) expect(cell).not.toMatch(/^[=+@\t\r]/);
  });

  await test.step("XLSX, read again by another", async () => {
    const [first, ...lines] = await readSheet(new Uint8Array(await download("Xlsx")).buffer);
    expect(first).toEqual(header);
    expect(lines.slice(0, 3).map((line) => line[indexOf("title")])).toEqual(titles);
    expect(lines.slice(0, 3).map((line) => line[indexOf("total")])).toEqual(totals);
    expect(lines[0]?.[indexOf("date")]).toEqual(new Date("2027-05-03T00:00:00Z"));
    for (const figure of figures) expect(lines.at(-1)?.[indexOf(figure)]).toBe(inEuros[figure]);
  });

  await test.step("on paper, all of it and nothing else", async () => {
    const paper = page
      .getByRole("table")
      .filter({ hasText: words("costTable.columns.paymentType") });
    await page.emulateMedia({ media: "print" });
    await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
    const lines = paper.locator("tbody tr");
    await expect(lines).toHaveCount(3 + 3 + 1);
    const amounts = (await lines.locator("td:nth-of-type(5)").allInnerTexts()).map(readFirstAmount);
    expect(amounts.slice(0, 3)).toEqual(totals);
    for (const [index, figure] of figures.entries()) {
      const cell = lines
        .last()
        .locator("td")
        .nth(index + 1);
      expect(readFirstAmount((await cell.textContent()) ?? "")).toBe(inEuros[figure]);
    }
    const narrowed = page.getByRole("paragraph").filter({
      hasText: new RegExp(`^${words("costsPage.payStatuses.unpaid")}$`),
    });
    await expect(narrowed).toBeVisible();
    for (const role of ["search", "banner", "contentinfo"] as const)
      await expect(page.getByRole(role)).toHaveCount(0);
    await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
    await page.emulateMedia({ media: null });
    await expect(paper).toHaveCount(0);
    await expect(costs.rows).toHaveText(shown);
  });

  await test.step("the pictures' figures are the table's", async () => {
    await costs.show("charts");
    const pictures = page.getByRole("region", { name: words("costTable.pictures") });
    await expect(pictures.getByRole("heading", { level: 3 }).first()).toBeVisible();
    const sum = (texts: string[]) =>
      Math.round(100 * texts.reduce((all, text) => all + readFirstAmount(text), 0)) / 100;
    const shares = pictures.getByRole("listitem").locator("span:nth-of-type(2)");
    await expect(shares).toHaveCount(3);
    expect(sum(await shares.allInnerTexts())).toBe(inEuros.total);
    const paid = await pictures.getByRole("definition").allInnerTexts();
    expect(paid.map(readFirstAmount)).toEqual([inEuros.payed, inEuros.remain]);
    await pictures.getByRole("button", { name: words("costTable.dayFigures") }).click();
    const perDay = pictures.getByRole("row");
    await expect(perDay).toHaveText([/03\.05\.2027/, /04\.05\.2027/]);
    expect(sum(await perDay.getByRole("cell").allInnerTexts())).toBe(inEuros.total);
    await expect(page).toHaveURL(/payStatus=unpaid.*&view=charts$/);
  });
});
