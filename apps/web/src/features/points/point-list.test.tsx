import { makePoint } from "@castor/core/testing/make.ts";
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { setLanguage, startWords } from "../../i18n/words.ts";
import { KitProvider } from "../../ui/theme/kit-provider.tsx";
import { PointList, type PointListProps } from "./point-list.tsx";

const points = ["Castle", "Bath", "Market"].map((name, order) =>
  makePoint({ id: name.toLowerCase(), name, order }),
);
const actions = {
  onEdit: vi.fn(),
  onMoveToDay: vi.fn(),
  onDuplicate: vi.fn(),
  onToTrip: vi.fn(),
  onDelete: vi.fn(),
};

beforeAll(startWords);
beforeEach(() => setLanguage("en"));

/** A list that orders its points like its page does. */
function OrderedList(props: Partial<PointListProps>) {
  const [shown, setShown] = useState(points);
  const order = (id: string, to: number) => {
    const others = shown.filter((point) => point.id !== id);
    const moved = shown.filter((point) => point.id === id);
    setShown([...others.slice(0, to), ...moved, ...others.slice(to)]);
  };
  return (
    <KitProvider>
      <PointList
        points={shown}
        legTo={() => null}
        alsoOn={() => ""}
        selectedId={null}
        isEditing
        onSelect={() => {}}
        onOrder={order}
        actions={actions}
        {...props}
      />
    </KitProvider>
  );
}

const names = () =>
  within(screen.getByRole("list", { name: "Points of the day" }))
    .getAllByRole("listitem")
    .map((row) => within(row).getByText(/Castle|Bath|Market/, { selector: "span" }).textContent);

// jsdom has no layout: Mantine takes the button for scrolled out of view and hides its menu.
const findItem = (name: string) => screen.findByRole("menuitem", { name, hidden: true });

const choose = async (name: string, item: string) => {
  await userEvent.click(screen.getByRole("button", { name: `Actions for “${name}”` }));
  const found = await findItem(item);
  await userEvent.click(found);
  return found;
};

test("a point is moved by its menu, the move is announced, and the menu's button keeps the focus", async () => {
  render(<OrderedList />);
  await choose("Castle", "Move down");
  expect(names()).toEqual(["Bath", "Castle", "Market"]);
  expect(screen.getByText("“Castle” is now number 2 of 3.")).toBeDefined();
  await vi.waitFor(() =>
    expect(document.activeElement).toBe(
      screen.getByRole("button", { name: "Actions for “Castle”" }),
    ),
  );
});

test("the first point cannot move up, the last cannot move down", async () => {
  const onOrder = vi.fn();
  render(<OrderedList onOrder={onOrder} />);
  expect(await choose("Castle", "Move up")).toHaveProperty("disabled", true);
  await userEvent.keyboard("{Escape}");
  await vi.waitFor(() => expect(screen.queryByRole("menuitem", { hidden: true })).toBeNull());
  expect(await choose("Market", "Move down")).toHaveProperty("disabled", true);
  expect(onOrder).not.toHaveBeenCalled();
});

test("in view mode there are no tools, only the points", () => {
  render(<OrderedList isEditing={false} />);
  expect(screen.queryByRole("button", { name: /Move|Change the place|Actions/ })).toBeNull();
  expect(screen.getAllByRole("button")).toHaveLength(3);
});

test("a shared place is marked in its row with its other days", () => {
  render(<OrderedList alsoOn={({ id }) => (id === "bath" ? "06/12 (Sun)" : "")} />);
  const marks = screen.getAllByText(/^Also on/);
  expect(marks.map((mark) => mark.textContent)).toEqual(["Also on 06/12 (Sun)"]);
  const row = marks[0]?.closest("[data-point]");
  expect(row?.getAttribute("data-point")).toBe("bath");
  expect(marks[0]?.parentElement?.querySelector("svg.tabler-icon-map-pins")).not.toBeNull();
});

test("a leg shows distance and duration, with “about” while they are estimated", () => {
  const leg = {
    distance: 1_200,
    duration: 900,
    geometry: { type: "LineString" as const, coordinates: [] },
    isEstimated: true,
  };
  render(<OrderedList legTo={(point) => (point.id === "bath" ? leg : null)} />);
  expect(screen.getByText(/^Car: about 1.2\skm, 15\smin$/)).toBeDefined();
});

test("an estimated leg over water says that it takes a ferry, or that somebody has to look for one", () => {
  const legOver = (crossing: "ferry" | "unknown") => ({
    distance: 81_900,
    duration: 9_900,
    geometry: { type: "LineString" as const, coordinates: [] },
    isEstimated: true,
    crossing,
  });
  const legs: Record<string, ReturnType<typeof legOver>> = {
    bath: legOver("ferry"),
    market: legOver("unknown"),
  };
  render(<OrderedList legTo={({ id }) => legs[id] ?? null} />);
  const announcement = screen.getAllByText(/^Car: about/).map(({ textContent }) => textContent);
  expect(announcement.map((text) => text.replaceAll("\u00a0", " "))).toEqual([
    "Car: about 81.9 km, 2 hr 45 min, by ferry",
    "Car: about 81.9 km, 2 hr 45 min, over water: check the ferry",
  ]);
});

test("a press on a leg changes how one gets to its point, and leads the route past it", async () => {
  const onLegChange = vi.fn();
  render(
    <OrderedList
      legTo={({ id }) => (id === "bath" ? "missing" : null)}
      onLegChange={onLegChange}
    />,
  );
  const press = async (mode: string) => {
    await userEvent.click(screen.getByRole("button", { name: /^Car: no route found/ }));
    await userEvent.click(await findItem(mode));
  };
  await press("Walk");
  expect(onLegChange).toHaveBeenLastCalledWith("bath", {
    routeMode: "walk",
    excludeFromRoute: false,
  });
  await press("Skip in route");
  expect(onLegChange).toHaveBeenLastCalledWith("bath", { excludeFromRoute: true });
  await press("Start a new route here");
  expect(onLegChange).toHaveBeenLastCalledWith("bath", {
    routeMode: "break",
    excludeFromRoute: false,
  });
});

test("the list speaks Russian when the language is Russian", async () => {
  await setLanguage("ru");
  render(<OrderedList />);
  await userEvent.click(screen.getByRole("button", { name: "Действия с точкой «Bath»" }));
  await userEvent.click(await findItem("Выше"));
  expect(screen.getByText("Точка «Bath» теперь 1-я из 3.")).toBeDefined();
});
