import { createChange } from "@castor/core/changes/trip-change.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type {
  BlockReason,
  UnsentChange,
  UnsentTrip,
} from "../../../data/trip-changes/unsent/unsent-changes.ts";
import { setLanguage, startWords } from "../../../i18n/words.ts";
import { KitProvider } from "../../../ui/theme/kit-provider.tsx";
import { UnsentList } from "./unsent-list.tsx";

beforeAll(startWords);
beforeEach(() => setLanguage("en"));
afterEach(cleanup);

const at = "2027-05-03T10:20:00.000Z";
const longText = "We meet at the fountain. ".repeat(20);

function waiting(id: string, more: Partial<UnsentChange> = {}): UnsentChange {
  const change = createChange(
    {
      name: "notes.add",
      args: { tripId: "t", id, note: { routeId: null, parentId: null, text: longText } },
    },
    { id, at },
  );
  return { id, tripId: "t", change, blocked: null, thing: "Fountain", ...more };
}

function blocked(id: string, reason: BlockReason): UnsentChange {
  const change = createChange(
    {
      name: "points.save",
      args: { id, change: { description: longText, finance: { price: 20 } } },
    },
    { id, at },
  );
  return waiting(id, { change, blocked: reason, thing: "Castle" });
}

const unapplied = { made: null, isKept: true, apply: (trip: Trip) => trip };

function show(changes: UnsentChange[], others: UnsentTrip[] = []) {
  const onDecide = vi.fn(async () => {});
  const trips = [...others, { tripId: "t", tripName: "Georgia", changes, ...unapplied }];
  render(
    <UnsentList
      trips={trips}
      isConnected={false}
      nameOfThing={() => "Day 1"}
      onDecide={onDecide}
    />,
    { wrapper: KitProvider },
  );
  return { onDecide };
}

test("changes that wait are listed by trip, in words and with the time they were made", () => {
  show([waiting("a")]);
  const trip = screen.getByRole("region", { name: "Georgia" });
  expect(within(trip).getByText("add the note “Fountain”")).toBeDefined();
  expect(within(trip).getByText(/Made .*2027/)).toBeDefined();
  expect(within(trip).queryByRole("button")).toBeNull();
  expect(screen.getByText(/Stored on this device/)).toBeDefined();
});

test("what the browser could not store is not said to be stored", () => {
  show(
    [waiting("a")],
    [{ tripId: "o", tripName: "Armenia", changes: [waiting("x")], ...unapplied, isKept: false }],
  );
  expect(screen.queryByText(/Stored on this device/)).toBeNull();
  expect(screen.getByRole("alert").textContent).toMatch(/only in this window/);
});

test("what needs a decision comes first, trips and changes", () => {
  const other: UnsentTrip = {
    tripId: "o",
    tripName: "Armenia",
    changes: [waiting("x")],
    ...unapplied,
  };
  show([waiting("a"), blocked("b", { kind: "gone", canRestore: true })], [other]);
  expect(screen.getAllByRole("heading").map(({ textContent }) => textContent)).toEqual([
    "Georgia",
    "Armenia",
  ]);
  const [first] = screen.getAllByRole("listitem");
  expect(first?.textContent).toContain("edit “Castle”");
});

test("a conflict shows both values in words and is decided by one press", async () => {
  const { onDecide } = show([
    blocked("b", {
      kind: "conflict",
      currencies: { mine: "USD", theirs: "EUR" },
      fields: [
        { path: "finance.price", mine: 1200.5, theirs: 30 },
        { path: "description", mine: longText, theirs: null },
        { path: "finance.paymentDueDate", mine: "2027-05-04", theirs: "2027-05-05" },
      ],
    }),
  ]);
  expect(screen.getByText("Yours: US$1,200.50")).toBeDefined();
  expect(screen.getByText("Changed meanwhile to €30")).toBeDefined();
  expect(screen.getByText("Changed meanwhile to nothing")).toBeDefined();
  expect(screen.getByText(/^Yours: 04\/05/)).toBeDefined();
  expect(screen.queryByText(new RegExp(`${longText.trim()}”`))).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Show all" }));
  expect(screen.getByText(/“We meet at the fountain/).textContent).toContain(longText.trim());
  await userEvent.click(screen.getByRole("button", { name: "Keep mine: edit “Castle”" }));
  expect(onDecide).toHaveBeenCalledWith(expect.objectContaining({ id: "b" }), "mine");
});

test("what was deleted meanwhile comes back only where it can, and a typed text can be copied", async () => {
  // Its clipboard stands in for the browser's.
  const user = userEvent.setup();
  const { onDecide } = show([blocked("b", { kind: "gone", canRestore: true })]);
  await user.click(screen.getByRole("button", { name: "Copy text" }));
  expect(await navigator.clipboard.readText()).toBe(longText);
  await userEvent.click(screen.getByRole("button", { name: /Bring it back/ }));
  expect(onDecide).toHaveBeenCalledWith(expect.objectContaining({ id: "b" }), "restore");
  cleanup();
  show([blocked("b", { kind: "gone", canRestore: false })]);
  expect(screen.queryByRole("button", { name: /Bring it back/ })).toBeNull();
  expect(screen.getByRole("button", { name: /Discard my change/ })).toBeDefined();
});

test("a refused change says why, can be tried again or discarded", async () => {
  const { onDecide } = show([
    blocked("b", { kind: "refused", status: 403, message: "Only the owner can change this trip." }),
  ]);
  expect(screen.getByText("Not accepted: Only the owner can change this trip.")).toBeDefined();
  await userEvent.click(screen.getByRole("button", { name: /Try again/ }));
  expect(onDecide).toHaveBeenCalledWith(expect.objectContaining({ id: "b" }), "again");
});

test("what cannot succeed is not offered: a tick of a task that is gone leads to its text", () => {
  const tick = { line: 0, text: "- [ ] Passport", done: true };
  const change = createChange({ name: "notes.tick", args: { id: "n", tick } }, { id: "b", at });
  const reason: BlockReason = { kind: "refused", status: 409, message: "Gone.", isFinal: true };
  show([waiting("b", { change, blocked: reason, thing: "Passport" })]);
  expect(screen.getByText("tick “Passport”")).toBeDefined();
  expect(screen.queryByRole("button", { name: /Try again/ })).toBeNull();
  const look = screen.getByRole("link", { name: "See what is there now" });
  expect(look.getAttribute("href")).toBe("/tasks/t");
});

test("all of a trip are discarded together after a question", async () => {
  const gone: BlockReason = { kind: "gone", canRestore: false };
  const { onDecide } = show([blocked("b", gone), blocked("c", gone), waiting("d")]);
  await userEvent.click(screen.getByRole("button", { name: "Discard all 2" }));
  expect(onDecide).not.toHaveBeenCalled();
  const dialog = await screen.findByRole("dialog");
  await userEvent.click(within(dialog).getByRole("button", { name: "Discard all 2" }));
  await vi.waitFor(() => expect(onDecide).toHaveBeenCalledTimes(2));
  expect(onDecide).not.toHaveBeenCalledWith(expect.objectContaining({ id: "d" }), "discard");
});
