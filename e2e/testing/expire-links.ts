import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** Expires the links of all mails to a user. */
export function expireLinksOf(username: string): void {
  const database = new DatabaseSync(join(process.env.E2E_DATA_DIR ?? "", "castor.sqlite"), {
    timeout: 10_000,
  });
  try {
    database
      .prepare(
        "update link_tokens set expires = ? where user_id = (select id from users where username = ?)",
      )
      .run(new Date(Date.now() - 1_000).toISOString(), username);
  } finally {
    database.close();
  }
}
