import { zoneAt } from "@castor/core/geo/zones/zone-at.ts";
import type { Database } from "../../src/db/database.ts";
import { openDatabase } from "../../src/db/open-database.ts";
import { findDayPaths } from "../../src/exports/day-paths.ts";
import { translations } from "../../src/http/calls/read-caller.ts";
import { MailQueue } from "../../src/mail/mail-queue.ts";
import type { QueuedMail } from "../../src/mail/mail-queue-store.ts";
import { Smtp } from "../../src/mail/transport/smtp.ts";
import { Estimate } from "../../src/outside/routing/estimate.ts";
import type { TestDatabaseKind } from "../databases/each-database.ts";

/** The mail queue of one process. */
export interface Sender {
  queue: MailQueue;
  /** The queue's time. The test sets it, so that no test sleeps. */
  clock: { now: Date };
  log: { line: object; message: string }[];
  database: Database;
}

/** A database with users, and the processes that send their mails. */
export interface PostOffice {
  database: Database;
  /** Opens a queue. It sends nothing until it is woken. */
  openSender(smtpUrl: string, startsAt?: Date): Promise<Sender>;
  /** Adds a user whose address waits with one registration, both under the same id. */
  addPerson(name: string, publicName?: string): Promise<string>;
  enqueue(sender: Sender, mail: QueuedMail): Promise<void>;
  loadMails(): Promise<{ id: string; attempts: number; nextTry: string }[]>;
  dispose(): Promise<void>;
}

export async function openPostOffice(kind: TestDatabaseKind): Promise<PostOffice> {
  const place = await kind.create({ isMigrated: true });
  const database = await openDatabase(place);
  const senders: Sender[] = [];
  return {
    database,
    openSender: async (smtpUrl, startsAt = new Date()) => {
      const clock = { now: startsAt };
      const log: Sender["log"] = [];
      const writeLog = (line: object, message: string) => void log.push({ line, message });
      const own = await openDatabase(place);
      const queue = new MailQueue({
        database: own,
        mail: new Smtp(smtpUrl, "Castor <castor@trips.example.org>"),
        publicUrl: "https://trips.example.org",
        apiOrigin: "https://trips.example.org",
        world: { findPaths: (routes) => findDayPaths(new Estimate(), routes), zoneAt },
        translations,
        log: { info: writeLog, warn: writeLog, error: writeLog },
        now: () => clock.now,
      });
      const sender = { queue, clock, log, database: own };
      senders.push(sender);
      return sender;
    },
    addPerson: async (name, publicName = name) => {
      await database.write(async (queries) => {
        await queries
          .insertInto("users")
          .values({
            id: name,
            username: `${name}@example.org`,
            password_hash: null,
            public_name: publicName,
            lang: "en",
            default_currency: null,
            confirmed: null,
            created: "2026-11-20T08:00:00.000Z",
          })
          .execute();
        await queries
          .insertInto("registrations")
          .values({
            id: name,
            user_id: name,
            password_hash: "",
            public_name: publicName,
            lang: "en",
            key_hash: null,
            created: "2026-11-20T08:00:00.000Z",
          })
          .execute();
      });
      return name;
    },
    enqueue: (sender, mail) =>
      database.write((queries) => {
        const registrationId = mail.kind === "confirm" ? mail.userId : null;
        return sender.queue.enqueue(queries, { ...mail, registrationId }, sender.clock.now);
      }),
    loadMails: () =>
      database.glance((queries) =>
        queries
          .selectFrom("mails")
          .select(["id", "attempts", "next_try as nextTry"])
          .orderBy("id")
          .execute(),
      ),
    dispose: async () => {
      for (const { queue } of senders) await queue.close();
      for (const { database } of senders) await database.close();
      await database.close();
      await place.dispose();
    },
  };
}
