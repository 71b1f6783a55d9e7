import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { setLanguage, startWords } from "../../i18n/words.ts";
import { KitProvider } from "../../ui/theme/kit-provider.tsx";
import { CostFilters, type CostFiltersProps } from "./cost-filters.tsx";

beforeAll(startWords);
beforeEach(() => setLanguage("en"));
afterEach(cleanup);

const usual: CostFiltersProps["values"] = {
  category: "all",
  payStatus: "all",
  paymentType: "any",
  currency: "all",
  date: "all",
};

function draw(
  values: Partial<CostFiltersProps["values"]> = {},
  more: Partial<CostFiltersProps> = {},
) {
  const onChange = vi.fn<CostFiltersProps["onChange"]>();
  const onSearch = vi.fn<CostFiltersProps["onSearch"]>();
  const onClear = vi.fn<CostFiltersProps["onClear"]>();
  render(
    <CostFilters
      values={{ ...usual, ...values }}
      choices={{
        categories: ["plane", "other"],
        currencies: ["EUR", "JPY"],
        dates: ["2026-12-05", "2026-12-06"],
      }}
      search=""
      hasExcluded={false}
      {...{ onChange, onSearch, onClear }}
      {...more}
    />,
    { wrapper: KitProvider },
  );
  return { onChange, onSearch, onClear };
}

const openFilters = () => userEvent.click(screen.getByRole("button", { name: /^Filters/ }));

async function choose(filter: string, choice: string) {
  await openFilters();
  await userEvent.click(screen.getByRole("combobox", { name: filter }));
  await userEvent.click(await screen.findByRole("option", { name: choice, hidden: true }));
}

test.each([
  ["Category", "Plane", { category: "plane" }],
  ["Payment method", "Cash", { paymentType: "cash" }],
  ["Currency", "JPY", { currency: "JPY" }],
  ["Date", "06.12.2026", { date: "2026-12-06" }],
] as const)("%s is chosen of what the trip has", async (filter, choice, change) => {
  const { onChange } = draw();
  await choose(filter, choice);
  expect(onChange).toHaveBeenCalledExactlyOnceWith(change);
});

test.each([
  ["Category", "All categories", { category: "all" }, { category: "plane" }],
  ["Payment method", "Any payment method", { paymentType: "any" }, { paymentType: "card" }],
  ["Currency", "All currencies", { currency: "all" }, { currency: "JPY" }],
  ["Date", "All dates", { date: "all" }, { date: "2026-12-05" }],
] as const)("%s is given up again", async (filter, choice, change, chosen) => {
  const { onChange } = draw(chosen);
  await choose(filter, choice);
  expect(onChange).toHaveBeenCalledExactlyOnceWith(change);
});

test("The payment filter takes one press", async () => {
  const { onChange } = draw();
  await userEvent.click(screen.getByRole("radio", { name: "Not paid" }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ payStatus: "unpaid" });
});

test("A filter of the address that matches nothing in the trip is still shown", async () => {
  draw({ category: "restaurant", currency: "CHF", date: "2030-01-01" });
  await openFilters();
  for (const [filter, shown] of [
    ["Category", "Restaurant"],
    ["Currency", "CHF"],
    ["Date", "01.01.2030"],
  ] as const)
    expect(screen.getByRole<HTMLInputElement>("combobox", { name: filter }).value).toBe(shown);
});

test("The search is reported as it is typed, and a button clears it", async () => {
  const { onSearch } = draw();
  await userEvent.type(screen.getByRole("textbox", { name: "Search costs" }), "h");
  expect(onSearch).toHaveBeenLastCalledWith("h");
  cleanup();
  const typed = draw({}, { search: "hotel" });
  await userEvent.click(screen.getByRole("button", { name: "Clear the search" }));
  expect(typed.onSearch).toHaveBeenCalledExactlyOnceWith("");
});

test("The clear button is there only while a filter or a search is set", async () => {
  draw();
  expect(screen.queryByRole("button", { name: "Clear filters" })).toBeNull();
  for (const [values, more] of [
    [{ paymentType: "card" }, {}],
    [{ date: "2026-12-05" }, {}],
    [{ excluded: "0" }, {}],
    [{}, { search: "hotel" }],
  ] as const) {
    cleanup();
    const { onClear } = draw(values, more);
    await userEvent.click(screen.getByRole("button", { name: "Clear filters" }));
    expect(onClear).toHaveBeenCalledOnce();
  }
});

test("Places off the path have a switch where there are any", async () => {
  draw();
  await openFilters();
  expect(screen.queryByRole("switch")).toBeNull();
  cleanup();
  const out = draw({}, { hasExcluded: true });
  await openFilters();
  await userEvent.click(screen.getByRole("switch", { checked: true }));
  expect(out.onChange).toHaveBeenCalledExactlyOnceWith({ excluded: "0" });
  cleanup();
  const back = draw({ excluded: "0" }, { hasExcluded: true });
  await openFilters();
  await userEvent.click(screen.getByRole("switch", { checked: false }));
  expect(back.onChange).toHaveBeenCalledExactlyOnceWith({ excluded: undefined });
});

test("The filters are folded with the number of active ones, and include the order; search and status are not", async () => {
  draw(
    { category: "plane", currency: "JPY", payStatus: "unpaid" },
    { order: <hr aria-label="Order" /> },
  );
  const fold = screen.getByRole("button", { name: /^Filters/ });
  expect(fold.textContent).toBe("Filters2");
  expect(fold.getAttribute("aria-expanded")).toBe("false");
  expect(screen.queryByRole("combobox")).toBeNull();
  expect(screen.getByRole("textbox", { name: "Search costs" })).toBeDefined();
  expect(screen.getByRole("radio", { name: "Not paid", checked: true })).toBeDefined();
  await userEvent.click(fold);
  const region = within(screen.getByRole("search"));
  expect(region.getAllByRole("combobox")).toHaveLength(4);
  expect(region.getByRole("separator", { name: "Order" })).toBeDefined();
});
