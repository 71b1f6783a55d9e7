import { createId } from "../db/create-id.ts";
import type { Queries } from "../db/database.ts";
import type { MailsTable } from "../db/schema.ts";

/** A mail as the queue knows it: nothing of what it will say. */
export interface QueuedMail {
  kind: MailsTable["kind"];
  userId: string;
  lang: MailsTable["lang"];
}

/** Queues a mail. */
export async function insertMail(queries: Queries, mail: QueuedMail, now: Date): Promise<void> {
  await queries
    .insertInto("mails")
    .values({
      id: createId(),
      kind: mail.kind,
      user_id: mail.userId,
      lang: mail.lang,
      created: now.toISOString(),
      attempts: 0,
      next_try: now.toISOString(),
      claimed_until: null,
    })
    .execute();
}
