import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Notifications } from "./notifications.tsx";
import { dismissNotification, listNotifications, notify } from "./notify.ts";

beforeEach(() => {
  render(<Notifications most={10} areaLabel="Notifications" closeLabel="Close" />);
});
afterEach(() => {
  vi.useRealTimers();
  act(() => {
    for (const { id } of listNotifications()) dismissNotification(id);
  });
});

test("at most 10 notifications are shown, the rest wait for their turn", async () => {
  act(() => {
    for (let at = 1; at <= 12; at++) notify("info", `Message ${at}`);
  });
  expect(screen.getAllByRole("listitem")).toHaveLength(10);
  expect(screen.queryByText("Message 11")).toBeNull();
  await userEvent.click(screen.getAllByRole("button", { name: "Close" })[0] as HTMLElement);
  expect(screen.getByText("Message 11")).toBeDefined();
});

test("the same message twice is one notification", () => {
  act(() => {
    notify("error", "Server error");
    notify("error", "Server error");
  });
  expect(screen.getAllByRole("alert")).toHaveLength(1);
});

test("a notification goes by itself, unless the pointer rests on it", async () => {
  vi.useFakeTimers();
  act(() => {
    notify("ok", "Saved");
    notify("ok", "Copied");
  });
  const held = screen.getByText("Saved").closest("li");
  if (!held) throw new Error("a notification is a list item");
  // React hears pointerenter as pointerover that comes from elsewhere.
  act(() => void held.dispatchEvent(new MouseEvent("pointerover", { bubbles: true })));
  act(() => void vi.advanceTimersByTime(6_000));
  expect(screen.queryByText("Copied")).toBeNull();
  expect(screen.getByText("Saved")).toBeDefined();
});

test("the action of a notification runs once and takes the notification away", async () => {
  const undo = vi.fn();
  act(() => void notify("ok", "Deleted", { label: "Undo", run: undo }));
  await userEvent.click(screen.getByRole("button", { name: "Undo" }));
  expect(undo).toHaveBeenCalledOnce();
  expect(screen.queryByText("Deleted")).toBeNull();
});

test("a notification that offers something stays long enough to take it", () => {
  vi.useFakeTimers();
  act(() => void notify("ok", "Deleted", { label: "Undo", run: () => {} }));
  act(() => void vi.advanceTimersByTime(9_000));
  expect(screen.getByText("Deleted")).toBeDefined();
  act(() => void vi.advanceTimersByTime(2_000));
  expect(screen.queryByText("Deleted")).toBeNull();
});

test("whoever takes an offer by key is then where they were, and by pointer nowhere else", async () => {
  const field = document.createElement("input");
  document.body.append(field);
  for (const isByKey of [true, false]) {
    act(() => void notify("ok", "Deleted", { label: "Undo", run: () => {} }));
    field.focus();
    const undo = screen.getByRole("button", { name: "Undo" });
    undo.focus();
    if (isByKey) await userEvent.keyboard("{Enter}");
    else await userEvent.click(undo);
    expect(screen.queryByText("Deleted")).toBeNull();
    expect(document.activeElement === field).toBe(isByKey);
  }
  field.remove();
});
