import { makePoint } from "@castor/core/testing/make.ts";
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { setLanguage, startWords } from "../../i18n/words.ts";
import { KitProvider } from "../../ui/kit-provider.tsx";
import { PointList, type PointListProps } from "./point-list.tsx";

const points = ["Castle", "Bath", "Market"].map((name, order) =>
  makePoint({ id: name.toLowerCase(), name, order }),
);
const actions = { onEdit: vi.fn(), onMoveToDay: vi.fn(), onDelete: vi.fn() };

beforeAll(startWords);
beforeEach(() => setLanguage("en"));

/** A list that is ordered as its page orders it. */
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

test("a point is moved by its buttons, said aloud, and the button keeps the focus", async () => {
  render(<OrderedList />);
  await userEvent.click(screen.getByRole("button", { name: "Move down: Castle" }));
  expect(names()).toEqual(["Bath", "Castle", "Market"]);
  expect(screen.getByText("“Castle” is now number 2 of 3.")).toBeDefined();
  await vi.waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Move down: Castle" })),
  );
});

test("the first cannot go up, the last cannot go down", async () => {
  const onOrder = vi.fn();
  render(<OrderedList onOrder={onOrder} />);
  await userEvent.click(screen.getByRole("button", { name: "Move up: Castle" }));
  await userEvent.click(screen.getByRole("button", { name: "Move down: Market" }));
  expect(onOrder).not.toHaveBeenCalled();
});

test("in view mode there are no tools, only the points", () => {
  render(<OrderedList isEditing={false} />);
  expect(screen.queryByRole("button", { name: /Move|Change the place|Actions/ })).toBeNull();
  expect(screen.getAllByRole("button")).toHaveLength(3);
});

test("a place that stands on other days too is marked in its row, and says on which", () => {
  render(<OrderedList alsoOn={({ id }) => (id === "bath" ? "06/12 (Sun)" : "")} />);
  const marks = screen.getAllByText(/^Also on/);
  expect(marks.map((mark) => mark.textContent)).toEqual(["Also on 06/12 (Sun)"]);
  const row = marks[0]?.closest("[data-point]");
  expect(row?.getAttribute("data-point")).toBe("bath");
  expect(marks[0]?.parentElement?.querySelector("svg.tabler-icon-map-pins")).not.toBeNull();
});

test("a leg says how far and how long, with “about” while it is an estimate", () => {
  const leg = {
    distance: 1_200,
    duration: 900,
    geometry: { type: "LineString" as const, coordinates: [] },
    isEstimated: true,
  };
  render(<OrderedList legTo={(point) => (point.id === "bath" ? leg : null)} />);
  expect(screen.getByText(/^Car: about 1.2\skm, 15\smin$/)).toBeDefined();
});

test("the list speaks Russian when the language is Russian", async () => {
  await setLanguage("ru");
  render(<OrderedList />);
  await userEvent.click(screen.getByRole("button", { name: "Выше: Bath" }));
  expect(screen.getByText("Точка «Bath» теперь 1-я из 3.")).toBeDefined();
});
