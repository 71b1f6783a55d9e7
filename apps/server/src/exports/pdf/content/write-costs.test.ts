import type { CurrencyId } from "@castor/core/basics/currencies.ts";
import { newFinance } from "@castor/core/finance/finance.ts";
import { readPrintOptions } from "@castor/core/print/print-options.ts";
import { makeFinanceItem, makeTrip } from "@castor/core/testing/make.ts";
import { expect, test } from "vitest";
import { readPdf } from "../../../../testing/calls/pdf-text.ts";
import { writePdf } from "../write-pdf.ts";

test("costs in several currencies stand by date, with their total in euros", async () => {
  const cost = (name: string, currency: CurrencyId, startDate: string) =>
    makeFinanceItem({
      ...{ id: name, name, startDate },
      finance: { ...newFinance(currency), price: 100 },
    });
  const financeItems = [cost("Return", "USD", "2026-12-09"), cost("Train", "GBP", "2026-12-02")];
  const rates = { perEuro: { USD: 1.25, GBP: 0.8 }, date: "2026-12-01" };
  const job = {
    trip: makeTrip({ financeItems, canEdit: true }),
    options: readPrintOptions({}),
    paths: new Map(),
    pictures: new Map(),
    photos: new Map(),
    language: "ru" as const,
    zone: "UTC",
    known: { today: "2026-12-04", rates },
    origin: "https://castor.example",
  };
  const { pages } = await readPdf(await writePdf(job, ""));
  const text = pages.join(" ").normalize("NFKC").replace(/\s/gu, "");
  expect(text.indexOf("Train")).toBeGreaterThan(-1);
  expect(text.indexOf("Train")).toBeLessThan(text.indexOf("Return"));
  expect(text).toContain("Всёвместевевро,покурсамна01.12.2026205€");
});
