import type { FinanceRow } from "@castor/core/finance/table/finance-table.ts";
import { listFinanceRows } from "@castor/core/finance/table/list-rows.ts";
import {
  makeFinance,
  makeFinanceItem,
  makePoint,
  makeRoute,
  makeTrip,
} from "@castor/core/testing/make.ts";
import { act, cleanup, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { setLanguage, startWords } from "../../i18n/words.ts";
import { KitProvider } from "../../ui/theme/kit-provider.tsx";
import { CostTable } from "./cost-table.tsx";
import type { CostActions, CostOrder, CostTableProps } from "./listed-costs.ts";

beforeAll(startWords);
beforeEach(() => setLanguage("en"));
afterEach(() => {
  cleanup();
  scrollTo(0);
  vi.restoreAllMocks();
});

const count = 1_000;
const many = listFinanceRows(
  makeTrip({
    financeItems: Array.from({ length: count }, (_, index) =>
      makeFinanceItem({ id: `cost${index}`, name: `Cost ${index}` }),
    ),
  }),
  true,
);
const few = listFinanceRows(
  makeTrip({
    adults: 2,
    kids: 1,
    routes: [
      makeRoute({
        id: "day1",
        points: [
          makePoint({
            linkId: "castle",
            name: "Castle",
            typeId: "Monument",
            finance: makeFinance({
              type: "adultChild",
              price: 1200.5,
              pricePerKid: 30,
              payed: 1000,
            }),
          }),
        ],
      }),
    ],
    financeItems: [
      makeFinanceItem({
        id: "flight",
        name: "Flight",
        type: "plane",
        finance: makeFinance({ price: 300, payed: 300, currency: "JPY" }),
      }),
    ],
  }),
  true,
);

/** jsdom has no layout: these sizes are fixed. */
function scrollTo(px: number): void {
  Object.defineProperty(window, "scrollY", { value: px, configurable: true });
  act(() => void window.dispatchEvent(new Event("scroll")));
}

function draw(rows: readonly FinanceRow[], more: Partial<CostTableProps> = {}) {
  const actions = {
    onOpen: vi.fn<NonNullable<CostActions["onOpen"]>>(),
    onPay: vi.fn<NonNullable<CostActions["onPay"]>>(),
    onDelete: vi.fn<NonNullable<CostActions["onDelete"]>>(),
    onMap: vi.fn<CostActions["onMap"]>(),
  };
  const onOrder = vi.fn<CostTableProps["onOrder"]>();
  const order: CostOrder = { field: "date", direction: "asc" };
  const all = { shape: "wide" as const, hasKids: true, order, onOrder, actions, ...more };
  const { rerender } = render(<CostTable rows={rows} {...all} />, { wrapper: KitProvider });
  return {
    ...actions,
    onOrder,
    redraw: (others: readonly FinanceRow[]) => rerender(<CostTable rows={others} {...all} />),
  };
}

const drawn = () => [...document.querySelectorAll("[data-cost]")];
const titled = (title: string) => screen.getByRole("button", { name: title });
const plain = (text: string | null) => (text ?? "").replaceAll(/[\u00a0\u202f]/g, " ");

test("Of a long table only the rows in view are drawn, and screen readers get the full number", () => {
  draw(many);
  expect(screen.getByRole("table").getAttribute("aria-rowcount")).toBe(String(count + 1));
  expect(drawn().length).toBeGreaterThan(5);
  expect(drawn().length).toBeLessThan(60);
  expect(drawn()[0]?.getAttribute("aria-rowindex")).toBe("2");
  expect(screen.queryByText("Cost 500")).toBeNull();
  scrollTo(500 * 49);
  expect(titled("Cost 500").closest("tr")?.getAttribute("aria-rowindex")).toBe("502");
  expect(screen.queryByText("Cost 0")).toBeNull();
  expect(drawn().length).toBeLessThan(60);
});

test("A focused row stays drawn while the table is scrolled away from it", () => {
  draw(many);
  act(() => titled("Cost 3").focus());
  scrollTo(700 * 49);
  expect(document.activeElement).toBe(titled("Cost 3"));
  expect(drawn()[0]?.getAttribute("aria-rowindex")).toBe("5");
  expect(titled("Cost 700")).toBeDefined();
  expect(screen.queryByText("Cost 4")).toBeNull();
});

test("Rows that are removed while scrolled far down leave no gap", () => {
  const { redraw } = draw(many);
  scrollTo(900 * 49);
  redraw(many.slice(0, 3));
  scrollTo(0);
  expect(drawn().map((row) => row.getAttribute("data-cost"))).toEqual(["cost0", "cost1", "cost2"]);
});

test("Of many cards only those in view are drawn, each with its position", () => {
  draw(many, { shape: "cards" });
  expect(screen.queryByRole("table")).toBeNull();
  expect(drawn().length).toBeLessThan(60);
  expect(drawn()[2]?.getAttribute("aria-posinset")).toBe("3");
  expect(drawn()[2]?.getAttribute("aria-setsize")).toBe(String(count));
  act(() => titled("Cost 3").focus());
  scrollTo(500 * 116);
  expect(document.activeElement).toBe(titled("Cost 3"));
  expect(titled("Cost 500")).toBeDefined();
  expect(drawn().length).toBeLessThan(60);
});

test("A card shows a kid's share only where kids travel", () => {
  draw(few, { shape: "cards" });
  expect(plain(drawn()[0]?.textContent ?? null)).toContain("adult €1,200.50 · kid €30");
  cleanup();
  draw(few, { shape: "cards", hasKids: false });
  expect(plain(drawn()[0]?.textContent ?? null)).toContain("€1,200.50 per person");
  expect(screen.queryByText(/kid/)).toBeNull();
});

test("A row fills all columns, each amount with the digits of its currency", () => {
  draw(few);
  const cells = drawn().map((row) =>
    [...row.children].slice(0, -1).map((cell) => plain(cell.textContent)),
  );
  expect(cells).toEqual([
    [
      ...["Entertainment", "Castle", "05.12.2026", "EUR"],
      ...["2,431.00", "1,000.00", "1,431.00", "1,200.50", "30.00", "Partly paid"],
    ],
    ["Plane", "Flight", "–", "JPY", "300", "300", "0", "100", "100", "Paid"],
  ]);
});

test("A heading sorts by its column, and a second press reverses the order", async () => {
  const { onOrder } = draw(few, { order: { field: "total", direction: "asc" } });
  const heading = (name: string) => screen.getByRole("columnheader", { name });
  expect(heading("Total").getAttribute("aria-sort")).toBe("ascending");
  expect(heading("Title").getAttribute("aria-sort")).toBeNull();
  await userEvent.click(within(heading("Total")).getByRole("button"));
  expect(onOrder).toHaveBeenLastCalledWith({ field: "total", direction: "desc" });
  await userEvent.click(within(heading("Title")).getByRole("button"));
  expect(onOrder).toHaveBeenLastCalledWith({ field: "title", direction: "asc" });
});

test.each([["wide"], ["cards"]] as const)(
  "Shown as %s a cost is opened, paid and deleted; a place leads to its map",
  async (shape) => {
    const { onOpen, onPay, onDelete, onMap } = draw(few, { shape });
    const [castle, flight] = few;
    await userEvent.click(titled("Flight"));
    expect(onOpen).toHaveBeenLastCalledWith(flight);
    expect(screen.queryByRole("button", { name: "Mark as paid: Flight" })).toBeNull();
    await userEvent.click(titled("Mark as paid: Castle"));
    expect(onPay).toHaveBeenCalledExactlyOnceWith(castle);
    await userEvent.click(titled("Actions for “Castle”"));
    const item = (name: string) => screen.findByRole("menuitem", { name, hidden: true });
    await userEvent.click(await item("Show on the map"));
    expect(onMap).toHaveBeenCalledExactlyOnceWith(castle);
    await userEvent.click(titled("Actions for “Castle”"));
    await item("Edit");
    expect(screen.queryByRole("menuitem", { name: "Delete", hidden: true })).toBeNull();
    await userEvent.click(await item("Edit"));
    expect(onOpen).toHaveBeenLastCalledWith(castle);
    await userEvent.click(titled("Actions for “Flight”"));
    await userEvent.click(await item("Delete"));
    expect(onDelete).toHaveBeenCalledExactlyOnceWith(flight);
  },
);

test.each([["wide"], ["cards"]] as const)(
  "Shown as %s a double click is one press, since another row may be there by the second",
  async (shape) => {
    const { onOpen, onPay } = draw(few, { shape });
    await userEvent.dblClick(titled("Mark as paid: Castle"));
    expect(onPay).toHaveBeenCalledOnce();
    await userEvent.dblClick(titled("Flight"));
    expect(onOpen).toHaveBeenCalledOnce();
  },
);

test("Escape closes a row's menu and focuses its button, also the first time", async () => {
  draw(many);
  titled("Actions for “Cost 1”").focus();
  await userEvent.keyboard("{Enter}");
  await screen.findByRole("menuitem", { name: "Edit", hidden: true });
  await userEvent.keyboard("{Escape}");
  await waitFor(() =>
    expect(document.activeElement?.getAttribute("aria-label")).toBe("Actions for “Cost 1”"),
  );
});
