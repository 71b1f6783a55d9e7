import { makePoint, makeRoute } from "@castor/core/testing/make.ts";
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { setLanguage, startWords } from "../../i18n/words.ts";
import { KitProvider } from "../../ui/theme/kit-provider.tsx";
import { PickExistingDialog } from "./pick-existing-dialog.tsx";

const on = (routeId: string, names: string[]) =>
  names.map((name, order) =>
    makePoint({ id: `${routeId}-${order}`, linkId: `place-${name}`, name, routeId, order }),
  );
const days = [
  { value: "day1", label: "5 Dec Tbilisi" },
  { value: "day2", label: "6 Dec Hills" },
];
const twoDays = [
  makeRoute({ id: "day1", points: on("day1", ["Hotel", "Крепость", "Café"]) }),
  makeRoute({ id: "day2", date: "2026-12-06 09:00", points: on("day2", ["Hotel", "Lake"]) }),
];
const pick = vi.fn();

beforeAll(startWords);
beforeEach(async () => {
  await setLanguage("en");
  pick.mockClear();
});

function open(routes = twoDays) {
  render(
    <KitProvider>
      <PickExistingDialog
        routes={routes}
        routeId="day2"
        days={days}
        onPick={pick}
        onClose={() => {}}
      />
    </KitProvider>,
  );
}
const names = () => screen.queryAllByRole("checkbox").map((box) => box.parentElement?.textContent);

test("every place of the trip is listed once, by day, with its other days", async () => {
  open();
  const first = await screen.findByRole("region", { name: "5 Dec Tbilisi" });
  expect(within(first).getAllByRole("checkbox")).toHaveLength(3);
  expect(screen.getAllByText("Hotel")).toHaveLength(1);
  expect(screen.getByText(/Also on 6 Dec Hills · already on this day/)).toBeDefined();
});

test("a search finds a name in either alphabet, whatever its case and accents", async () => {
  open();
  const search = await screen.findByRole("searchbox");
  for (const [typed, name] of [
    ["KREP", "Крепость"],
    ["кафе", "Café"],
    ["cafe", "Café"],
    ["лак", "Lake"],
  ] as const) {
    await userEvent.clear(search);
    await userEvent.type(search, typed);
    expect(names().join(), typed).toContain(name);
    expect(names()).toHaveLength(1);
  }
  await userEvent.clear(search);
  await userEvent.type(search, "nowhere");
  expect(screen.getByRole("status").textContent).toBe("No matching points");
});

test("several places are picked by keyboard and added at once, even one that is on this day already", async () => {
  open();
  const search = await screen.findByRole("searchbox");
  await userEvent.type(search, "caf{Enter}");
  await userEvent.clear(search);
  await userEvent.keyboard("{ArrowDown}{Enter}");
  await userEvent.click(screen.getByRole("button", { name: "Add 2 points" }));
  expect(pick.mock.calls[0]?.[0].map(({ name }: { name: string }) => name)).toEqual([
    "Hotel",
    "Café",
  ]);
});

test("of thousands of points only a readable number is shown, with a hint how to find the others", async () => {
  const many = Array.from({ length: 2_000 }, (_, index) => `Stop ${index}`);
  open([makeRoute({ id: "day1", points: on("day1", many) })]);
  expect(await screen.findByText("And 1900 more. Keep typing to narrow it down.")).toBeDefined();
  await userEvent.type(screen.getByRole("searchbox"), "1999");
  expect(names()).toHaveLength(1);
});
