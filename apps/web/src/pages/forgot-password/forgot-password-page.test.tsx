import { endpoints } from "@castor/core/endpoints.ts";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { FakeApi, refuse } from "../../../testing/fake-api.ts";
import { forgetEverybody } from "../../../testing/log-in.ts";
import { makeConfig } from "../../../testing/make-config.ts";
import { openApp, openAppInAddressBar, press, typeInto } from "../../../testing/open-app.tsx";
import { queryClient } from "../../data/http/query-client.ts";
import { setLanguage, startWords } from "../../i18n/words.ts";

const { account, services } = endpoints;
const said = "If this address has an account, a link is on its way.";
let api: FakeApi;

beforeAll(startWords);
beforeEach(async () => {
  forgetEverybody();
  await setLanguage("en");
  api = new FakeApi()
    .on(services.config, () => makeConfig())
    .on(account.forgotPassword, () => ({ success: true, message: said }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  queryClient.clear();
});

test("after requesting a link, the page shows the server's message and what to do next", async () => {
  openApp("/forgot-password");
  await typeInto("Email", "anna@example.org");
  await press("Send the link");
  expect(await screen.findByRole("heading", { name: "Check your mail" })).toBeDefined();
  expect(screen.getByText(said)).toBeDefined();
  expect(screen.getByText(/mail to anna@example\.org within an hour/)).toBeDefined();
  expect(screen.getByText(/spam folder/)).toBeDefined();
  expect(api.callsOf(account.forgotPassword).map(({ body }) => body)).toEqual([
    { username: "anna@example.org" },
  ]);
  expect(screen.getByRole("link", { name: "Back to login" }).getAttribute("href")).toBe("/login");
});

test("on a server that sends no mail, the page says where the mail is stored", async () => {
  api.on(services.config, () => makeConfig({ mail: "outbox" }));
  openApp("/forgot-password");
  await typeInto("Email", "anna@example.org");
  await press("Send the link");
  expect(await screen.findByText(/This server does not send mail/)).toBeDefined();
  expect(screen.queryByText(/spam folder/)).toBeNull();
});

test("the link is sent again after a pause, or to another address at once", async () => {
  openApp("/forgot-password");
  await typeInto("Email", "anna@example.org");
  await press("Send the link");
  const again = await screen.findByRole("button", { name: /^Send again in \d+\u00a0s$/ });
  expect(again.hasAttribute("disabled")).toBe(true);
  await press("Use another address");
  expect(screen.getByDisplayValue("anna@example.org")).toBeDefined();
  await typeInto("Email", "boris@example.org");
  await press("Send the link");
  await waitFor(() => expect(api.callsOf(account.forgotPassword)).toHaveLength(2));
  expect(api.callsOf(account.forgotPassword)[1]?.body).toEqual({ username: "boris@example.org" });
});

test("an invalid address is shown at its field, and nothing is sent", async () => {
  openApp("/forgot-password");
  await typeInto("Email", "anna");
  await press("Send the link");
  expect(await screen.findByText("Please enter a valid email address")).toBeDefined();
  expect(api.callsOf(account.forgotPassword)).toEqual([]);
});

test("an error is logged once and shown, and the typed text stays", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  api.on(account.forgotPassword, () => refuse("TOO_MANY_REQUESTS", "Please wait a little."));
  openApp("/forgot-password");
  await typeInto("Email", "anna@example.org");
  await press("Send the link");
  expect((await screen.findByRole("alert")).textContent).toBe("Please wait a little.");
  expect(screen.getByDisplayValue("anna@example.org")).toBeDefined();
  expect(log).toHaveBeenCalledOnce();
  expect(JSON.stringify(log.mock.calls)).not.toContain("anna@example.org");
  log.mockRestore();
});

test("the address typed at the login form and the return target come along, but not in the URL", async () => {
  const router = openAppInAddressBar("/login?redirectUrl=%2Fcatalog");
  await typeInto("Email", "anna@example.org");
  await userEvent.click(screen.getByRole("link", { name: "Forgot your password?" }));
  await screen.findByRole("button", { name: "Send the link" });
  expect(screen.getByDisplayValue("anna@example.org")).toBeDefined();
  expect(window.location.href).toMatch(/\/forgot-password$/);
  await userEvent.click(screen.getByRole("link", { name: "Back to login" }));
  await screen.findByRole("button", { name: "Log in" });
  expect(screen.getByDisplayValue("anna@example.org")).toBeDefined();
  expect(router.state.location.href).toBe("/login?redirectUrl=%2Fcatalog");
});

test("in Russian every word is Russian", async () => {
  await setLanguage("ru");
  openApp("/forgot-password");
  expect(await screen.findByRole("heading", { name: "Забыли пароль?" })).toBeDefined();
  expect(screen.getByRole("button", { name: "Отправить ссылку" })).toBeDefined();
});
