import type { Language } from "@castor/core/account/language.ts";
import { createId } from "../db/create-id.ts";
import type { Queries } from "../db/database.ts";

/** How an account begins: by a registration (unconfirmed), or by a social login (confirmed, without a password). */
export interface NewUser {
  username: string;
  passwordHash: string | null;
  publicName: string;
  lang: Language;
  isConfirmed: boolean;
}

/**
 * Makes the account, or makes an unconfirmed one of that address such an account, with nothing left of what somebody set
 * there before (decisions 3); undefined when the address is somebody's. Answers its id. One statement, so that of two at
 * once none fails.
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
