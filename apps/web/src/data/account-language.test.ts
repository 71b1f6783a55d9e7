import type { Me } from "@castor/core/account/session.ts";
import { endpoints } from "@castor/core/endpoints.ts";
import { act, renderHook, waitFor } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { FakeApi, refuse } from "../../testing/fake-api.ts";
import { forgetEverybody, logInAs } from "../../testing/log-in.ts";
import { readCookie } from "../device/cookies.ts";
import { readStored, writeStored } from "../device/storage.ts";
import { setLanguage, startWords } from "../i18n/words.ts";
import { chooseLanguage, useAccountLanguage } from "./account-language.ts";
import { keepSession } from "./session.ts";

const { account } = endpoints;
let api: FakeApi;
let users = 0;
const spoken = () => document.documentElement.lang;
const told = () => api.callsOf(account.language).map(({ body }) => body);

/** Somebody whom this page never saw before. */
const somebody = (lang: Me["lang"]): Me => ({
  id: `user-${++users}`,
  username: "anna@castor.example",
  lang,
  defaultCurrency: null,
  fullName: "Anna",
  publicName: "Anna",
  hasPassword: true,
});

/** The page asks who is logged in; `answer` gives it the answer. */
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
  writeStored("language_untold", null);
  await setLanguage("en");
});

test("The language is stored locally and in a cookie, and in the account when somebody is logged in", async () => {
  forgetEverybody();
  expect(await chooseLanguage("ru")).toBe(true);
  expect([readStored("language"), readCookie("language")]).toEqual(["ru", "ru"]);
  expect(told()).toEqual([]);
  logInAs();
  expect(await chooseLanguage("en")).toBe(true);
  expect(told()).toEqual([{ lang: "en" }]);
});

test("A failed language update returns false and is logged, and the language is spoken all the same", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  api.on(account.language, () => refuse("INTERNAL"));
  expect(await chooseLanguage("ru")).toBe(false);
  expect(warn).toHaveBeenCalledOnce();
  warn.mockRestore();
  expect(spoken()).toBe("ru");
});

test("Another language is told to nobody", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  expect(await chooseLanguage("de")).toBe(false);
  expect([told(), warn.mock.calls.length]).toEqual([[], 1]);
  warn.mockRestore();
});

test("The account's language is spoken, though another device chose it", async () => {
  await ask().answer(somebody("ru"));
  await waitFor(() => expect(spoken()).toBe("ru"));
  expect([readStored("language"), told()]).toEqual(["ru", []]);
});

test("It is followed once: what another tab switches to later is not taken back by an old answer", async () => {
  const anna = somebody("en");
  const page = ask();
  await page.answer(anna);
  await act(() => setLanguage("ru"));
  await page.answer({ ...anna, fullName: "Anna B" });
  await ask().answer(anna);
  expect(spoken()).toBe("ru");
});

test("A switch while one asks who is logged in wins", async () => {
  const page = ask();
  await act(() => setLanguage("ru"));
  await page.answer(somebody("en"));
  expect(spoken()).toBe("ru");
});

test("A choice that never reached the account is told to it when the page is opened again, and stays", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  api.on(account.language, () => refuse("INTERNAL"));
  await chooseLanguage("ru");
  warn.mockRestore();
  api.on(account.language, ({ body }) => ({ success: true, lang: body.lang }));
  await ask().answer(somebody("en"));
  await waitFor(() => expect(readStored("language_untold")).toBeNull());
  expect([spoken(), told()]).toEqual(["ru", [{ lang: "ru" }, { lang: "ru" }]]);
});

test("A login speaks the account's language, whatever was untold before", async () => {
  writeStored("language_untold", "en");
  await keepSession({ id: "boris", lang: "ru", access_token: "access-b" });
  expect([spoken(), readStored("language_untold")]).toEqual(["ru", null]);
});
