import { readFile } from "node:fs/promises";
import { endpoints } from "@castor/core/endpoints.ts";
import { limits } from "@castor/core/limits.ts";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { FakeApi, holdBack, refuse } from "../../testing/fake-api.ts";
import { forgetEverybody, logInAs } from "../../testing/log-in.ts";
import { openApp, openAppInAddressBar } from "../../testing/open-app.tsx";
import { setLanguage, startWords } from "../i18n/words.ts";

const session = {
  success: true,
  message: "Welcome back!",
  id: "anna",
  lang: "en",
  access_token: "access",
  refresh_token: "refresh",
} as const;

const config = {
  tiles: [],
  search: "embedded",
  routing: "estimate",
  rates: "snapshot",
  ai: false,
  mail: "outbox",
  socialLogins: [],
  analytics: false,
  pictures: false,
  support: { ru: "https://ru.example/chat", other: "https://en.example/chat" },
} as const;

let api: FakeApi;

beforeAll(startWords);
beforeEach(async () => {
  forgetEverybody();
  await setLanguage("en");
  api = new FakeApi().on(endpoints.services.config, () => ({
    ...config,
    tiles: [],
    socialLogins: [],
  }));
});

const type = async (label: string, text: string) =>
  userEvent.type(await screen.findByLabelText(label, { selector: "input" }), text);

test("an unknown path shows the 404 page with its picture, headline, description, tip and a button to the start page", async () => {
  openApp("/no/such/page");
  expect(await screen.findByRole("img", { name: /beaver/ })).toBeDefined();
  expect(screen.getByRole("heading", { level: 1 })).toBeDefined();
  expect(screen.getByText(/Tip:/)).toBeDefined();
  expect(screen.getByRole("link", { name: "Go to the start page" }).getAttribute("href")).toBe("/");
  expect(document.title).toBe("Castor · Page not found");
});

test("the page title is the product name, followed by the page's own", async () => {
  const router = openApp("/catalog");
  await waitFor(() => expect(document.title).toBe("Castor · Catalog"));
  await router.navigate({ href: "/" });
  await waitFor(() => expect(document.title).toBe("Castor"));
});

test("a change of page moves the focus to the new page", async () => {
  openApp("/no-such-page");
  await userEvent.click(await screen.findByRole("link", { name: "Go to the start page" }));
  await waitFor(() => expect(document.title).toBe("Castor"));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("main")));
});

test("the support link differs for Russian, and the language switch changes every word", async () => {
  openApp("/catalog");
  const english = await screen.findByRole("link", { name: /messenger/ });
  expect(english.getAttribute("href")).toBe(config.support.other);
  await userEvent.click(screen.getByRole("radio", { name: "RU" }));
  const russian = await screen.findByRole("link", { name: /мессенджер/ });
  expect(russian.getAttribute("href")).toBe(config.support.ru);
  expect(screen.getByRole("heading", { name: "Каталог" })).toBeDefined();
  expect(document.documentElement.lang).toBe("ru");
});

test("a failed login shows the server's message and keeps the typed values", async () => {
  api.on(endpoints.account.login, () => refuse("UNAUTHORIZED", "Wrong email or password."));
  openApp("/login");
  await type("Email", "anna@example.org");
  await type("Password", "wrong-1");
  await userEvent.click(screen.getByRole("button", { name: "Log in" }));
  expect((await screen.findByRole("alert")).textContent).toBe("Wrong email or password.");
  expect(screen.getByDisplayValue("anna@example.org")).toBeDefined();
  expect(screen.getByDisplayValue("wrong-1")).toBeDefined();
});

test("however often the button is pressed, a login is sent once, and leads to redirectUrl", async () => {
  api.on(endpoints.account.login, () => session);
  const router = openApp("/login?redirectUrl=%2Fcatalog");
  await type("Email", "anna@example.org");
  await type("Password", "right-1");
  await userEvent.dblClick(screen.getByRole("button", { name: "Log in" }));
  await waitFor(() => expect(router.state.location.pathname).toBe("/catalog"));
  expect(api.callsOf(endpoints.account.login)).toHaveLength(1);
});

test("redirectUrl to another site leads home", async () => {
  logInAs();
  const router = openApp("/login?redirectUrl=%2F%2Fevil.example");
  await waitFor(() => expect(router.state.location.pathname).toBe("/home"));
});

