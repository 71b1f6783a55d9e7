import { chooseFirstLanguage, makePublicName } from "@castor/core/account/first-profile.ts";
import { emailAddress } from "@castor/core/account/registration.ts";
import type { ProviderId } from "@castor/core/account/social-login.ts";
import type { Language } from "@castor/core/basics/language.ts";
import { AppError } from "@castor/core/errors.ts";
import type { Database, Queries } from "../../db/database.ts";
import type { ProvidedPerson } from "../../outside/social-login/social-login.ts";
import { saveEvent } from "../activity/account-event-store.ts";
import { saveNewUser } from "../registration/new-user-store.ts";
import { loadUserByName } from "../user-store.ts";
import { findJoined, saveJoined } from "./social-login-store.ts";

/** A user back from a provider, and the language of the site. */
export interface Arrival {
  provider: ProviderId;
  person: ProvidedPerson;
  language: Language | null;
  userAgent: string;
}

/** The account, and whether it still has to be proven by its password, a passkey or a mail. */
export interface Destination {
  userId: string;
  isUnproven: boolean;
}

/**
 * Finds or makes the account of a provider's user (specification#social-login-account, decisions 012, 084): the account joined
 * before, else the one of an address that the provider has verified, which has to be proven, else a new one. Two
 * concurrent callbacks of one user may name different addresses: the second starts again and finds what the first has
 * joined.
 */
export async function joinAccount(
  database: Database,
  arrival: Arrival,
  now: Date,
): Promise<Destination> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await database.write((queries) => joinOnce(queries, arrival, now));
    } catch (error) {
      if (tries >= maxTries || !(error instanceof JoinedMeanwhile)) throw error;
    }
  }
}

const maxTries = 3;

/** Rolls the transaction back: the account it made would belong to nobody. */
class JoinedMeanwhile extends Error {}

async function joinOnce(
  queries: Queries,
  { provider, person, language, userAgent }: Arrival,
  now: Date,
): Promise<Destination> {
  const { issuer, subject } = person;
  const known = await findJoined(queries, issuer, subject);
  if (known !== undefined) return { userId: known, isUnproven: false };
  const address = emailAddress.safeParse(person.email);
  if (!address.success || !person.isEmailVerified) throw new AppError("EMAIL_NOT_CONFIRMED");
  const user = {
    username: address.data,
    publicName: makePublicName(person.name),
    lang: chooseFirstLanguage(language, person.locale),
    passwordHash: null,
  };
  const made = await saveNewUser(queries, user, now);
  if (made === undefined) {
    // Another callback may have made it meanwhile.
    const joined = await findJoined(queries, issuer, subject);
    if (joined !== undefined) return { userId: joined, isUnproven: false };
    const userId = (await loadUserByName(queries, user.username))?.id;
    if (userId === undefined) throw new JoinedMeanwhile();
    return { userId, isUnproven: true };
  }
  const context = { now, userAgent };
  await saveEvent(queries, { userId: made, kind: "registered", detail: provider }, context);
  const joined = { issuer, subject, userId: made, provider, isJoin: false };
  if (!(await saveJoined(queries, joined, now))) throw new JoinedMeanwhile();
  await saveEvent(queries, { userId: made, kind: "socialLoginAdded", detail: provider }, context);
  return { userId: made, isUnproven: false };
}
