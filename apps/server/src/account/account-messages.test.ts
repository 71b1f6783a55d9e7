import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { askForReset, dropPassword } from "../../testing/calls/account-calls.ts";
import { testDatabases } from "../../testing/databases/each-database.ts";
import { type Person, startTestApp, type TestApp } from "../../testing/servers/test-app.ts";

const [sqlite] = testDatabases();

interface Said {
  status: number;
  code?: string;
  en: string;
  ru: string;
}
type Ask = (language: "en" | "ru") => { as?: Person; method?: string; path: string; body: object };

const password = "password 1";
const newcomer = (name: string) => ({
  path: "auth/register",
  body: { username: `${name}@example.org`, password, publicName: name },
});

describe("messages about accounts, in both languages", () => {
  let server: TestApp;
  let anna: Person;
  let social: Person;
  const resets: Record<string, string> = {};
  beforeAll(async () => {
    if (sqlite === undefined) throw new Error("No test database.");
    server = await startTestApp(sqlite);
    anna = await server.register("Anna");
    social = await server.register("Social");
    await dropPassword(server, social);
    await server.call("POST", "auth/register", newcomer("waits"));
    for (const language of ["en", "ru"]) {
      const { username } = await server.register(`Reset-${language}`);
      resets[language] = await askForReset(server, username);
    }
  });
  afterAll(() => server.dispose());

  test.each<[string, Ask, Said]>([
    [
      "a registration",
      (language) => newcomer(`new-${language}`),
      {
        status: 200,
        en: "Almost there: follow the link in the mail that we sent you.",
        ru: "Почти готово: перейдите по ссылке из письма, которое мы вам отправили.",
      },
    ],
    [
      "a registration of a taken address",
      () => newcomer("anna"),
      {
        status: 409,
        code: "CONFLICT",
        en: "This address already has an account. Log in, or ask for a new password.",
        ru: "С этим адресом уже есть аккаунт. Войдите или запросите новый пароль.",
      },
    ],
    [
      "a registration with wrong fields",
      () => ({ path: "auth/register", body: {} }),
      {
        status: 400,
        code: "VALIDATION_FAILED",
        en: "Please check the marked fields.",
        ru: "Проверьте отмеченные поля.",
      },
    ],
    [
      "a mail that is asked for again",
      () => ({ path: "auth/resend-confirmation", body: { username: "waits@example.org" } }),
      {
        status: 200,
        en: "If this address waits for confirmation, a new link is on its way.",
        ru: "Если этот адрес ждёт подтверждения, новая ссылка уже в пути.",
      },
    ],
    [
      "a link that confirms nothing",
      () => ({ path: "auth/confirm", body: { token: "made-up" } }),
      {
        status: 400,
        code: "INVALID_TOKEN",
        en: "Invalid or expired verification link",
        ru: "Ссылка для подтверждения недействительна или устарела",
      },
    ],
    [
      "a login",
      () => ({ path: "auth/login", body: { username: anna.username, password: anna.password } }),
      { status: 200, en: "Welcome back!", ru: "С возвращением!" },
    ],
    [
      "a wrong login",
      () => ({ path: "auth/login", body: { username: anna.username, password } }),
      {
        status: 401,
        code: "UNAUTHORIZED",
        en: "Wrong email or password.",
        ru: "Неверный адрес или пароль.",
      },
    ],
    [
      "a login before the address is confirmed",
      () => ({ path: "auth/login", body: { username: "waits@example.org", password } }),
      {
        status: 403,
        code: "EMAIL_NOT_CONFIRMED",
        en: "Please confirm your email address first: follow the link in our mail.",
        ru: "Сначала подтвердите адрес: перейдите по ссылке из нашего письма.",
      },
    ],
    [
      "a refresh token that is none",
      () => ({ path: "auth/refresh", body: { refresh_token: "made-up" } }),
      {
        status: 401,
        code: "UNAUTHORIZED",
        en: "Please log in to continue.",
        ru: "Войдите, чтобы продолжить.",
      },
    ],
    [
      "a forgotten password",
      () => ({ path: "auth/forgot-password", body: { username: "nobody@example.org" } }),
      {
        status: 200,
        en: "If this address has an account, a link to set a new password is on its way.",
        ru: "Если у этого адреса есть аккаунт, ссылка для нового пароля уже в пути.",
      },
    ],
    [
      "a new password by a link",
      (language) => ({ path: "auth/reset-password", body: { token: resets[language], password } }),
      {
        status: 200,
        en: "Your new password is set. Log in with it.",
        ru: "Новый пароль сохранён. Войдите с ним.",
      },
    ],
    [
      "a link that sets no password",
      () => ({ path: "auth/reset-password", body: { token: "made-up", password } }),
      {
        status: 400,
        code: "INVALID_TOKEN",
        en: "The password reset link is invalid or has expired",
        ru: "Ссылка для сброса пароля недействительна или устарела",
      },
    ],
    [
      "a change of password",
      () => ({
        as: anna,
        method: "PUT",
        path: "auth/password",
        body: { oldPassword: anna.password, newPassword: anna.password },
      }),
      {
        status: 200,
        en: "Your password is changed. All other devices were logged out.",
        ru: "Пароль изменён. На всех других устройствах выполнен выход.",
      },
    ],
    [
      "a wrong old password",
      () => ({
        as: anna,
        method: "PUT",
        path: "auth/password",
        body: { oldPassword: "wrong", newPassword: password },
      }),
      {
        status: 400,
        code: "VALIDATION_FAILED",
        en: "Wrong password. Nothing was changed.",
        ru: "Неверный пароль. Ничего не изменено.",
      },
    ],
    [
      "a change where there is no password yet",
      () => ({
        as: social,
        method: "PUT",
        path: "auth/password",
        body: { oldPassword: "none", newPassword: password },
      }),
      {
        status: 400,
        code: "VALIDATION_FAILED",
        en: "This account has no password yet. Log out and choose “Forgot your password?” to set one.",
        ru: "У этого аккаунта ещё нет пароля. Выйдите и выберите «Забыли пароль?», чтобы задать его.",
      },
    ],
    [
      "a social login's code that is none",
      () => ({ path: "auth/oauth/exchange", body: { code: "made-up" } }),
      {
        status: 400,
        code: "INVALID_TOKEN",
        en: "This login took too long or was already used. Please log in again.",
        ru: "Этот вход занял слишком много времени или уже использован. Пожалуйста, войдите ещё раз.",
      },
    ],
    [
      "a removal long after a social login",
      () => ({ as: social, method: "DELETE", path: "auth/account", body: {} }),
      {
        status: 400,
        code: "VALIDATION_FAILED",
        en: "To delete the account, log out, log in again the way you usually do, and delete it right after that.",
        ru: "Чтобы удалить аккаунт, выйдите, войдите снова тем же способом и сразу после этого удалите его.",
      },
    ],
    [
      "the end of a session that is not there",
      () => ({ as: anna, method: "DELETE", path: "auth/sessions/made-up", body: {} }),
      {
        status: 404,
        code: "NOT_FOUND",
        en: "Not found. It may have been deleted, or it belongs to somebody else.",
        ru: "Не найдено. Возможно, это удалено или принадлежит кому-то другому.",
      },
    ],
  ])("%s", async (_, ask, { status, code, ...words }) => {
    for (const language of ["en", "ru"] as const) {
      const { method = "POST", path, body, as } = ask(language);
      const headers = { "x-language": language };
      const answer = await server.call(method, path, { body, headers, ...(as && { as }) });
      const message = words[language];
      expect([answer.statusCode, answer.headers["cache-control"]]).toEqual([status, "no-store"]);
      expect(answer.json()).toMatchObject(
        code === undefined
          ? { success: true, message }
          : { success: false, message, error: { code, message } },
      );
    }
  });
});
