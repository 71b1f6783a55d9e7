import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { act, cleanup, fireEvent, type RenderResult, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Tooltip } from "./tooltip.tsx";

const said = () => screen.queryByRole("tooltip")?.getAttribute("aria-label") ?? null;
const later = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

const [shared, listed] = ["Share", "Opens the list of changes"];
const [town, device] = ["Old town", "Firefox 140 on Linux x86_64"];
const share = <button type="button" aria-label={shared} data-tooltip={shared} />;
let view: RenderResult;

beforeEach(() => {
  vi.useFakeTimers();
  view = render(
    <>
      {share}
      <button type="button" data-tooltip={listed} />
      <p data-tooltip={town}>{town}</p>
      <p data-tooltip={device}>{device.slice(0, 7)}</p>
      <Tooltip />
    </>,
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test("a tooltip comes when the mouse rests on its element, and goes with it", () => {
  const share = screen.getByRole("button", { name: "Share" });
  fireEvent.pointerOver(share, { pointerType: "mouse" });
  later(400);
  expect(said()).toBeNull();
  later(200);
  expect(said()).toBe("Share");
  fireEvent.pointerOver(document.body, { pointerType: "mouse" });
  expect(said()).toBeNull();
});

test("the keyboard has it at once, Escape hides it, and it describes what says something else itself", async () => {
  vi.useRealTimers();
  await userEvent.tab();
  expect(said()).toBe("Share");
  expect(document.activeElement?.hasAttribute("aria-describedby")).toBe(false);
  await userEvent.tab();
  expect(said()).toBe("Opens the list of changes");
  const tooltip = screen.getByRole("tooltip");
  expect(document.activeElement?.getAttribute("aria-describedby")).toBe(tooltip.id);
  await userEvent.keyboard("{Escape}");
  expect([said(), document.activeElement?.hasAttribute("aria-describedby")]).toEqual([null, false]);
});

test("a finger that rests on a control has it, and one that taps what does nothing", () => {
  const share = screen.getByRole("button", { name: "Share" });
  const tap = (element: Element, heldMs: number) => {
    fireEvent.pointerDown(element, { pointerType: "touch" });
    later(heldMs);
    const shown = said();
    fireEvent.pointerUp(element, { pointerType: "touch" });
    return [shown, said()];
  };
  expect(tap(share, 100)).toEqual([null, null]);
  expect(tap(share, 600)).toEqual(["Share", "Share"]);
  expect(tap(screen.getByText("Firefox"), 100)).toEqual([null, "Firefox 140 on Linux x86_64"]);
  expect(tap(document.body, 100)).toEqual([null, null]);
  // A finger on its way is over much.
  fireEvent.pointerOver(share, { pointerType: "touch" });
  later(600);
  expect(said()).toBeNull();
});

test("what is seen whole is not said again", () => {
  fireEvent.pointerOver(screen.getByText("Old town"), { pointerType: "mouse" });
  later(600);
  expect(said()).toBeNull();
});

test("a press hides it, and it goes with its element", async () => {
  const share = screen.getByRole("button", { name: "Share" });
  fireEvent.pointerOver(share, { pointerType: "mouse" });
  later(600);
  fireEvent.pointerDown(share, { pointerType: "mouse" });
  expect(said()).toBeNull();
  fireEvent.pointerOver(document.body, { pointerType: "mouse" });
  fireEvent.pointerOver(share, { pointerType: "mouse" });
  later(600);
  expect(said()).toBe("Share");
  // The tooltip itself stays.
  view.rerender(
    <>
      {null}
      {null}
      {null}
      {null}
      <Tooltip />
    </>,
  );
  await act(() => Promise.resolve());
  expect(said()).toBeNull();
});

test("no element has a tooltip of the browser, which keyboard and finger do not get", () => {
  const source = join(import.meta.dirname, "../..");
  const files = readdirSync(source, { recursive: true, encoding: "utf8" });
  const components = files.filter((path) => path.endsWith(".tsx") && !path.includes(".test."));
  const titled = components.flatMap((path) => {
    const text = readFileSync(join(source, path), "utf8");
    return [...text.matchAll(/\stitle=[{"]/g)].flatMap(({ index }) => {
      const [, tag = ""] = /.*<([A-Za-z]\w*)[^<]*$/s.exec(text.slice(0, index)) ?? [];
      const isElement = /^[a-z]/.test(tag) || /^(Icon)?(Button|Link)$/.test(tag);
      return isElement ? [`${path}: <${tag}`] : [];
    });
  });
  expect(components.length).toBeGreaterThan(100);
  expect(titled).toEqual([]);
});
