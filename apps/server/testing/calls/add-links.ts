import type { Queries } from "../../src/db/database.ts";

/** A link, a mail and a social login of a user. */
export async function addLinks(queries: Queries, id: string): Promise<void> {
  const later = new Date(Date.now() + 3_600_000).toISOString();
  const now = new Date().toISOString();
  await queries
    .insertInto("link_tokens")
    .values({
      token_hash: `link of ${id}`,
      user_id: id,
      kind: "reset",
      expires: later,
      mail_id: null,
    })
    .execute();
  await queries
    .insertInto("mails")
    .values({
      id: `mail of ${id}`,
      kind: "reset",
      user_id: id,
      lang: "en",
      created: now,
      attempts: 0,
      next_try: later,
      claimed_until: null,
    })
    .execute();
  await queries
    .insertInto("social_logins")
    .values({
      issuer: "https://id.example",
      subject: `subject of ${id}`,
      user_id: id,
      provider: "oidc",
      created: now,
      is_join: 1,
    })
    .execute();
}
