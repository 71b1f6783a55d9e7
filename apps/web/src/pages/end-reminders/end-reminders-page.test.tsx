import { endpoints } from "@castor/core/endpoints.ts";
import { screen } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { FakeApi, refuse } from "../../../testing/fake-api.ts";
import { forgetEverybody } from "../../../testing/log-in.ts";
import { makeConfig } from "../../../testing/make-config.ts";
import { openApp, press } from "../../../testing/open-app.tsx";
import { queryClient } from "../../data/http/query-client.ts";
import { setLanguage, startWords } from "../../i18n/words.ts";

const { reminders, services } = endpoints;
let api: FakeApi;

beforeAll(startWords);
beforeEach(async () => {
  forgetEverybody();
  await setLanguage("en");
  api = new FakeApi().on(services.config, () => makeConfig());
});
afterEach(() => {
  vi.unstubAllGlobals();
  window.history.replaceState(null, "", "/");
  queryClient.clear();
});

/** As a mail program opens it: the token is in the address. */
function openLink() {
  window.history.replaceState(null, "", "/end-reminders#secret-token");
  openApp("/end-reminders#secret-token");
}

test("one press ends reminders without a login, and the address loses the token (specification#reminders)", async () => {
  const ended: string[] = [];
  api.on(reminders.end, ({ token }) => {
    ended.push(token);
    return { success: true };
  });
  openLink();
  await screen.findByRole("heading", { name: "End these mails" });
  expect(ended).toEqual([]);
  expect(window.location.href).not.toContain("secret-token");
  await press("End these mails");
  await screen.findByRole("heading", { name: "These mails have ended" });
  expect(ended).toEqual(["secret-token"]);
});

test("an expired link says so, and can be pressed again", async () => {
  api.on(reminders.end, () => refuse("INVALID_TOKEN", "This link has expired."));
  openLink();
  await press("End these mails");
  expect((await screen.findByRole("alert")).textContent).toContain("This link has expired.");
  expect(screen.getByRole("button", { name: "End these mails" })).toBeTruthy();
});
