import { limits } from "@castor/core/limits.ts";
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { forgetEverybody, logInAs } from "../../../testing/log-in.ts";
import { startWords } from "../../i18n/words.ts";
import { dismissToast, listToasts } from "../../ui/feedback/show-toast.ts";
import { ConnectionState } from "./connection-state.tsx";

beforeAll(startWords);
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  forgetEverybody();
  for (const { id } of listToasts()) dismissToast(id);
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function connect(isOnline: boolean): void {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(isOnline);
  act(() => void window.dispatchEvent(new Event(isOnline ? "online" : "offline")));
}
const banner = () => screen.queryByText("No internet connection");
const icon = () => screen.queryByRole("img", { name: /^Offline/ });
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test("the banner goes after four seconds, the icon when the connection is back, which a message says", async () => {
  render(<ConnectionState />);
  expect([banner(), icon()]).toEqual([null, null]);
  connect(false);
  expect([banner(), icon()]).not.toContain(null);
  await wait(limits.offlineBannerMs - 1);
  expect(banner()).not.toBeNull();
  await wait(1);
  expect([banner() === null, icon() === null]).toEqual([true, false]);
  await wait(60_000);
  expect(icon()).not.toBeNull();
  expect(listToasts()).toEqual([]);
  connect(true);
  expect(icon()).toBeNull();
  expect(listToasts().map(({ text }) => text)).toEqual(["Connection is back"]);
});

test.each([
  [0, "Connection is back"],
  [1, "Connection is back. 1 change is being sent."],
  [3, "Connection is back. 3 changes are being sent."],
])("with %i waiting changes the message of the connection says so", async (count, said) => {
  logInAs();
  render(<ConnectionState countChanges={async () => count} />);
  connect(false);
  connect(true);
  await wait(0);
  expect(listToasts().map(({ text }) => text)).toEqual([said]);
});

test("a closed banner stays closed until the connection is lost again", async () => {
  render(<ConnectionState />);
  connect(false);
  act(() => screen.getByRole("button", { name: "Close" }).click());
  expect([banner() === null, icon() === null]).toEqual([true, false]);
  connect(true);
  connect(false);
  expect(banner()).not.toBeNull();
});
