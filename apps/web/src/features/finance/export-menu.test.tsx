import { arrangeRows } from "@castor/core/finance/table/arrange-rows.ts";
import { financeQuery } from "@castor/core/finance/table/finance-table.ts";
import { listFinanceRows } from "@castor/core/finance/table/list-rows.ts";
import { makeFinance, makeFinanceItem, makeTrip } from "@castor/core/testing/make.ts";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { captureDownloads } from "../../../testing/capture-downloads.ts";
import { setLanguage, startWords } from "../../i18n/words.ts";
import { dismissToast, listToasts } from "../../ui/feedback/show-toast.ts";
import { KitProvider } from "../../ui/theme/kit-provider.tsx";
import { ExportMenu } from "./export-menu.tsx";

beforeAll(async () => {
  await startWords();
  await Promise.all([import("./export/write-csv.ts"), import("./export/write-xlsx.ts")]);
});
beforeEach(() => setLanguage("en"));
afterEach(() => {
  for (const { id } of listToasts()) dismissToast(id);
  vi.restoreAllMocks();
  vi.doUnmock("./export/write-xlsx.ts");
});

const financeItems = [
  makeFinanceItem({
    name: "Flight",
    type: "plane",
    startDate: "2026-12-05",
    finance: makeFinance({ price: 1300.5, payed: 300, cancellationDate: "2026-12-01" }),
  }),
  makeFinanceItem({ name: "Museum", finance: makeFinance({ price: 9, currency: "GEL" }) }),
  makeFinanceItem({ name: "Ticket", finance: makeFinance({ price: 100, currency: "JPY" }) }),
];
const rows = listFinanceRows(makeTrip({ adults: 2, kids: 0, financeItems }), true);
const tableOf = (perEuro: object) =>
  arrangeRows(rows, financeQuery.parse({}), { perEuro, language: "en" });

async function exportAs(name: RegExp, perEuro: object = { GEL: 3, JPY: 150 }) {
  const { saved } = captureDownloads();
  render(
    <KitProvider>
      <ExportMenu
        table={tableOf(perEuro)}
        rates={{ state: "ready", date: "2026-11-20", source: "frankfurter" }}
        tripName="Вена/Грац"
        today="2026-11-22"
      />
    </KitProvider>,
  );
  await userEvent.click(screen.getByRole("button"));
  await userEvent.click(await screen.findByRole("menuitem", { name, hidden: true }));
  await vi.waitFor(() => expect(listToasts()).toHaveLength(1));
  return saved();
}

const said = () => listToasts().map(({ kind, text }) => ({ kind, text }));

test("The shown rows are saved as CSV under the trip's name, with totals and the day of the rates", async () => {
  const [file] = await exportAs(/CSV/);
  expect(file?.name).toBe("castor-finance-Вена_Грац-2026-11-22.csv");
  expect(file?.text?.split("\r\n")).toEqual([
    '"Category","Title","Date","Currency","Total","Paid","Remaining","Per adult","Per kid","Status","Payment method","Payment due","Free cancellation until"',
    '"Plane","Flight",2026-12-05,"EUR",1300.50,300.00,1000.50,650.25,650.25,"Partly paid","Any",,2026-12-01',
    '"Other","Museum",,"GEL",9.00,0.00,9.00,4.50,4.50,"Not paid","Any",,',
    '"Other","Ticket",,"JPY",100,0,100,50,50,"Not paid","Any",,',
    '"Total",,,"EUR",1300.50,300.00,1000.50,650.25,650.25,,,,',
    '"Total",,,"JPY",100,0,100,50,50,,,,',
    '"Total",,,"GEL",9.00,0.00,9.00,4.50,4.50,,,,',
    '"Everything in euros, by the rates of 20.11.2026",,,"EUR",1304.17,300.00,1004.17,652.08,652.08,,,,',
    "",
  ]);
  expect(said()).toEqual([{ kind: "ok", text: "The table is saved as a file." }]);
});

test("In Russian the file suits a Russian spreadsheet, and names what the euro total lacks", async () => {
  await setLanguage("ru");
  const [file] = await exportAs(/CSV/, { GEL: 3 });
  const lines = file?.text?.split("\r\n") ?? [];
  expect(lines[1]).toBe(
    '"Самолёт";"Flight";2026-12-05;"EUR";1300,50;300,00;1000,50;650,25;650,25;"Частично";"Любой";;2026-12-01',
  );
  expect(lines.at(-2)).toBe('"Нет итога в евро, нет курса: JPY";;;;;;;;;;;;');
});

test("The XLSX export is a workbook", async () => {
  const [file] = await exportAs(/XLSX/);
  expect(file?.name).toBe("castor-finance-Вена_Грац-2026-11-22.xlsx");
  expect(file?.text?.startsWith("PK")).toBe(true);
});

test("A writer that does not load is reported, and nothing is saved", async () => {
  vi.doMock("./export/write-xlsx.ts", () => Promise.reject(new Error("offline")));
  vi.resetModules();
  expect(await exportAs(/XLSX/)).toEqual([]);
  expect(said()).toEqual([
    {
      kind: "error",
      text: "The table could not be exported. Check your connection and try again.",
    },
  ]);
});
