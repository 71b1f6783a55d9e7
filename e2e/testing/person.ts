import type { Language } from "@castor/core/basics/language.ts";
import { expect, type Page, type TestInfo } from "@playwright/test";
import { linkOfMailTo } from "./outbox.ts";

/** A user with a confirmed account. */
export interface Person {
  username: string;
  password: string;
}

/** A new user, with the session that the confirmation of the account began. */
export interface RegisteredPerson extends Person {
  session: { access_token: string; refresh_token: string; id: string };
}

/** An address that no other journey of the run uses. */
export const newAddress = (name: string, { project, parallelIndex }: TestInfo): string =>
  `${name}-${project.name}-${parallelIndex}-${Date.now()}@example.org`;

/** Registers by calls, for journeys that begin after that. Later calls use the session: a login costs the server a slow hash. */
export async function register(
  page: Page,
  name: string,
  language: Language,
  info: TestInfo,
): Promise<RegisteredPerson> {
  const person = { username: newAddress(name.toLowerCase(), info), password: "correct-horse-7" };
  const call = (path: string, data: object) => page.request.post(`/api/auth/${path}`, { data });
  expect((await call("register", { ...person, publicName: name, lang: language })).ok()).toBe(true);
  const { link } = await linkOfMailTo(person.username, "confirm-email");
  const token = new URL(link).searchParams.get("token");
  const confirmed = await call("confirm", { token });
  expect(confirmed.ok()).toBe(true);
  const session = await confirmed.json();
  await skipTours(page, session);
  return { ...person, session };
}

/** Ends the guided tours, which would cover what a journey uses. */
export async function skipTours(page: Page, session: { access_token: string }): Promise<void> {
  const headers = { authorization: `Bearer ${session.access_token}` };
  const data = { tourId: "mapTour", status: "skipped" };
  expect((await page.request.post("/api/tours/finish", { headers, data })).ok()).toBe(true);
}
