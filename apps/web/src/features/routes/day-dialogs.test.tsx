import { limits } from "@castor/core/limits.ts";
import { makeFinance, makePoint, makeRoute } from "@castor/core/testing/make.ts";
import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { setLanguage, startWords } from "../../i18n/words.ts";
import { KitProvider } from "../../ui/theme/kit-provider.tsx";
import { GenerateDaysDialog } from "./generate-days-dialog.tsx";
import { InsertDayDialog } from "./insert-day-dialog.tsx";
import { MoveDayDialog } from "./move-day-dialog.tsx";
import { SwapDaysDialog } from "./swap-days-dialog.tsx";

const hotel = makePoint({
  name: "Rooms Hotel",
  finance: makeFinance({ validFrom: "2026-12-06", paymentDueDate: "2026-11-01" }),
});
const first = makeRoute({ id: "a", name: "Old town", date: "2026-12-05 09:00" });
const second = makeRoute({ id: "b", name: "Hills", date: "2026-12-06 10:30", points: [hotel] });
const third = makeRoute({ id: "c", name: "Sea", date: "2026-12-09 08:00" });
const routes = [first, second, third];
const nothing = () => {};
const wrapper = KitProvider;

beforeAll(startWords);
beforeEach(() => setLanguage("en"));

const typeDate = async (label: string, date: string) => {
  const field = await screen.findByRole("textbox", { name: new RegExp(label) });
  fireEvent.change(field, { target: { value: date } });
  fireEvent.blur(field);
};
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

test("moving a day first shows how many days move, which bookings follow and what stays", async () => {
  const onMove = vi.fn();
  render(<MoveDayDialog routes={routes} route={first} onMove={onMove} onClose={nothing} />, {
    wrapper,
  });
  expect(screen.getByRole("button", { name: "Move day" })).toHaveProperty("disabled", true);
  await typeDate("New date", "06.12.2026");
  expect(screen.getByText(/^1 day moves 1 day later/)).toBeDefined();
  expect(screen.getByText("This date already has a day: Hills.")).toBeDefined();
  expect(screen.queryByText(/Rooms Hotel/)).toBeNull();
  await userEvent.click(screen.getByRole("switch", { name: "Move all later days too" }));
  expect(screen.getByText(/^3 days move 1 day later/)).toBeDefined();
  expect(screen.getByText(/^The booking for Rooms Hotel moves too\. Payment and/)).toBeDefined();
  expect(screen.queryByText(/This date already has a day/)).toBeNull();
  await press("Move 3 days");
  expect(onMove).toHaveBeenCalledExactlyOnceWith([
    { id: "a", date: "2026-12-06 09:00" },
    { id: "b", date: "2026-12-07 10:30" },
    { id: "c", date: "2026-12-10 08:00" },
  ]);
});

test("bookings that stay because only some of their stops move are named beside those that follow", async () => {
  const spa = makePoint({ name: "Spa", finance: makeFinance({ validTo: "2026-12-06" }) });
  const days = [
    first,
    { ...second, points: [hotel, spa] },
    { ...third, points: [{ ...hotel, id: "hotel-again" }] },
  ];
  render(<MoveDayDialog routes={days} route={second} onMove={nothing} onClose={nothing} />, {
    wrapper,
  });
  await typeDate("New date", "07.12.2026");
  expect(screen.getByText(/^The booking for Spa moves too\./)).toBeDefined();
  const stays = "The booking for Rooms Hotel keeps its dates: its days move differently.";
  expect(screen.getByText(stays)).toBeDefined();
  await userEvent.click(screen.getByRole("switch", { name: "Move all later days too" }));
  expect(screen.getByText(/^The bookings for Rooms Hotel, Spa move too\./)).toBeDefined();
  expect(screen.queryByText(/stays:/)).toBeNull();
});

test("dates that are impossible for a booking are refused with a message", async () => {
  const late = makeRoute({
    id: "late",
    date: "2200-12-01 09:00",
    points: [makePoint({ finance: makeFinance({ validTo: "2200-12-31" }) })],
  });
  render(<MoveDayDialog routes={[late]} route={late} onMove={nothing} onClose={nothing} />, {
    wrapper,
  });
  await typeDate("New date", "02.12.2200");
  expect(screen.getByRole("alert").textContent).toContain("out of range");
  expect(screen.getByRole("button", { name: "Move day" })).toHaveProperty("disabled", true);
});

