import { firstLanguage, firstName } from "@castor/core/account/first-profile.ts";
import type { Language } from "@castor/core/account/language.ts";
import { emailAddress } from "@castor/core/account/registration.ts";
import type { ProviderId } from "@castor/core/account/social-login.ts";
import { AppError } from "@castor/core/errors.ts";
import type { Database, Queries } from "../db/database.ts";
import type { ProvidedPerson } from "../outside/social-login/social-login.ts";
import { endLinks } from "./link-token-store.ts";
import { saveNewUser } from "./new-user-store.ts";
import { findJoined, saveJoined } from "./social-login-store.ts";
import { loadUserByName } from "./user-store.ts";

/** Who came back from a provider, and the language that the site spoke to them. */
export interface Arrival {
  provider: ProviderId;
  person: ProvidedPerson;
  language: Language | null;
}

/**
 * The account of who came back from a provider (decisions 3, record 012): the one that they came to before; else, over
 * an address that the provider has verified, the one of that address, or a new one. Answers its id. Two callbacks of
 * one person at once may know different addresses: who comes second starts again and finds what the first has joined.
 */
export async function joinAccount(
  database: Database,
  arrival: Arrival,
  now: Date,
): Promise<string> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await database.write((queries) => joinOnce(queries, arrival, now));
    } catch (error) {
      if (tries >= mostTries || !(error instanceof JoinedMeanwhile)) throw error;
    }
  }
}

const mostTries = 3;

/** Undoes the transaction: the account that it made would be nobody's. */
class JoinedMeanwhile extends Error {}

async function joinOnce(
  queries: Queries,
  { provider, person, language }: Arrival,
  now: Date,
): Promise<string> {
  const { issuer, subject } = person;
  const known = await findJoined(queries, issuer, subject);
  if (known !== undefined) return known;
  const address = emailAddress.safeParse(person.email);
  if (!address.success || !person.isEmailVerified) throw new AppError("EMAIL_NOT_CONFIRMED");
  const user = {
    username: address.data,
    publicName: firstName(person.givenName),
    lang: firstLanguage(language, person.locale),
    passwordHash: null,
    isConfirmed: true,
  };
  const made = await saveNewUser(queries, user, now);
  // Its address is confirmed: no mail need ask for that any more, and no link that was sent does anything.
  if (made !== undefined) await endLinks(queries, made, "confirm");
  const userId = made ?? (await loadUserByName(queries, user.username))?.id;
  if (userId === undefined) throw new JoinedMeanwhile();
  const isJoined = await saveJoined(queries, { issuer, subject, userId, provider }, now);
  if (!isJoined) throw new JoinedMeanwhile();
  return userId;
}
