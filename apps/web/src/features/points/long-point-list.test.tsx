import { makePoint } from "@castor/core/testing/make.ts";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { setLanguage, startWords } from "../../i18n/words.ts";
import { KitProvider } from "../../ui/theme/kit-provider.tsx";
import { PointList, type PointListProps } from "./point-list.tsx";

const viewPx = 600;
const rowPx = 100;
/** The estimated height of a row before it is measured. */
const thoughtPx = 84;
const nothing = () => {};
const makePoints = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    makePoint({ id: `stop${index}`, name: `Stop ${index}`, order: index }),
  );
const thousand = makePoints(1_000);

/** The height of the content above the list. */
let abovePx = 0;

beforeAll(startWords);
beforeEach(async () => {
  await setLanguage("en");
  abovePx = 0;
  // jsdom has no layout: rows have one fixed height, the view another.
  vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(rowPx);
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(viewPx);
  vi.spyOn(HTMLOListElement.prototype, "getBoundingClientRect").mockImplementation(
    () => new DOMRect(0, abovePx - screen.getByTestId("view").scrollTop),
  );
});
afterEach(() => vi.restoreAllMocks());

/** The list inside a scrolling element. */
function LongList(props: Partial<PointListProps>) {
  return (
    <KitProvider>
      <div data-testid="view" style={{ overflowY: "auto" }}>
        <PointList
          points={thousand}
          legTo={() => null}
          alsoOn={() => ""}
          selectedId={null}
          isEditing={false}
          onSelect={nothing}
          onOrder={nothing}
          actions={{ onEdit: nothing, onDuplicate: nothing, onToTrip: nothing, onDelete: nothing }}
          {...props}
        />
      </div>
    </KitProvider>
  );
}

const rows = () => screen.getAllByRole("listitem");
/** The numbers of the drawn stops, from 1. */
const drawn = () => rows().map((row) => Number(row.getAttribute("aria-posinset")));
const row = (number: number) =>
  rows().find((one) => one.getAttribute("aria-posinset") === String(number));
function scrollTo(top: number): void {
  const view = screen.getByTestId("view");
  view.scrollTop = top;
  act(() => void fireEvent.scroll(view));
}

test("of a long day only the rows in view and some around them are drawn, each numbered within the whole list", () => {
  render(<LongList />);
  const numbers = drawn();
  expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  expect(numbers.length).toBeGreaterThanOrEqual(viewPx / rowPx);
  expect(numbers.length).toBeLessThan(40);
  expect(new Set(rows().map((one) => one.getAttribute("aria-setsize")))).toEqual(new Set(["1000"]));
});

test("rows are placed by their measured heights, and the list grows when they are higher than estimated", () => {
  render(<LongList />);
  const tops = rows().map(({ style }) => style.top);
  expect(tops).toEqual(tops.map((_, index) => `${index * rowPx}px`));
  const height = Number.parseInt(screen.getByRole("list").style.height, 10);
  const unseen = thousand.length - tops.length;
  expect(height).toBeGreaterThanOrEqual(tops.length * rowPx + unseen * thoughtPx);
});

test("after scrolling, the rows in view are drawn and the others are not", () => {
  render(<LongList />);
  scrollTo(40_000);
  const numbers = drawn();
  expect(numbers[0]).toBeGreaterThan(400);
  expect(numbers.length).toBeLessThan(40);
  const tops = rows().map(({ style }) => Number.parseInt(style.top, 10));
  expect(tops[0]).toBeLessThanOrEqual(40_000);
  expect(tops.at(-1)).toBeGreaterThanOrEqual(40_000 + viewPx - rowPx);
});

test("the content above the list is not counted as a part of it", () => {
  abovePx = 5_000;
  render(<LongList />);
  scrollTo(5_000);
  expect(drawn()[0]).toBe(1);
  expect(rows()[0]?.style.top).toBe("0px");
});

test("the focused row stays drawn and focused wherever the list is scrolled", () => {
  render(<LongList />);
  const button = row(3)?.querySelector("button");
  act(() => button?.focus());
  scrollTo(60_000);
  expect(drawn()[0]).toBe(3);
  expect(drawn()[1]).toBeGreaterThan(500);
  expect(document.activeElement).toBe(button);
  act(() => button?.blur());
  expect(drawn()).not.toContain(3);
});

test("the row to return to is drawn in its place", () => {
  render(<LongList keptId="stop899" />);
  expect(drawn().at(-1)).toBe(900);
  expect(drawn().length).toBeLessThan(40);
});

test("a short day is drawn whole, so that the search of the browser finds all of it", () => {
  render(<LongList points={makePoints(40)} />);
  expect(rows()).toHaveLength(40);
  expect(screen.getByRole("list").style.height).toBe("");
  expect(rows()[39]?.style.top).toBe("");
});
