import fc from "fast-check";
import { expect, test } from "vitest";
import type * as z from "zod/mini";
import { isLanguage } from "../basics/language.ts";
import { fieldMessages } from "../schemas/validation.ts";
import {
  confirmation,
  displayName,
  emailAddress,
  login,
  password,
  registration,
} from "./registration.ts";
import { fullName } from "./session.ts";

const messagesOf = (schema: z.ZodMiniType, value: unknown) => {
  const parsed = schema.safeParse(value, { reportInput: true });
  return parsed.success ? null : fieldMessages(parsed.error);
};
const good = { username: "anna@example.org", password: "castor-1", publicName: "Anna" };

test("A password has at least 8 characters with at least one digit or special character, at most 64", () => {
  for (const fine of ["castor-1", "passwor7", "пароль с пробелом", `${"a".repeat(63)}!`])
    expect(messagesOf(password, fine), fine).toBeNull();
  expect(messagesOf(password, "")).toEqual({ "": "required" });
  expect(messagesOf(password, "short-1")).toEqual({ "": "minLength 8" });
  expect(messagesOf(password, "onlyletters")).toEqual({ "": "passwordTooSimple" });
  expect(messagesOf(password, "толькобуквы")).toEqual({ "": "passwordTooSimple" });
  expect(messagesOf(password, `${"a".repeat(64)}1`)).toEqual({ "": "maxLength 64" });
  fc.assert(
    fc.property(fc.string({ maxLength: 80 }), (text) => {
      const isGood = text.length >= 8 && text.length <= 64 && /[^\p{L}]/u.test(text);
      expect(messagesOf(password, text) === null).toBe(isGood);
    }),
  );
});

test("The confirmation of the password must match", () => {
  expect(messagesOf(registration, { ...good, passwordConfirm: "castor-2" })).toEqual({
    passwordConfirm: "passwordsDoNotMatch",
  });
  expect(messagesOf(registration, { ...good, passwordConfirm: "castor-1" })).toBeNull();
  expect(messagesOf(registration, good)).toBeNull();
});

test("An email address must be valid, is stored in lower case and has at most 254 characters", () => {
  expect(emailAddress.parse(" Anna@Example.ORG ")).toBe("anna@example.org");
  for (const wrong of ["anna", "anna@", "@example.org", "a b@example.org", "anna@example"])
    expect(messagesOf(emailAddress, wrong), wrong).toEqual({ "": "invalidEmail" });
  // The lower case of the Kelvin sign is the letter k, so it would become another address.
  for (const other of ["\u212Aate@example.org", "kate@\u212A.example.org", "анна@example.org"])
    expect(messagesOf(emailAddress, other), other).toEqual({ "": "invalidEmail" });
  const long = `${"a".repeat(60)}@${"b".repeat(60)}.${"c".repeat(60)}.${"d".repeat(60)}.`;
  expect(`${long}${"e".repeat(15)}`.length).toBeGreaterThan(254);
  expect(messagesOf(emailAddress, `${long}${"e".repeat(15)}`)).toEqual({ "": "maxLength 254" });
});

test("The display name is required and has at most 50 characters", () => {
  expect(displayName.parse(" Anna ")).toBe("Anna");
  expect(messagesOf(displayName, "  ")).toEqual({ "": "required" });
  expect(messagesOf(displayName, "x".repeat(51))).toEqual({ "": "nameTooLong 50" });
  expect(messagesOf(displayName, "x".repeat(50))).toBeNull();
});

test("Missing fields of a registration and an unknown language are named", () => {
  expect(messagesOf(registration, {})).toEqual({
    username: "required",
    password: "required",
    publicName: "required",
  });
  expect(messagesOf(registration, { ...good, lang: "de" })).toEqual({ lang: "unknownValue" });
});

test("A login needs a username of any form", () => {
  expect(messagesOf(login, { username: "", password: "" })).toEqual({
    username: "required",
    password: "required",
  });
  expect(login.parse({ username: " ANNA ", password: " x " })).toEqual({
    username: "anna",
    password: " x ",
  });
});

test("Passwords, tokens and addresses of more than 1,000 characters are refused at once", () => {
  const [longest, longer] = ["x".repeat(1_000), "x".repeat(1_001)];
  const isRefused = { username: "maxLength 1000", password: "maxLength 1000" };
  expect(messagesOf(login, { username: longest, password: longest })).toBeNull();
  expect(messagesOf(login, { username: longer, password: longer })).toEqual(isRefused);
  expect(messagesOf(confirmation, { token: longer })).toEqual({ token: "maxLength 1000" });
});

test("The language must be ru or en", () => {
  expect(["en", "ru"].every(isLanguage)).toBe(true);
  for (const other of ["de", "EN", "", null, undefined, 1]) expect(isLanguage(other)).toBe(false);
});

test("The header shows the public name, else the part of the address before @", () => {
  expect(fullName({ username: "anna@example.org", publicName: "Anna K." })).toBe("Anna K.");
  expect(fullName({ username: "anna@example.org", publicName: "" })).toBe("anna");
});
