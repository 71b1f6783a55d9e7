import type { Me } from "@castor/core/account/session.ts";
import { endpoints } from "@castor/core/endpoints.ts";
import { act, renderHook, waitFor } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { FakeApi, refuse } from "../../../testing/fake-api.ts";
import { forgetEverybody, logInAs } from "../../../testing/log-in.ts";
import { readCookie } from "../../device/storage/cookies.ts";
import { readStored, writeStored } from "../../device/storage/storage.ts";
import { setLanguage, startWords } from "../../i18n/words.ts";
import { chooseLanguage, useAccountLanguage } from "./account-language.ts";
import { keepSession } from "./session.ts";
import { clearTokens } from "./tokens.ts";

const { account } = endpoints;
let api: FakeApi;
let users = 0;
const spoken = () => document.documentElement.lang;
const told = () => api.callsOf(account.language).map(({ body }) => body);

/** A user whom this page has not seen before. */
const makeUser = (lang: Me["lang"]): Me => ({
  id: `user-${++users}`,
  username: "anna@castor.example",
  lang,
  defaultCurrency: null,
  fullName: "Anna",
  publicName: "Anna",
  hasPassword: true,
});

/** Starts the lookup of the current user; `answer` completes it. */
function ask() {
  const { rerender } = renderHook((me: Me | undefined) => useAccountLanguage(me), {
    initialProps: undefined as Me | undefined,
  });
  return { answer: (me: Me) => act(async () => rerender(me)) };
}

beforeAll(startWords);
beforeEach(() => {
  api = new FakeApi();
  api.on(account.language, ({ body }) => ({ success: true, lang: body.lang }));
  logInAs();
});
afterEach(async () => {
  vi.unstubAllGlobals();
  forgetEverybody();
  writeStored("account_language", null);
  await setLanguage("en");
});

test("The language is stored locally and in a cookie, and in the account of a logged-in user", async () => {
  forgetEverybody();
  expect(await chooseLanguage("ru")).toBe(true);
  expect([readStored("language"), readCookie("language")]).toEqual(["ru", "ru"]);
  expect(told()).toEqual([]);
  logInAs();
  expect(await chooseLanguage("en")).toBe(true);
  expect(told()).toEqual([{ lang: "en" }]);
});

test.each([
  ["fails", () => refuse("INTERNAL")],
  ["says no", () => ({ success: false, lang: "en" as const })],
])(
  "A language update that %s returns false and is logged, and the language changes all the same",
  async (_, answer) => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    api.on(account.language, answer);
    expect(await chooseLanguage("ru")).toBe(false);
    expect(warn).toHaveBeenCalledOnce();
    warn.mockRestore();
    expect([spoken(), readStored("account_language")]).toEqual(["ru", null]);
  },
);

test("An unknown language is not sent to the server", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  expect(await chooseLanguage("de")).toBe(false);
  expect([told(), warn.mock.calls.length]).toEqual([[], 1]);
  warn.mockRestore();
});

test("A language set on another device becomes active when the page is opened again", async () => {
  await keepSession({ id: "boris", lang: "en", access_token: "access-b" });
  await ask().answer(makeUser("ru"));
  await waitFor(() => expect(spoken()).toBe("ru"));
  expect([readStored("language"), told()]).toEqual(["ru", []]);
});

test("The account's language is stored only once it is active, so a reload before that tries again", async () => {
  await keepSession({ id: "boris", lang: "en", access_token: "access-b" });
  const written = vi.spyOn(Storage.prototype, "setItem");
  await ask().answer(makeUser("ru"));
  await waitFor(() => expect(readStored("account_language")).toBe("ru"));
  const keys = written.mock.calls.filter(([, value]) => value === "ru").map(([key]) => key);
  written.mockRestore();
  expect(keys).toEqual(["language", "account_language"]);
});

test("A language chosen before the login, or one that never reached the account, is not undone", async () => {
  await setLanguage("ru");
  await ask().answer(makeUser("en"));
  expect(spoken()).toBe("ru");
  await ask().answer(makeUser("en"));
  expect(spoken()).toBe("ru");
});

test("The account's language applies once: a later choice in another tab is not undone by an old answer", async () => {
  await chooseLanguage("ru");
  const anna = makeUser("ru");
  const page = ask();
  await page.answer(anna);
  await act(() => setLanguage("en"));
  await page.answer({ ...anna, fullName: "Anna B" });
  await ask().answer(anna);
  expect(spoken()).toBe("en");
});

test("A choice made during the lookup of the current user wins", async () => {
  await chooseLanguage("ru");
  const page = ask();
  await act(() => setLanguage("en"));
  await page.answer(makeUser("ru"));
  expect(spoken()).toBe("en");
});

test("Nothing is remembered of an account after its logout", async () => {
  await keepSession({ id: "boris", lang: "ru", access_token: "access-b" });
  clearTokens();
  expect(readStored("account_language")).toBeNull();
});
