import type { Language } from "@castor/core/account/language.ts";
import { expect, type Page, type TestInfo } from "@playwright/test";
import { linkOfMailTo } from "./outbox.ts";

/** Somebody with a confirmed account. */
export interface Person {
  username: string;
  password: string;
}

/** An address that no other journey of the run has. */
export const newAddress = (name: string, { project }: TestInfo): string =>
  `${name}-${project.name}-${Date.now()}@example.org`;

/** Registers by the calls of the web app and follows the mail's link, for journeys that begin after that. */
export async function register(
  page: Page,
  name: string,
  language: Language,
  info: TestInfo,
): Promise<Person> {
  const person = { username: newAddress(name.toLowerCase(), info), password: "correct-horse-7" };
  const call = (path: string, data: object) => page.request.post(`/api/auth/${path}`, { data });
  expect((await call("register", { ...person, publicName: name, lang: language })).ok()).toBe(true);
  const { link } = await linkOfMailTo(person.username, "confirm-email");
  const token = new URL(link).searchParams.get("token");
  expect((await call("confirm", { token })).ok()).toBe(true);
  return person;
}
