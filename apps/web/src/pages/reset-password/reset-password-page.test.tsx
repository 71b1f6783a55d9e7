import { endpoints } from "@castor/core/endpoints.ts";
import { screen, waitFor } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { FakeApi, holdBack, refuse } from "../../../testing/fake-api.ts";
import { forgetEverybody, logInAs } from "../../../testing/log-in.ts";
import { makeConfig } from "../../../testing/make-config.ts";
import { openApp, openAppInAddressBar, press, typeInto } from "../../../testing/open-app.tsx";
import { queryClient } from "../../data/http/query-client.ts";
import { readStored } from "../../device/storage/storage.ts";
import { setLanguage, startWords } from "../../i18n/words.ts";

const { account, services } = endpoints;
const done = "Your new password is set. Log in with it.";
const invalid = "The password reset link is invalid or has expired";
let api: FakeApi;
let log: ReturnType<typeof vi.spyOn>;

beforeAll(startWords);
beforeEach(async () => {
  forgetEverybody();
  await setLanguage("en");
  log = vi.spyOn(console, "error").mockImplementation(() => {});
  api = new FakeApi()
    .on(services.config, () => makeConfig())
    .on(account.checkResetLink, ({ token }) => ({ valid: token === "abc" }))
    .on(account.resetPassword, () => ({ success: true, message: done }));
});
afterEach(() => {
  log.mockRestore();
  vi.unstubAllGlobals();
  queryClient.clear();
});

async function setPassword(password: string, again = password): Promise<void> {
  await typeInto("New password", password);
  await typeInto("Repeat the password", again);
  await press("Set the password");
}

test("after a new password the login page opens with the server's message", async () => {
  const router = openApp("/reset-password?token=abc");
  await setPassword("castor-12");
  await waitFor(() => expect(router.state.location.href).toBe("/login"));
  expect(await screen.findByText(done)).toBeDefined();
  expect(api.callsOf(account.checkResetLink)).toHaveLength(1);
  expect(api.callsOf(account.resetPassword).map(({ body }) => body)).toEqual([
    { token: "abc", password: "castor-12", passwordConfirm: "castor-12" },
  ]);
  expect(log).not.toHaveBeenCalled();
});

test("an earlier session of this browser is forgotten", async () => {
  logInAs();
  api.on(account.me, () => refuse("TOO_MANY_REQUESTS"));
  const router = openApp("/reset-password?token=abc");
  await setPassword("castor-12");
  await waitFor(() => expect(router.state.location.pathname).toBe("/login"));
  expect([readStored("access_token"), readStored("refresh_token"), readStored("user_id")]).toEqual([
    null,
    null,
    null,
  ]);
});

test("the token leaves the address at once, before the server has answered", async () => {
  const { released, release } = holdBack();
  api.on(account.checkResetLink, async () => {
    await released;
    return { valid: true };
  });
  openAppInAddressBar("/reset-password?token=abc");
  await waitFor(() => expect(api.callsOf(account.checkResetLink)).toHaveLength(1));
  expect(window.location.href).toMatch(/\/reset-password$/);
  expect(screen.getByText("Checking your link…")).toBeDefined();
  release();
  expect(await screen.findByRole("button", { name: "Set the password" })).toBeDefined();
});

test.each([
  ["that the server does not know", "/reset-password?token=old"],
  ["without a token", "/reset-password"],
])("a link %s is invalid and offers to request a new one", async (_, address) => {
  openApp(address);
  expect(await screen.findByRole("heading", { name: "Invalid link" })).toBeDefined();
  expect(screen.getByText(invalid)).toBeDefined();
  const link = screen.getByRole("link", { name: "Request a new link" });
  expect(link.getAttribute("href")).toBe("/forgot-password");
  expect(screen.queryByLabelText("New password", { selector: "input" })).toBeNull();
});

test("an unanswered check is logged and can be retried", async () => {
  let tries = 0;
  api.on(account.checkResetLink, () => (++tries === 1 ? refuse("INTERNAL") : { valid: true }));
  openApp("/reset-password?token=abc");
  const failed = await screen.findByRole("heading", { name: "Your link could not be checked" });
  expect(failed).toBeDefined();
  expect(screen.getByText(/Server error\. Please try again later/)).toBeDefined();
  expect(log).toHaveBeenCalledOnce();
  await press("Try again");
  expect(await screen.findByRole("button", { name: "Set the password" })).toBeDefined();
});

test("passwords that do not match are reported at the field, and nothing is sent", async () => {
  openApp("/reset-password?token=abc");
  await setPassword("castor-12", "castor-13");
  expect(await screen.findByText("Passwords do not match")).toBeDefined();
  expect(api.callsOf(account.resetPassword)).toEqual([]);
});

test("the server's message about a field is shown there, and the typed text stays", async () => {
  api.on(account.resetPassword, () =>
    refuse("VALIDATION_FAILED", "Please check.", { password: "This was your old one." }),
  );
  openApp("/reset-password?token=abc");
  await setPassword("castor-12");
  expect(await screen.findByText("This was your old one.")).toBeDefined();
  expect(screen.getAllByDisplayValue("castor-12")).toHaveLength(2);
  expect(log).toHaveBeenCalledOnce();
  expect(JSON.stringify(log.mock.calls)).not.toMatch(/castor-12|abc/);
});

test("a link that has expired meanwhile is invalid", async () => {
  api.on(account.resetPassword, () => refuse("INVALID_TOKEN"));
  openApp("/reset-password?token=abc");
  await setPassword("castor-12");
  expect(await screen.findByText(invalid)).toBeDefined();
  expect(screen.queryByText(/may already be set/)).toBeNull();
});

test("a link that is used up after a lost answer says that the password may have been set", async () => {
  let tries = 0;
  api.on(account.resetPassword, () =>
    ++tries === 1 ? Promise.reject(new TypeError("Failed to fetch")) : refuse("INVALID_TOKEN"),
  );
  openApp("/reset-password?token=abc");
  await setPassword("castor-12");
  expect((await screen.findByRole("alert")).textContent).toMatch(/Server error/);
  await press("Set the password");
  expect(await screen.findByText(/may already be set/)).toBeDefined();
});

test("a reloaded page says that the link is lost, and where to find it", async () => {
  openApp("/reset-password");
  expect(await screen.findByText(/Open the link in the mail once more/)).toBeDefined();
  expect(screen.queryByText(/take the newest mail/)).toBeNull();
});

test("in Russian every word is Russian", async () => {
  await setLanguage("ru");
  openApp("/reset-password");
  expect(await screen.findByRole("heading", { name: "Недействительная ссылка" })).toBeDefined();
});
