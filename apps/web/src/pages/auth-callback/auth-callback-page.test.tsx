import { endpoints } from "@castor/core/endpoints.ts";
import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { FakeApi, holdBack, refuse } from "../../../testing/fake-api.ts";
import { forgetPage } from "../../../testing/forget-page.ts";
import { forgetEverybody } from "../../../testing/log-in.ts";
import { makeConfig } from "../../../testing/make-config.ts";
import { openApp, openAppInAddressBar, press, typeInto } from "../../../testing/open-app.tsx";
import { readStored } from "../../device/storage/storage.ts";
import { setLanguage, startWords } from "../../i18n/words.ts";

const { account, services, trips } = endpoints;
const exchanged = {
  success: true,
  message: "Welcome back!",
  id: "anna",
  lang: "en",
  access_token: "access",
  refresh_token: "refresh",
  redirectUrl: null,
} as const;
let api: FakeApi;

beforeAll(startWords);
beforeEach(async () => {
  forgetEverybody();
  await setLanguage("en");
  api = new FakeApi()
    .on(services.config, () => makeConfig())
    .on(account.me, () => refuse("TOO_MANY_REQUESTS"))
    .on(trips.list, () => [])
    .on(account.exchangeSocialLogin, () => exchanged);
});
afterEach(forgetPage);

test("the code is exchanged once for a session, then the home page opens", async () => {
  const router = openApp("/auth/callback?code=abc");
  await waitFor(() => expect(router.state.location.pathname).toBe("/home"));
  expect(api.callsOf(account.exchangeSocialLogin).map(({ body }) => body)).toEqual([
    { code: "abc" },
  ]);
  expect([readStored("access_token"), readStored("user_id")]).toEqual(["access", "anna"]);
});

test.each([
  ["/catalog?x=1", "/catalog?x=1"],
  ["//evil.example", "/home"],
])("a login that began with redirectUrl %s leads to %s", async (redirectUrl, address) => {
  api.on(account.exchangeSocialLogin, () => ({ ...exchanged, redirectUrl }));
  const router = openApp("/auth/callback?code=abc");
  await waitFor(() => expect(router.state.location.href).toBe(address));
});

test("the code leaves the address and the history at once, before the server has answered", async () => {
  const { released, release } = holdBack();
  api.on(account.exchangeSocialLogin, async () => {
    await released;
    return { ...exchanged, redirectUrl: "/help" };
  });
  const entries = window.history.length;
  openAppInAddressBar("/auth/callback?code=abc");
  await waitFor(() => expect(api.callsOf(account.exchangeSocialLogin)).toHaveLength(1));
  expect(window.location.href).toMatch(/\/auth\/callback$/);
  release();
  await waitFor(() => expect(window.location.pathname).toBe("/help"));
  expect(window.history.length).toBe(entries);
});

test.each([
  ["FORBIDDEN", /Access was not granted\. Try again, or log in/],
  ["EMAIL_NOT_CONFIRMED", /not confirmed there\. Confirm it with that provider/],
  ["INVALID_TOKEN", /took too long.*start again/],
  ["NOT_FOUND", /not offered here\. Log in with your password/],
  ["TOO_MANY_REQUESTS", /Wait a little/],
  ["UPSTREAM_UNAVAILABLE", /provider does not answer/],
  ["<b>whatever", /Something went wrong on the way/],
])("error %s says what happened and what to do", async (error, words) => {
  openAppInAddressBar(`/auth/callback?error=${encodeURIComponent(error)}`);
  expect(await screen.findByRole("heading", { name: "Login failed" })).toBeDefined();
  expect(screen.getByText(words)).toBeDefined();
  expect(screen.queryByText(/whatever/)).toBeNull();
  expect(window.location.href).toMatch(/\/auth\/callback$/);
  const back = screen.getByRole("link", { name: "Back to login" });
  expect(back.getAttribute("href")).toBe("/login");
  expect(api.callsOf(account.exchangeSocialLogin)).toEqual([]);
});

test("without a code or an error no request is sent", async () => {
  openApp("/auth/callback");
  expect(await screen.findByText(/Please start again/)).toBeDefined();
  expect(api.callsOf(account.exchangeSocialLogin)).toEqual([]);
});

