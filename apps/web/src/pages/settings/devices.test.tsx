import { endpoints } from "@castor/core/endpoints.ts";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { getByTooltip } from "../../../testing/by-tooltip.ts";
import { type FakeApi, holdBack, refuse } from "../../../testing/fake-api.ts";
import { forgetEverybody } from "../../../testing/log-in.ts";
import { makeConfig } from "../../../testing/make-config.ts";
import { press } from "../../../testing/open-app.tsx";
import { keepAccount, makeSession, openSettings, section } from "../../../testing/open-settings.ts";
import { queryClient } from "../../data/http/query-client.ts";
import { setNavigation } from "../../data/session/navigation.ts";
import { readStored } from "../../device/storage/storage.ts";
import { setLanguage, startWords } from "../../i18n/words.ts";

const { account, services } = endpoints;
let api: FakeApi;
let kept: ReturnType<typeof keepAccount>["kept"];
const reload = vi.fn();
const here = makeSession({ isCurrent: true });
const phone = makeSession({
  id: "phone",
  device: "Mozilla/5.0 (Linux; Android 10; K) Chrome/142.0.0.0 Mobile Safari/537.36",
  lastUsed: "2027-05-02T09:30:00.000Z",
  provider: "google",
});

beforeAll(startWords);
beforeEach(async () => {
  await setLanguage("en");
  ({ api, kept } = keepAccount());
  kept.sessions = [phone, here];
  setNavigation({ go: vi.fn(), reload });
  api.on(services.config, () => makeConfig({ socialLogins: [{ id: "google", name: "Google" }] }));
});
afterEach(() => {
  reload.mockReset();
  vi.unstubAllGlobals();
  queryClient.clear();
  forgetEverybody();
});

const rows = () => section("Devices").getAllByRole("listitem");

test("each device is described in words, this one first, with its dates and its social login", async () => {
  await openSettings();
  expect(await screen.findByText(/Logged in with Google/)).toBeDefined();
  const [first, second] = rows().map((row) => row.textContent);
  expect(first).toContain("Firefox on Linux");
  expect(first).toContain("This device");
  expect(second).toContain("Chrome on Android");
  expect(second).toMatch(/Logged in with Google 1 May 2027/);
  expect(second).toMatch(/Last used 2 May 2027/);
  expect(getByTooltip(phone.device)).toBeDefined();
});

test("another session is ended once and vanishes, however often the button is pressed", async () => {
  const answer = holdBack();
  api.on(account.endSession, async () => {
    await answer.released;
    kept.sessions = [here];
    return { success: true };
  });
  await openSettings();
  await userEvent.dblClick(screen.getByRole("button", { name: /^End the session: Chrome/ }));
  answer.release();
  await waitFor(() => expect(rows()).toHaveLength(1));
  expect(api.callsOf(account.endSession).map(({ path }) => path)).toEqual([
    "/api/auth/sessions/phone",
  ]);
  expect(screen.getByText("You are not logged in anywhere else.")).toBeDefined();
});

test("a session that has already ended leaves the list too", async () => {
  api.on(account.endSession, () => {
    kept.sessions = [here];
    return refuse("NOT_FOUND");
  });
  await openSettings();
  await userEvent.click(screen.getByRole("button", { name: /^End the session: Chrome/ }));
  await waitFor(() => expect(rows()).toHaveLength(1));
  expect(screen.queryByRole("alert")).toBeNull();
});

test("a session that could not be ended stays, with the reason", async () => {
  api.on(account.endSession, () => refuse("TOO_MANY_REQUESTS", "Please wait."));
  await openSettings();
  await userEvent.click(screen.getByRole("button", { name: /^End the session: Chrome/ }));
  expect(await screen.findByText("The session was not ended. Please wait.")).toBeDefined();
  expect(rows()).toHaveLength(2);
});

test("ending this session asks, and logs out", async () => {
  api.on(account.logout, () => ({ success: true }));
  await openSettings();
  await userEvent.click(section("Devices").getByRole("button", { name: "Log out" }));
  const question = within(await screen.findByRole("dialog", { name: "Log out here?" }));
  expect(api.callsOf(account.logout)).toEqual([]);
  await userEvent.click(question.getByRole("button", { name: "Log out" }));
  await waitFor(() => expect(reload).toHaveBeenCalled());
  expect(readStored("access_token")).toBeNull();
});

test("ending all other sessions asks, and keeps this one", async () => {
  api.on(account.endOtherSessions, () => {
    kept.sessions = [here];
    return { success: true };
  });
  await openSettings();
  await press("End all other sessions");
  const question = within(await screen.findByRole("dialog", { name: "End all other sessions?" }));
  await userEvent.click(question.getByRole("button", { name: "End all other sessions" }));
  expect(await screen.findByText("All other devices are logged out.")).toBeDefined();
  await waitFor(() => expect(rows()).toHaveLength(1));
});

test("of two hundred sessions some are shown, and more on demand", async () => {
  const many = Array.from({ length: 199 }, (_, index) => makeSession({ id: `s${index}` }));
  kept.sessions = [...many, here];
  await openSettings();
  expect(rows()).toHaveLength(5);
  await press("Show 50 more");
  expect(rows()).toHaveLength(55);
});

test("when the list cannot be read, the rest of the page is there, with a retry", async () => {
  api.on(account.sessions, () => refuse("TOO_MANY_REQUESTS", "Please wait."));
  await openSettings();
  expect(screen.getByText(/list of devices could not be loaded. Please wait./)).toBeDefined();
  api.on(account.sessions, () => kept.sessions);
  await press("Try again");
  await waitFor(() => expect(rows()).toHaveLength(2));
});
