import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { addLayer } from "../layers/layer-stack.ts";
import { dismissToast, holdToasts, listToasts, showToast } from "./show-toast.ts";
import { Toasts } from "./toasts.tsx";

beforeEach(() => {
  render(<Toasts most={10} areaLabel="Notifications" closeLabel="Close" />);
});
afterEach(() => {
  vi.useRealTimers();
  act(() => {
    for (const { id } of listToasts()) dismissToast(id);
  });
});

test("at most 10 notifications are shown, the rest wait", async () => {
  act(() => {
    for (let index = 1; index <= 12; index++) showToast("info", `Message ${index}`);
  });
  expect(screen.getAllByRole("listitem")).toHaveLength(10);
  expect(screen.queryByText("Message 11")).toBeNull();
  await userEvent.click(screen.getAllByRole("button", { name: "Close" })[0] as HTMLElement);
  expect(screen.getByText("Message 11")).toBeDefined();
});

test("the same message twice is one notification", () => {
  act(() => {
    showToast("error", "Server error");
    showToast("error", "Server error");
  });
  expect(screen.getAllByRole("alert")).toHaveLength(1);
});

test("a notification closes by itself, unless the pointer is over it", async () => {
  vi.useFakeTimers();
  act(() => {
    showToast("ok", "Saved");
    showToast("ok", "Copied");
  });
  const held = screen.getByText("Saved").closest("li");
  if (!held) throw new Error("a notification is a list item");
  // React derives pointerenter from pointerover.
  act(() => void held.dispatchEvent(new MouseEvent("pointerover", { bubbles: true })));
  act(() => void vi.advanceTimersByTime(6_000));
  expect(screen.queryByText("Copied")).toBeNull();
  expect(screen.getByText("Saved")).toBeDefined();
});

test("the action of a notification runs once and closes it", async () => {
  const undo = vi.fn();
  act(() => void showToast("ok", "Deleted", { label: "Undo", run: undo }));
  await userEvent.click(screen.getByRole("button", { name: "Undo" }));
  expect(undo).toHaveBeenCalledOnce();
  expect(screen.queryByText("Deleted")).toBeNull();
});

test("a notification with an action stays for ten seconds", () => {
  vi.useFakeTimers();
  act(() => void showToast("ok", "Deleted", { label: "Undo", run: () => {} }));
  act(() => void vi.advanceTimersByTime(9_000));
  expect(screen.getByText("Deleted")).toBeDefined();
  act(() => void vi.advanceTimersByTime(2_000));
  expect(screen.queryByText("Deleted")).toBeNull();
});

test("an action pressed by key returns the focus to where it was, one pressed by pointer does not", async () => {
  const field = document.createElement("input");
  document.body.append(field);
  for (const isByKey of [true, false]) {
    act(() => void showToast("ok", "Deleted", { label: "Undo", run: () => {} }));
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

test("while something must not be covered, a notification that only informs waits, and then has its full time", () => {
  vi.useFakeTimers();
  let release = () => {};
  act(() => {
    showToast("info", "The map is not responding", { label: "Try again", run: () => {} });
    showToast("error", "Not saved");
    showToast("ok", "Deleted", { label: "Undo", run: () => {} });
    release = holdToasts();
  });
  expect(screen.queryByText("The map is not responding")).toBeNull();
  expect(screen.getByText("Not saved")).toBeDefined();
  expect(screen.getByText("Deleted")).toBeDefined();
  act(() => void vi.advanceTimersByTime(20_000));
  act(() => release());
  act(() => void vi.advanceTimersByTime(6_000));
  expect(screen.getByText("The map is not responding")).toBeDefined();
});

test("a notification lies under what is opened after it, and over everything else", () => {
  const area = () => screen.getByRole("region", { name: "Notifications" }).className;
  const open = () => addLayer({ close: () => {} });
  const leave: (() => void)[] = [];
  act(() => void leave.push(open()));
  act(() => void showToast("error", "Not saved"));
  const over = area();
  act(() => void leave.push(open()));
  const under = area();
  expect(under).not.toBe(over);
  act(() => void showToast("error", "Not saved either"));
  expect(area()).toBe(over);
  act(() => void leave.push(open()));
  expect(area()).toBe(under);
  act(() => leave.pop()?.());
  expect(area()).toBe(over);
  act(() => {
    for (const each of leave) each();
  });
  expect(area()).toBe(over);
});
