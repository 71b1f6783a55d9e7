import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { setLanguage, startWords } from "../../i18n/words.ts";
import { KitProvider } from "../../ui/kit-provider.tsx";
import { CostFilters, type CostFiltersProps } from "./cost-filters.tsx";

beforeAll(startWords);
beforeEach(() => setLanguage("en"));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

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

/** The screen of a phone. */
const onPhone = () =>
  vi.spyOn(window, "matchMedia").mockImplementation(
    (query) =>
      Object.assign(new EventTarget(), {
        media: query,
        matches: query.includes("max-width"),
        onchange: null,
        addListener() {},
        removeListener() {},
      }) as MediaQueryList,
  );

async function choose(filter: string, choice: string) {
  await userEvent.click(screen.getByRole("combobox", { name: filter, hidden: true }));
  await userEvent.click(await screen.findByRole("option", { name: choice, hidden: true }));
}

test.each([
  ["Category", "Plane", { category: "plane" }],
  ["Payment", "In cash", { paymentType: "cash" }],
  ["Currency", "JPY", { currency: "JPY" }],
  ["Date", "06.12.2026", { date: "2026-12-06" }],
] as const)("%s is chosen of what the trip has", async (filter, choice, change) => {
  const { onChange } = draw();
  await choose(filter, choice);
  expect(onChange).toHaveBeenCalledExactlyOnceWith(change);
});

test.each([
  ["Category", "All categories", { category: "all" }, { category: "plane" }],
  ["Payment", "Any way", { paymentType: "any" }, { paymentType: "card" }],
  ["Currency", "All currencies", { currency: "all" }, { currency: "JPY" }],
  ["Date", "All dates", { date: "all" }, { date: "2026-12-05" }],
] as const)("%s is given up again", async (filter, choice, change, chosen) => {
  const { onChange } = draw(chosen);
  await choose(filter, choice);
  expect(onChange).toHaveBeenCalledExactlyOnceWith(change);
});

test("What is paid of them is chosen in one press", async () => {
  const { onChange } = draw();
  await userEvent.click(screen.getByRole("radio", { name: "Not paid" }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ payStatus: "unpaid" });
});

test("What an address asks for and the trip has not is shown all the same", () => {
  draw({ category: "restaurant", currency: "CHF", date: "2030-01-01" });
  for (const [filter, shown] of [
    ["Category", "Restaurant"],
    ["Currency", "CHF"],
    ["Date", "01.01.2030"],
  ] as const)
    expect(screen.getByRole<HTMLInputElement>("combobox", { name: filter }).value).toBe(shown);
});

test("Search is told as it is typed, and is emptied by a button", async () => {
  const { onSearch } = draw();
  await userEvent.type(screen.getByRole("textbox", { name: "Search costs" }), "h");
  expect(onSearch).toHaveBeenLastCalledWith("h");
  cleanup();
  const typed = draw({}, { search: "hotel" });
  await userEvent.click(screen.getByRole("button", { name: "Clear the search" }));
  expect(typed.onSearch).toHaveBeenCalledExactlyOnceWith("");
});

test("There is something to clear only while something is chosen or typed", async () => {
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

test("Places left out of the path have a switch where there are any", async () => {
  draw();
  expect(screen.queryByRole("switch")).toBeNull();
  cleanup();
  const out = draw({}, { hasExcluded: true });
  await userEvent.click(screen.getByRole("switch", { checked: true }));
  expect(out.onChange).toHaveBeenCalledExactlyOnceWith({ excluded: "0" });
  cleanup();
  const back = draw({ excluded: "0" }, { hasExcluded: true });
  await userEvent.click(screen.getByRole("switch", { checked: false }));
  expect(back.onChange).toHaveBeenCalledExactlyOnceWith({ excluded: undefined });
});

test("On a phone the choices fold away with how many are made, and the order is among them", async () => {
  onPhone();
  draw(
    { category: "plane", currency: "JPY", payStatus: "unpaid" },
    { order: <hr aria-label="Order" /> },
  );
  const fold = screen.getByRole("button", { name: /^Filters/ });
  expect(fold.textContent).toBe("Filters3");
  expect(screen.queryByRole("combobox")).toBeNull();
  await userEvent.click(fold);
  const region = within(screen.getByRole("search"));
  expect(region.getAllByRole("combobox")).toHaveLength(4);
  expect(region.getByRole("separator", { name: "Order" })).toBeDefined();
});
