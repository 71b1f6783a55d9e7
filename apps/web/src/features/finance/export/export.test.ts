import type { Language } from "@castor/core/basics/language.ts";
import { arrangeRows } from "@castor/core/finance/table/arrange-rows.ts";
import {
  type FinanceSheet,
  makeFinanceSheet,
  type SheetCell,
} from "@castor/core/finance/table/finance-sheet.ts";
import { financeQuery } from "@castor/core/finance/table/finance-table.ts";
import { listFinanceRows } from "@castor/core/finance/table/list-rows.ts";
import { createFormats } from "@castor/core/formats/create-formats.ts";
import { anyRates, anyRows } from "@castor/core/testing/any-costs.ts";
import { makeFinance, makeFinanceItem, makeTrip } from "@castor/core/testing/make.ts";
import fc from "fast-check";
import { strFromU8, unzipSync } from "fflate";
import Papa from "papaparse";
import { readSheet } from "read-excel-file/universal";
import { beforeAll, expect, test } from "vitest";
import { currentWords, setLanguage, startWords } from "../../../i18n/words.ts";
import { createSheetWords } from "./sheet-words.ts";
import { writeCsv } from "./write-csv.ts";
import { writeXlsx } from "./write-xlsx.ts";

beforeAll(startWords);

const languages = ["en", "ru"] as const;
const wordsOf = async (language: Language) => {
  await setLanguage(language);
  const rates = { state: "ready", date: "2026-11-20", source: "frankfurter" } as const;
  return createSheetWords(currentWords("common", "costs"), createFormats(language), rates);
};

type Words = Awaited<ReturnType<typeof wordsOf>>;
const anySheet = (words: Words) =>
  fc
    .record({ rows: anyRows, perEuro: anyRates })
    .map(({ rows, perEuro }) =>
      makeFinanceSheet(
        arrangeRows(rows, financeQuery.parse({}), { perEuro, language: "en" }),
        words,
      ),
    );
const sheetOf = (titles: readonly string[], words: Words) => {
  const financeItems = titles.map((name) =>
    makeFinanceItem({ name, startDate: "2026-12-05", finance: makeFinance({ price: 1234.5 }) }),
  );
  const query = financeQuery.parse({});
  const rows = listFinanceRows(makeTrip({ financeItems }), true);
  return makeFinanceSheet(arrangeRows(rows, query, { perEuro: {}, language: "en" }), words);
};

const bytesOf = async (file: Blob) => new Uint8Array(await file.arrayBuffer());
const decode = (bytes: Uint8Array) => new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);

async function readCsv(sheet: FinanceSheet, language: Language): Promise<string[][]> {
  const text = decode(await bytesOf(writeCsv(sheet, language)));
  expect(text.startsWith("\ufeff")).toBe(true);
  const { data, errors } = Papa.parse<string[]>(text.slice(1), {
    delimiter: language === "ru" ? ";" : ",",
    newline: "\r\n",
  });
  expect(errors).toEqual([]);
  // After the last line comes nothing.
  expect(data.pop()).toEqual([""]);
  return data;
}

/** The text of a cell without the marks that keep it from being a formula. */
const plain = (text: string) => text.replaceAll("'", "");

const inCsv = (cell: SheetCell, language: Language): string => {
  if (cell === null) return "";
  if (cell.kind === "text") return plain(cell.text);
  if (cell.kind === "date") return cell.date;
  const text = cell.amount.toFixed(cell.digits);
  return language === "ru" ? text.replace(".", ",") : text;
};

test.each(languages)(
  "What is exported as CSV in %s is read again as it was shown, to the cent",
  async (language) => {
    await fc.assert(
      fc.asyncProperty(anySheet(await wordsOf(language)), async (sheet) => {
        const [header, ...lines] = await readCsv(sheet, language);
        expect(header).toEqual(sheet.header);
        expect(lines.map((line) => line.map(plain))).toEqual(
          [...sheet.rows, ...sheet.totals].map((cells) =>
            cells.map((cell) => inCsv(cell, language)),
          ),
        );
      }),
    );
  },
);

const inXlsx = (cell: SheetCell) => {
  if (cell === null) return null;
  if (cell.kind === "text") return cell.text;
  if (cell.kind === "amount") return cell.amount;
  return cell.date < "1900-03-01" ? cell.date : new Date(`${cell.date}T00:00:00Z`);
};

