import type { Language } from "@castor/core/account/language.ts";
import { createId } from "../../db/create-id.ts";
import type { Queries } from "../../db/database.ts";

/** The start of an account: a registration (unconfirmed) or a social login (confirmed, without a password). */
export interface NewUser {
  username: string;
  passwordHash: string | null;
  publicName: string;
  lang: Language;
  isConfirmed: boolean;
}

/**
 * Makes the account, or replaces an unconfirmed account of that address with nothing left of it (specification#registration).
 * Answers its id; undefined when the address has a confirmed account. One statement, so that concurrent calls do not
 * fail.
 */
export async function saveNewUser(
  queries: Queries,
  user: NewUser,
  now: Date,
): Promise<string | undefined> {
  const changed = {
    password_hash: user.passwordHash,
    public_name: user.publicName,
    lang: user.lang,
    confirmed: user.isConfirmed ? now.toISOString() : null,
  };
  const row = await queries
    .insertInto("users")
    .values({
      id: createId(),
      username: user.username,
      default_currency: null,
      created: now.toISOString(),
      ...changed,
    })
    .onConflict((conflict) =>
      conflict.column("username").doUpdateSet(changed).where("users.confirmed", "is", null),
    )
    .returning("id")
    .executeTakeFirst();
  return row?.id;
}