test("an inserted day moves later days where its date is taken, unless switched off", async () => {
  const onInsert = vi.fn(async () => null);
  render(
    <InsertDayDialog
      routes={routes}
      route={first}
      place="after"
      onInsert={onInsert}
      onClose={nothing}
    />,
    { wrapper },
  );
  expect(screen.getByRole("switch")).toHaveProperty("checked", true);
  await press("Insert day");
  expect(await screen.findByText("This field is required.")).toBeDefined();
  await userEvent.type(screen.getByRole("textbox", { name: /^Name/ }), "Mtskheta");
  await press("Insert day");
  const day = {
    name: "Mtskheta",
    moveType: "car",
    date: "2026-12-06 09:00",
    icon: "none",
    description: "",
  };
  expect(onInsert).toHaveBeenLastCalledWith(day, [
    { id: "b", date: "2026-12-07 10:30" },
    { id: "c", date: "2026-12-10 08:00" },
  ]);
  await userEvent.click(screen.getByRole("switch"));
  await press("Insert day");
  expect(onInsert).toHaveBeenLastCalledWith(day, []);
});

test("a day inserted before the first one starts the trip a day earlier and moves none", () => {
  render(
    <InsertDayDialog
      routes={routes}
      route={first}
      place="before"
      onInsert={async () => null}
      onClose={nothing}
    />,
    { wrapper },
  );
  expect(screen.getByRole("switch")).toHaveProperty("checked", false);
  expect(screen.getByText("It will be on 04 December Friday.")).toBeDefined();
});

test("days swap dates and keep their start times, and days of one date move together", async () => {
  const onSwap = vi.fn();
  const evening = makeRoute({ id: "d", name: "Concert", date: "2026-12-06 19:00" });
  const days = [first, second, evening, third];
  render(<SwapDaysDialog routes={days} route={first} onSwap={onSwap} onClose={nothing} />, {
    wrapper,
  });
  expect(screen.getByText(/each keeps its start time\. Days that share/)).toBeDefined();
  await press("Swap days");
  expect(onSwap).toHaveBeenCalledExactlyOnceWith(second, [
    { id: "a", date: "2026-12-06 09:00" },
    { id: "b", date: "2026-12-05 10:30" },
    { id: "d", date: "2026-12-05 19:00" },
  ]);
});

test("generating creates a day for each date of a range without one, and shows how many", async () => {
  const onGenerate = vi.fn(async () => null);
  render(
    <GenerateDaysDialog
      routes={routes}
      firstDay="2026-12-10"
      onGenerate={onGenerate}
      onClose={nothing}
    />,
    { wrapper },
  );
  expect(screen.getByText(/^3 days will be added: Day 4 to Day 6/)).toBeDefined();
  await typeDate("Last date", "08.12.2026");
  expect(screen.getByText("Date should be greater than or equal to 10.12.2026.")).toBeDefined();
  await press("Add days");
  expect(onGenerate).not.toHaveBeenCalled();
  await typeDate("First date", "06.12.2026");
  expect(screen.queryByText(/greater than or equal/)).toBeNull();
  expect(screen.getByText(/^2 days will be added: Day 4 to Day 5/)).toBeDefined();
  await press("Add days");
  const day = { moveType: "car", icon: "none", description: "" };
  expect(onGenerate).toHaveBeenCalledExactlyOnceWith([
    { ...day, name: "Day 4", date: "2026-12-07 09:00" },
    { ...day, name: "Day 5", date: "2026-12-08 09:00" },
  ]);
});

test.each([
  ["10.12.2026", /^Появится один день: «День 4»\./],
  ["30.12.2026", /^Появится 21 день: от «День 4» до «День 24»\./],
])("in Russian 21 days are more than one: to %s", async (last, message) => {
  await setLanguage("ru");
  render(
    <GenerateDaysDialog
      routes={routes}
      firstDay="2026-12-10"
      onGenerate={async () => null}
      onClose={nothing}
    />,
    { wrapper },
  );
  await typeDate("Последняя дата", last);
  expect(await screen.findByText(message)).toBeDefined();
});

test("generating respects the limit of days, and refuses a range without a free date", async () => {
  const onGenerate = vi.fn(async () => null);
  render(
    <GenerateDaysDialog
      routes={routes}
      firstDay="2026-12-10"
      onGenerate={onGenerate}
      onClose={nothing}
    />,
    { wrapper },
  );
  await typeDate("Last date", "31.12.2030");
  await press("Add days");
  const room = limits.routesPerTrip - routes.length;
  expect(await screen.findByText(new RegExp(`room for ${room} more`))).toBeDefined();
  await typeDate("First date", "05.12.2026");
  await typeDate("Last date", "06.12.2026");
  await press("Add days");
  expect(await screen.findByText("Every date in this range already has a day.")).toBeDefined();
  expect(onGenerate).not.toHaveBeenCalled();
});
