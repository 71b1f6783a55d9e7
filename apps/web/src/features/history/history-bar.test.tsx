import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { FakeApi } from "../../../testing/fake-api.ts";
import { forgetPage } from "../../../testing/forget-page.ts";
import { logInAs } from "../../../testing/log-in.ts";
import { openHistory } from "../../../testing/open-history.ts";
import { offerUndo } from "../../data/trip-changes/history/offer-undo.ts";
import { setLanguage, startWords } from "../../i18n/words.ts";
import { listToasts } from "../../ui/feedback/show-toast.ts";
import { HistoryBar } from "./history-bar.tsx";

beforeAll(startWords);
beforeEach(async () => {
  await setLanguage("en");
  logInAs();
});
afterEach(forgetPage);

/** A trip's bar, in edit mode or not. */
async function openBar(isShown = true) {
  const opened = await openHistory(new FakeApi());
  const tripId = opened.server.trip.id;
  const { unmount } = render(<HistoryBar tripId={tripId} isShown={isShown} />);
  const drag = () => act(() => opened.edits.drag("a", { lat: 1, lng: 2 }));
  const offer = (text: string, release: () => void) =>
    offerUndo(opened.history, {
      text,
      step: null,
      deferred: { release, drop: () => false, outcome: Promise.resolve(null) },
    });
  const isDragged = () => opened.point("a").lat === 1;
  return { ...opened, tripId, unmount, drag, isDragged, offer };
}

const button = (name: string) => screen.getByRole("button", { name });
const isOff = (name: string) => button(name).getAttribute("aria-disabled") === "true";
const said = () => listToasts().at(-1);

test("while there is nothing to undo both buttons are off, and that is said", async () => {
  const { shown } = await openBar();
  expect([isOff("Undo"), isOff("Redo")]).toEqual([true, true]);
  expect(screen.getByText("Nothing to undo yet")).toBeDefined();
  const before = shown();
  await userEvent.click(button("Undo"));
  await userEvent.click(button("Redo"));
  expect(shown()).toBe(before);
  expect(said()).toBeUndefined();
});

test("the buttons name what they undo and do again, and a message offers the other way", async () => {
  const { drag, isDragged, settled } = await openBar();
  drag();
  await userEvent.click(button("Undo: shift “a” on the map"));
  expect(isDragged()).toBe(false);
  expect(said()?.text).toBe("Undone: shift “a” on the map.");
  expect(isOff("Undo")).toBe(true);
  await userEvent.click(button("Redo: shift “a” on the map"));
  expect(isDragged()).toBe(true);
  expect(said()?.text).toBe("Redone: shift “a” on the map.");
  expect(said()?.action?.label).toBe("Undo");
  act(() => said()?.action?.run());
  expect(isDragged()).toBe(false);
  await act(settled);
});

test("what is next is in sight, too: what can be undone before what can be done again", async () => {
  const { drag, edits, settled } = await openBar();
  const next = () => screen.getByRole("group").textContent;
  drag();
  act(() => edits.order("d", 0));
  expect(next()).toBe("Undo: reorder “d”");
  await userEvent.click(button("Undo: reorder “d”"));
  expect(next()).toBe("Undo: shift “a” on the map");
  await userEvent.click(button("Undo: shift “a” on the map"));
  expect(next()).toBe("Redo: shift “a” on the map");
  await act(settled);
});

test("in a trip without days the bar comes with the first thing to undo", async () => {
  const { tripId, drag, settled } = await openBar();
  const { container } = render(<HistoryBar tripId={tripId} isShown isEmpty />);
  expect(container.textContent).toBe("");
  drag();
  expect(container.textContent).toContain("Undo");
  await act(settled);
});

test("it speaks Russian where the language is Russian", async () => {
  await setLanguage("ru");
  const { drag, settled } = await openBar();
  drag();
  expect(isOff("Отменить: сдвиг точки «a» на карте")).toBe(false);
  expect(isOff("Повторить")).toBe(true);
  await act(settled);
});

test("in view mode the bar is away, and the keys undo all the same", async () => {
  const { drag, isDragged, settled } = await openBar(false);
  drag();
  expect(screen.queryByRole("button")).toBeNull();
  act(() => void fireEvent.keyDown(document.body, { key: "z", ctrlKey: true }));
  expect(isDragged()).toBe(false);
  act(() => void fireEvent.keyDown(document.body, { key: "y", ctrlKey: true }));
  expect(isDragged()).toBe(true);
  await act(settled);
});

test("whoever leaves the map has decided: the offer to undo ends, and the keys undo nothing more", async () => {
  const { drag, isDragged, offer, unmount, settled } = await openBar();
  drag();
  const onGone = vi.fn();
  act(() => offer("Shifted.", onGone));
  expect(said()?.text).toBe("Shifted.");
  unmount();
  expect(onGone).toHaveBeenCalledOnce();
  expect(said()).toBeUndefined();
  fireEvent.keyDown(document.body, { key: "z", ctrlKey: true });
  expect(isDragged()).toBe(true);
  await settled();
});
