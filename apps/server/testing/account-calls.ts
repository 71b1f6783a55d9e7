import type { Session } from "@castor/core/account/session.ts";
import PostalMime, { type Email } from "postal-mime";
import { vi } from "vitest";
import type { Person, TestApp } from "./test-app.ts";
import { succeed } from "./trip-calls.ts";

/** A further session of somebody, as on another device. */
export async function logIn(
  server: TestApp,
  person: Person,
  headers: Record<string, string> = {},
): Promise<Person> {
  const { username, password } = person;
  const body = { username, password };
  const session = succeed<Session>(await server.call("POST", "auth/login", { body, headers }));
  return { ...person, accessToken: session.access_token, refreshToken: session.refresh_token };
}

/** The letters to an address, oldest first. */
export async function lettersTo(server: TestApp, username: string): Promise<Email[]> {
  const letters = await Promise.all((await server.letters()).map((raw) => PostalMime.parse(raw)));
  return letters.filter(({ to }) => to?.some(({ address }) => address === username));
}

/** Waits until so many letters have gone to the address; answers the last. */
export async function waitForLetter(
  server: TestApp,
  username: string,
  count: number,
): Promise<Email> {
  return vi.waitFor(
    async () => {
      const letters = await lettersTo(server, username);
      const last = letters[count - 1];
      if (last === undefined) throw new Error(`${letters.length} letters instead of ${count}`);
      return last;
    },
    { timeout: 10_000 },
  );
}

/** Asks for a new password; answers the token of the mail's link. */
export async function askForReset(server: TestApp, username: string): Promise<string> {
  const before = await countResets(server, username);
  await server.call("POST", "auth/forgot-password", { body: { username } });
  return vi.waitFor(
    async () => {
      const tokens = await resetTokens(server, username);
      const token = tokens[before];
      if (token === undefined) throw new Error("No letter with a link yet.");
      return token;
    },
    { timeout: 10_000 },
  );
}

const countResets = async (server: TestApp, username: string) =>
  (await resetTokens(server, username)).length;

/** The tokens of all links to set a new password that went to the address. */
export async function resetTokens(server: TestApp, username: string): Promise<string[]> {
  const letters = await lettersTo(server, username);
  return letters.flatMap(
    ({ text }) => /reset-password\?token=([\w-]+)/.exec(text ?? "")?.[1] ?? [],
  );
}

/** Makes an account one of a social login only. */
export async function dropPassword({ database }: TestApp, { id }: Person): Promise<void> {
  await database.write((queries) =>
    queries.updateTable("users").set({ password_hash: null }).where("id", "=", id).execute(),
  );
}

/** True while the session's access token and refresh token work; throws when only one of them does. */
export async function isAlive(server: TestApp, person: Person): Promise<boolean> {
  const body = { refresh_token: person.refreshToken };
  const statuses = [
    (await server.call("GET", "auth/me", { as: person })).statusCode,
    (await server.call("POST", "auth/refresh", { body })).statusCode,
  ].join();
  if (statuses !== "200,200" && statuses !== "401,401") throw new Error(statuses);
  return statuses === "200,200";
}
