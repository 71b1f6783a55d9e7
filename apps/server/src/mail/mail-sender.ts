import { nextTryAfter } from "../concurrency/next-try-after.ts";
import type { Database, Queries } from "../db/database.ts";
import type { Log } from "../process/log.ts";
import { forgetSentReminders } from "../reminders/sent-reminder-store.ts";
import {
  type ClaimedMail,
  claimMails,
  loadNextTry,
  type MailCapacity,
  putMailBack,
  removeMail,
} from "./mail-queue-store.ts";
import { type MailMessage, MailRejected, type MailTransport } from "./transport/mail-transport.ts";
import { isLetter, type MailTextOptions, writeMail } from "./write-mail.ts";

/** The time limit of one attempt. A claim lasts longer, so that no other process begins meanwhile. */
const sendMs = 30_000;
const claimMs = 60_000;
/** Longer than most outages of mail servers. Users who wait longer have asked again. */
const maxAgeMs = 48 * 3_600_000;

export interface MailSenderOptions extends MailTextOptions {
  database: Database;
  mail: MailTransport;
  log: Log;
  now: () => Date;
}

/** A mail claimed by this process with the message of this attempt. */
export interface PreparedMail {
  mail: ClaimedMail;
  message: MailMessage;
}

/** Claims mails, sends them and stores the result. */
export class MailSender {
  readonly #options: MailSenderOptions;
  readonly #stop = new AbortController();

  constructor(options: MailSenderOptions) {
    this.#options = options;
  }

  /**
   * Milliseconds until the next mail that fits into the free slots, zero or less when it is due; undefined when none
   * waits.
   */
  async timeToNext(room: MailCapacity): Promise<number | undefined> {
    const next = await this.#options.database.glance((queries) => loadNextTry(queries, room));
    return next && next.getTime() - this.#options.now().getTime();
  }

  /** Claims and writes due mails, as many as there are free slots. Obsolete mails are removed. */
  async claim(room: MailCapacity): Promise<PreparedMail[]> {
    const { database } = this.#options;
    const now = this.#options.now();
    const times = { now, until: new Date(now.getTime() + claimMs) };
    const { ready, reminders } = await database.write(async (queries) => {
      const ready: PreparedMail[] = [];
      const reminders: ClaimedMail[] = [];
      for (const mail of await claimMails(queries, database.kind, times, room)) {
        if (!isLetter(mail)) {
          reminders.push(mail);
          continue;
        }
        const message = await writeMail(queries, mail, this.#options, now);
        if (message === null) await removeMail(queries, mail.id);
        else ready.push({ mail, message });
      }
      return { ready, reminders };
    });
    for (const mail of reminders) ready.push(...(await this.#writeReminder(mail, now)));
    return ready;
  }

  /** A reminder that cannot be written is tried again like one that cannot be sent. */
  async #writeReminder(mail: ClaimedMail, now: Date): Promise<PreparedMail[]> {
    const { database } = this.#options;
    try {
      // It checks trips, which takes 1 MB of code: few mails are reminders.
      const { writeReminder } = await import("./reminders/write-reminder.ts");
      const message = await writeReminder(database, mail, this.#options, now);
      if (message !== null) return [{ mail, message }];
      await database.write((queries) => dropReminder(queries, mail));
    } catch (error) {
      await this.#keep(mail, toError(error));
    }
    return [];
  }

  /** Sends a claimed mail; never throws. */
  async send({ mail, message }: PreparedMail): Promise<void> {
    await this.#keep(mail, await this.#tryToSend(message));
  }

  /** Stores the result of an attempt; never throws. */
  async #keep(mail: ClaimedMail, failure: Error | null): Promise<void> {
    const { database, log } = this.#options;
    try {
      const logResult = await database.write((queries) => this.#settle(queries, mail, failure));
      logResult?.();
    } catch (error) {
      const line = { mail: mail.id, kind: mail.kind, err: error };
      log.error(line, "the result of a mail could not be stored, so it will be sent again");
    }
  }

  /** Aborts sending. Mails being sent go back to the queue. */
  stop(): void {
    this.#stop.abort();
  }

  async #tryToSend(message: MailMessage): Promise<Error | null> {
    const signal = AbortSignal.any([this.#stop.signal, AbortSignal.timeout(sendMs)]);
    try {
      await this.#options.mail.send(message, signal);
      return null;
    } catch (error) {
      return toError(error);
    }
  }

  /** Stores the result. Answers a function that logs it after the commit. */
  async #settle(
    queries: Queries,
    mail: ClaimedMail,
    failure: Error | null,
  ): Promise<(() => void) | null> {
    const { log } = this.#options;
    const now = this.#options.now();
    if (failure === null) {
      await removeMail(queries, mail.id);
      return null;
    }
    if (this.#stop.signal.aborted) {
      // The next run sends it at once.
      await putMailBack(queries, mail, mail.attempts, now);
      return null;
    }
    const attempts = mail.attempts + 1;
    const isFinal = failure instanceof MailRejected && failure.isFinal;
    const nextTry = isFinal ? null : nextTryAfter(attempts, mail.created, now, maxAgeMs);
    const line = { mail: mail.id, kind: mail.kind, attempts, reason: failure.message };
    if (nextTry === null) {
      // Bell and devices have told of a check-in: it would be told anew with each look (decision 158).
      if (mail.kind === "checkIn") await removeMail(queries, mail.id);
      else await dropReminder(queries, mail);
      return () => log.error(line, "a mail is given up");
    }
    await putMailBack(queries, mail, attempts, nextTry);
    return () => log.warn({ ...line, nextTry }, "a mail was not sent and will be tried again");
  }
}

/** Removes a mail with the notes of what it was to say. */
async function dropReminder(queries: Queries, { id }: ClaimedMail): Promise<void> {
  await removeMail(queries, id);
  await forgetSentReminders(queries, id);
}

const toError = (thrown: unknown): Error =>
  thrown instanceof Error ? thrown : new Error(String(thrown));
