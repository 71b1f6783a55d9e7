import { firstLanguage, firstName } from "@castor/core/account/first-profile.ts";
import type { Language } from "@castor/core/account/language.ts";
import { emailAddress } from "@castor/core/account/registration.ts";
import type { ProviderId } from "@castor/core/account/social-login.ts";
import { AppError } from "@castor/core/errors.ts";
import type { Queries } from "../db/database.ts";
import type { ProvidedPerson } from "../outside/social-login/social-login.ts";
import { findJoined, saveJoined, saveVerifiedUser } from "./social-login-store.ts";
import { loadUserByName } from "./user-store.ts";

/** Who came back from a provider, and the language that the site spoke to them, if they chose one. */
export interface Arrival {
  provider: ProviderId;
  person: ProvidedPerson;
  language: string | undefined;
}

/**
 * The account of who came back from a provider (decisions 3, record 012): the one that they came to before; else, over
 * an address that the provider has verified, the one of that address, or a new one. Answers its id; undefined when
 * another call joined them meanwhile, so that all of this is to be undone and asked again.
 */
export async function joinAccount(
  queries: Queries,
  { provider, person, language }: Arrival,
  now: Date,
): Promise<string | undefined> {
  const { issuer, subject } = person;
  const known = await findJoined(queries, issuer, subject);
  if (known !== undefined) return known;
  const address = emailAddress.safeParse(person.email);
  if (!address.success || !person.isEmailVerified) throw new AppError("EMAIL_NOT_CONFIRMED");
  const user = {
    username: address.data,
    publicName: firstName(person.givenName),
    lang: firstLanguage(language, person.locale) satisfies Language,
  };
  const userId =
    (await saveVerifiedUser(queries, user, now)) ??
    (await loadUserByName(queries, user.username))?.id;
  if (userId === undefined) return undefined;
  const isJoined = await saveJoined(queries, { issuer, subject, userId, provider }, now);
  return isJoined ? userId : undefined;
}