test.each(languages)(
  "What is exported as XLSX in %s is read again as texts, numbers and days",
  async (language) => {
    await fc.assert(
      fc.asyncProperty(anySheet(await wordsOf(language)), async (sheet) => {
        const file = writeXlsx(sheet, "Finance");
        const lines = await readSheet(await file.arrayBuffer(), { trim: false });
        const [header, ...rest] = lines;
        expect(header).toEqual(sheet.header);
        const totals = rest.splice(sheet.rows.length);
        expect(rest).toEqual(sheet.rows.map((cells) => cells.map(inXlsx)));
        // An empty line between.
        expect(totals.shift()?.every((value) => value === null) ?? true).toBe(true);
        expect(totals).toEqual(sheet.totals.map((cells) => cells.map(inXlsx)));
      }),
      { numRuns: 50 },
    );
  },
);

const harmful = [
  "=1+1",
  "+1",
  "-1",
  "@SUM(A1)",
  "＝1+1",
  " =1+1",
  '"=1+1',
  '=HYPERLINK("https://example.com";"Click")',
  "Hotel,=1+1",
  "Hotel;=1+1",
  'Hotel";"=1+1',
  'Hotel","=1+1',
  "Hotel; '=1+1",
];

test.each(languages)(
  "No cell of the CSV in %s is a formula, whichever separator it is read with",
  async (language) => {
    const file = writeCsv(sheetOf(harmful, await wordsOf(language)), language);
    const text = decode(await bytesOf(file)).slice(1);
    for (const delimiter of [",", ";", "\t"]) {
      const cells = Papa.parse<string[]>(text, { delimiter }).data.flat();
      // Also for programs that do not know quotes.
      const naive = text.split(/\r\n/).flatMap((line) => line.split(delimiter));
      for (const cell of [...cells, ...naive])
        expect(cell.replace(/^[\s"]+/, "")).not.toMatch(/^[=+\-@＝＋－＠]/);
    }
  },
);

test("Ordinary names stay unchanged", async () => {
  const names = ["7 + 1", "A-B = C", "e@mail", 'The "Inn", Bath', "Отель «Мир»; завтрак", "שלום 🏔"];
  const [, ...lines] = await readCsv(sheetOf(names, await wordsOf("en")), "en");
  expect(lines.slice(0, -1).map(([, title]) => title)).toEqual(names);
});

async function openXlsx(sheet: FinanceSheet) {
  const parts = unzipSync(await bytesOf(writeXlsx(sheet, "Finance")));
  return Object.fromEntries(
    Object.entries(parts).map(([path, bytes]) => {
      const part = new DOMParser().parseFromString(strFromU8(bytes), "application/xml");
      expect(part.querySelector("parsererror"), path).toBeNull();
      return [path, part];
    }),
  );
}

test("In the workbook a text is never a formula, and the heading row stays in view", async () => {
  const parts = await openXlsx(sheetOf([...harmful, "<&>", "a & b"], await wordsOf("en")));
  const cells = parts["xl/worksheets/sheet1.xml"];
  expect(cells?.querySelectorAll("f")).toHaveLength(0);
  expect(cells?.querySelector("pane")?.getAttribute("state")).toBe("frozen");
  const texts = [...(cells?.querySelectorAll("t") ?? [])].map(({ textContent }) => textContent);
  expect(texts).toEqual(expect.arrayContaining([...harmful, "<&>"]));
});

test("In the workbook each amount has the digits of its currency", async () => {
  const financeItems = (["EUR", "JPY", "TND"] as const).map((currency) =>
    makeFinanceItem({ finance: makeFinance({ price: 5000, currency }) }),
  );
  const rows = listFinanceRows(makeTrip({ financeItems }), true);
  const query = { ...financeQuery.parse({}), sf: "currency" as const };
  const table = arrangeRows(rows, query, { perEuro: {}, language: "en" });
  const parts = await openXlsx(makeFinanceSheet(table, await wordsOf("en")));
  const styles = parts["xl/styles.xml"];
  const formats = [...(styles?.querySelectorAll("cellXfs > xf") ?? [])].map((style) => {
    const id = style.getAttribute("numFmtId");
    const own = styles?.querySelector(`numFmt[numFmtId="${id}"]`)?.getAttribute("formatCode");
    // The formats of the standard (ECMA-376, 18.8.30).
    return own ?? { 3: "#,##0", 4: "#,##0.00" }[Number(id)];
  });
  const formatAt = (address: string) => {
    const cell = parts["xl/worksheets/sheet1.xml"]?.querySelector(`c[r="${address}"]`);
    return formats[Number(cell?.getAttribute("s"))];
  };
  expect(["E2", "E3", "E4"].map(formatAt)).toEqual(["#,##0.00", "#,##0", "#,##0.000"]);
  expect(["E6", "E7", "E8"].map(formatAt)).toEqual(["#,##0.00", "#,##0", "#,##0.000"]);
});
