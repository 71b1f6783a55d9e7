import type { Queries } from "../db/database.ts";
import { insertMail, type QueuedMail } from "./mail-queue-store.ts";

/** Mails on their way, kept in the database until they are handed over. */
export class MailQueue {
  /** Queues a mail in the caller's transaction: it goes out when that is committed, and only then. */
  enqueue(queries: Queries, mail: QueuedMail, now: Date): Promise<void> {
    return insertMail(queries, mail, now);
  }

  /** Sends what waits, now: to be called after the commit. */
  wake(): void {}
}
