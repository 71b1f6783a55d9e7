import { endpoints } from "@castor/core/endpoints.ts";
import { changeNumber } from "@castor/core/testing/any-changes.ts";
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { inAnotherTab } from "../../../testing/another-tab.ts";
import { FakeApi, holdBack, refuse } from "../../../testing/fake-api.ts";
import { forgetEverybody, logInAs } from "../../../testing/log-in.ts";
import { makeConfig } from "../../../testing/make-config.ts";
import { openApp, press, typeInto } from "../../../testing/open-app.tsx";
import { queryClient } from "../../data/http/query-client.ts";
import { setNavigation } from "../../data/session/navigation.ts";
import { newEntry } from "../../data/trip-changes/new-entry.ts";
import { unsentStore } from "../../data/trip-changes/unsent/unsent-stores.ts";
import { readStored, writeStored } from "../../device/storage/storage.ts";
import { setLanguage, startWords } from "../../i18n/words.ts";

const { account, services, trips } = endpoints;
const go = vi.fn<(address: string) => void>();
const socialLogins = [
  { id: "google", name: "Google" },
  { id: "oidc", name: "Our club" },
];
let api: FakeApi;

beforeAll(startWords);
beforeEach(async () => {
  forgetEverybody();
  writeStored("social_logins", null);
  await setLanguage("en");
  setNavigation({ go, reload: vi.fn() });
  api = new FakeApi()
    .on(services.config, () => makeConfig({ socialLogins }))
    .on(account.me, () => refuse("TOO_MANY_REQUESTS"))
    .on(trips.list, () => []);
});
afterEach(() => {
  vi.unstubAllGlobals();
  go.mockReset();
  queryClient.clear();
  forgetEverybody();
});

test.each(["/login", "/register"])(
  "%s offers the social logins of the server, and keeps where one was going",
  async (path) => {
    openApp(`${path}?redirectUrl=%2Fmap%2Fabc%2Fshow%3Fpoint%3D1`);
    expect(await screen.findByRole("button", { name: "Continue with Our club" })).toBeDefined();
    await press("Continue with Google");
    const search = "redirectUrl=%2Fmap%2Fabc%2Fshow%3Fpoint%3D1&lang=en";
    const address = `${window.location.origin}/api/auth/oauth/google?${search}`;
    await waitFor(() => expect(go.mock.calls).toEqual([[address]]));
  },
);

test("without a return target the links have none", async () => {
  openApp("/login");
  await press("Continue with Our club");
  const address = `${window.location.origin}/api/auth/oauth/oidc?lang=en`;
  await waitFor(() => expect(go.mock.calls).toEqual([[address]]));
});

test("the social login button shows only when a provider is configured", async () => {
  api.on(services.config, () =>
    makeConfig({ support: { ru: null, other: "https://en.example/chat" } }),
  );
  openApp("/login");
  await screen.findByRole("link", { name: /messenger/ });
  expect(screen.queryByRole("button", { name: /Continue with/ })).toBeNull();
  expect(screen.queryByText("or")).toBeNull();
});

test("the social logins of the last visit are shown at once, and removed when the server no longer offers them", async () => {
  writeStored("social_logins", JSON.stringify(socialLogins));
  const { released, release } = holdBack();
  api.on(services.config, async () => {
    await released;
    return makeConfig();
  });
  openApp("/login");
  await screen.findByRole("button", { name: "Continue with Google" });
  release();
  await waitFor(() => expect(screen.queryByRole("button", { name: /Continue with/ })).toBeNull());
  expect(readStored("social_logins")).toBe("[]");
});

test("unreadable stored social logins are discarded", async () => {
  writeStored("social_logins", '[{"id":1}');
  openApp("/login");
  await screen.findByRole("button", { name: "Continue with Our club" });
  expect(readStored("social_logins")).toBe(JSON.stringify(socialLogins));
});

test("after an ended session it says how many changes of that user wait here", async () => {
  const entry = changeNumber({ name: "notes.remove", args: { id: "n1" } }, 1);
  const unsent = newEntry(undefined, entry, new Map(), {});
  await unsentStore.update("anna", "t1", (record) => ({ ...record, entries: [unsent, unsent] }));
  writeStored("ended_user", "anna");
  openApp("/login");
  expect(await screen.findByText(/2 changes wait on this device/)).toBeDefined();
  cleanup();
  writeStored("ended_user", null);
  openApp("/login");
  await screen.findByRole("heading", { level: 1, name: "Log in" });
  expect(screen.queryByText(/wait on this device/)).toBeNull();
});

test("registering an existing address offers login and a new password, with the address filled in", async () => {
  api.on(account.register, () => refuse("CONFLICT", "This address already has an account."));
  const router = openApp("/register?redirectUrl=%2Fcatalog");
  await typeInto("Your name", "Anna");
  await typeInto("Email", "anna@example.org");
  await typeInto("Password", "castor-12");
  await typeInto("Repeat the password", "castor-12");
  await press("Create account");
  const alert = within(await screen.findByRole("alert"));
  expect(alert.getByRole("link", { name: "Forgot your password?" })).toBeDefined();
  await userEvent.click(alert.getByRole("link", { name: "Log in" }));
  await screen.findByRole("heading", { level: 1, name: "Log in" });
  expect(screen.getByDisplayValue("anna@example.org")).toBeDefined();
  expect(router.state.location.href).toBe("/login?redirectUrl=%2Fcatalog");
});

test("a field's message follows a switch of the language, and the typed text stays", async () => {
  openApp("/login");
  await typeInto("Email", "anna@example.org");
  await press("Log in");
  await screen.findByText("This field is required.");
  const password = screen.getByLabelText("Password", { selector: "input" });
  expect(password.getAttribute("aria-invalid")).toBe("true");
  await act(() => setLanguage("ru"));
  expect(await screen.findByText("Это поле обязательно.")).toBeDefined();
  expect(screen.queryByText("This field is required.")).toBeNull();
  expect(screen.getByDisplayValue("anna@example.org")).toBeDefined();
});

test("a tab at the login page follows a login in another tab to its target", async () => {
  const router = openApp("/login?redirectUrl=%2Fcatalog");
  await screen.findByRole("button", { name: "Log in" });
  act(() => inAnotherTab({ user_id: "anna", refresh_token: "r", access_token: "a" }));
  await waitFor(() => expect(router.state.location.pathname).toBe("/catalog"));
});

test("a tab on a private page goes to the login when the session ends elsewhere, and returns after the next login", async () => {
  logInAs();
  const router = openApp("/trips");
  await screen.findByRole("heading", { level: 1, name: "My Trips" });
  act(() => inAnotherTab({ access_token: null, refresh_token: null, user_id: null }));
  await waitFor(() => expect(router.state.location.href).toBe("/login?redirectUrl=%2Ftrips"));
});