test("a login with an unconfirmed address leads to the page that sends the mail again, with the address filled in", async () => {
  api
    .on(endpoints.account.login, () => refuse("EMAIL_NOT_CONFIRMED", "Confirm first."))
    .on(endpoints.account.resendConfirmation, () => ({ success: true, message: "On its way." }));
  openApp("/login");
  await type("Email", "anna@example.org");
  await type("Password", "right-1");
  await userEvent.click(screen.getByRole("button", { name: "Log in" }));
  await userEvent.click(await screen.findByRole("button", { name: "Send a new link" }));
  expect(await screen.findByText(/anna@example.org/)).toBeDefined();
  await userEvent.click(screen.getByRole("button", { name: "Send again" }));
  expect(await screen.findByText("On its way.")).toBeDefined();
  const [call] = api.callsOf(endpoints.account.resendConfirmation);
  expect(call?.body).toEqual({ username: "anna@example.org", key: expect.any(String) });
});

const register = async (confirmation: string) => {
  await type("Your name", "Anna");
  await type("Email", "anna@example.org");
  await type("Password", "secret-12");
  await type("Repeat the password", confirmation);
  await userEvent.click(screen.getByRole("button", { name: "Create account" }));
};

test("passwords that do not match show an error at the field, and nothing is sent", async () => {
  openApp("/register");
  await register("secret-13");
  expect(await screen.findByText("Passwords do not match")).toBeDefined();
  expect(document.activeElement).toBe(
    screen.getByLabelText(/Repeat the password/, { selector: "input" }),
  );
  expect(api.calls.filter(({ method }) => method === "POST")).toEqual([]);
});

test("a registration succeeds only when the answer says success, else it shows the server's message", async () => {
  api.on(endpoints.account.register, () => ({ success: false, message: "Not today." }));
  openApp("/register");
  await register("secret-12");
  expect(await screen.findByText("Not today.")).toBeDefined();
  api.on(endpoints.account.register, () => ({ success: true, message: "" }));
  await userEvent.click(screen.getByRole("button", { name: "Create account" }));
  expect(await screen.findByText(/We have sent a link to anna@example.org/)).toBeDefined();
  expect(screen.queryByText("Not today.")).toBeNull();
});

test("a confirmation whose answer does not say success stores no tokens", async () => {
  api.on(endpoints.account.confirm, () => ({ ...session, success: false }));
  openApp("/confirm-email?token=abc");
  expect(await screen.findByRole("heading", { name: "Failed to verify email" })).toBeDefined();
  expect(localStorage.getItem("access_token")).toBeNull();
});

test("an invalid or expired link offers to send a new one", async () => {
  api.on(endpoints.account.confirm, () => refuse("INVALID_TOKEN"));
  openApp("/confirm-email?token=old");
  expect(await screen.findByText("Invalid or expired verification link")).toBeDefined();
  expect(screen.getByRole("button", { name: "Send a new link" })).toBeDefined();
});

test("a logged-in user needs no new link and continues", async () => {
  logInAs();
  api.on(endpoints.account.confirm, () => refuse("INVALID_TOKEN"));
  openApp("/confirm-email?token=old");
  expect(await screen.findByText(/You are logged in, so there is nothing left/)).toBeDefined();
  expect(screen.queryByRole("button", { name: "Send a new link" })).toBeNull();
  expect(screen.getByRole("link", { name: "Go home" }).getAttribute("href")).toBe("/home");
});

test("a confirmation that failed on the server can be retried with the same link", async () => {
  let tries = 0;
  api.on(endpoints.account.confirm, () => (++tries === 1 ? refuse("INTERNAL") : session));
  const router = openApp("/confirm-email?token=abc");
  await userEvent.click(await screen.findByRole("button", { name: "Try again" }));
  await waitFor(() => expect(router.state.location.pathname).toBe("/home"));
  const sent = { token: "abc", key: expect.any(String) };
  expect(api.callsOf(endpoints.account.confirm).map(({ body }) => body)).toEqual([sent, sent]);
  expect(localStorage.getItem("access_token")).toBe("access");
});

test("the token of a link is removed from the URL at once, before the server has answered", async () => {
  const { released, release } = holdBack();
  api.on(endpoints.account.confirm, async () => {
    await released;
    return session;
  });
  window.history.replaceState(null, "", "/confirm-email?token=abc");
  openAppInAddressBar("/confirm-email?token=abc");
  await waitFor(() => expect(api.callsOf(endpoints.account.confirm)).toHaveLength(1));
  expect(window.location.href).not.toContain("abc");
  release();
  await waitFor(() => expect(window.location.pathname).toBe("/home"));
});

test("the footer has a short and a long form, and its style switches below 890 px", async () => {
  openApp("/catalog");
  expect(await screen.findByText("© 2025 Castor")).toBeDefined();
  expect(screen.getByText("© 2025 Castor. Plan well, wander freely.")).toBeDefined();
  const style = await readFile("apps/web/src/app/frame/footer.module.css", "utf8");
  expect(style).toContain(`@media (max-width: ${limits.footerSwitchPx - 1}px)`);
});