test("a refused code offers a new login, without a retry", async () => {
  api.on(account.exchangeSocialLogin, () => refuse("INVALID_TOKEN"));
  openApp("/auth/callback?code=abc");
  expect(await screen.findByText(/Please start again/)).toBeDefined();
  expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
  expect(readStored("access_token")).toBeNull();
});

test("an unanswered exchange can be retried with the same code", async () => {
  let tries = 0;
  api.on(account.exchangeSocialLogin, () => (++tries === 1 ? refuse("INTERNAL") : exchanged));
  const router = openApp("/auth/callback?code=abc");
  await press("Try again");
  await waitFor(() => expect(router.state.location.pathname).toBe("/home"));
  expect(api.callsOf(account.exchangeSocialLogin)).toHaveLength(2);
});

test("the retry disappears when the code is too old", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
  api.on(account.exchangeSocialLogin, () => refuse("INTERNAL"));
  openApp("/auth/callback?code=abc");
  expect(await screen.findByRole("button", { name: "Try again" })).toBeDefined();
  await vi.advanceTimersByTimeAsync(61_000);
  expect(await screen.findByText(/Please start again/)).toBeDefined();
  expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
});

const waiting = {
  success: true,
  joins: true,
  challenge: "a challenge",
  provider: "oidc",
  username: "anna@example.org",
  hasPassword: true,
  hasPasskey: false,
  hasTwoStep: false,
  redirectUrl: "/help",
} as const;
const { redirectUrl: _, ...session } = exchanged;

test("an address that has an account asks for its password before it logs in", async () => {
  api
    .on(account.exchangeSocialLogin, () => waiting)
    .on(account.joinSocialLogin, ({ body }) =>
      body.password === "castor-12"
        ? session
        : refuse("VALIDATION_FAILED", "Wrong password.", { password: "Not this one." }),
    );
  const router = openApp("/auth/callback?code=abc");
  await screen.findByRole("heading", { name: "Link your login" });
  expect(screen.getByText(/anna@example\.org has a Castor account already/)).toBeDefined();
  expect(readStored("access_token")).toBeNull();
  await typeInto("Password", "wrong-123");
  await press("Link and log in");
  await screen.findByText("Not this one.");
  await typeInto("Password", "castor-12");
  await press("Link and log in");
  await waitFor(() => expect(router.state.location.href).toBe("/help"));
  expect([readStored("access_token"), readStored("social_join")]).toEqual(["access", null]);
});

test("the link of a mail joins in the browser where the login began", async () => {
  api
    .on(account.exchangeSocialLogin, () => waiting)
    .on(account.mailJoinLink, () => ({ success: true, message: "" }))
    .on(account.joinSocialLogin, () => session);
  openApp("/auth/callback?code=abc");
  await press("Send me a link instead");
  await screen.findByText(/We have sent a link to anna@example\.org/);
  const tab = openApp("/auth/callback?join=token-of-the-mail");
  await waitFor(() => expect(tab.state.location.href).toBe("/help"));
  expect(api.callsOf(account.joinSocialLogin).map(({ body }) => body)).toEqual([
    { challenge: "a challenge", token: "token-of-the-mail" },
  ]);
});

test("in another browser the link of a mail joins nothing, and says where to open it", async () => {
  openApp("/auth/callback?join=token-of-the-mail");
  expect(await screen.findByText(/in the browser where you began/)).toBeDefined();
  expect(api.callsOf(account.joinSocialLogin)).toEqual([]);
});

test("an account with two-step login asks for a code after the link, too", async () => {
  api
    .on(account.exchangeSocialLogin, () => ({ ...waiting, hasTwoStep: true }))
    .on(account.joinSocialLogin, () => session);
  openApp("/auth/callback?code=abc");
  await screen.findByLabelText("Code");
  cleanup();
  const tab = openApp("/auth/callback?join=token-of-the-mail");
  await typeInto("Code", "123456");
  await press("Link and log in");
  await waitFor(() => expect(tab.state.location.href).toBe("/help"));
  expect(api.callsOf(account.joinSocialLogin)[0]?.body).toEqual({
    challenge: "a challenge",
    token: "token-of-the-mail",
    code: "123456",
  });
});

test("in Russian every word is Russian", async () => {
  await setLanguage("ru");
  openApp("/auth/callback?error=FORBIDDEN");
  expect(await screen.findByRole("heading", { name: "Войти не удалось" })).toBeDefined();
  expect(screen.getByText(/войдите с паролем/)).toBeDefined();
});
