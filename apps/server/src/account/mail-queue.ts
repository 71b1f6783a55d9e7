import { setTimeout as wait } from "node:timers/promises";
import type { Database, Queries } from "../db/database.ts";
import { type Letter, LetterRefused, type Mail } from "../outside/mail/mail.ts";
import { endLinks } from "./link-token-store.ts";
import {
  type ClaimedMail,
  claimMails,
  insertMail,
  loadNextTry,
  putMailBack,
  type QueuedMail,
  removeMail,
  removeMailsOf,
} from "./mail-queue-store.ts";
import { nextTryAfter } from "./mail-retries.ts";
import { type LetterParts, writeMail } from "./write-mail.ts";

interface MailLog {
  info(line: object, message: string): void;
  warn(line: object, message: string): void;
  error(line: object, message: string): void;
}

const mostAtOnce = 4;
/** All of one try; the claim is longer, so that nobody else begins while it lasts. */
const sendMs = 30_000;
const claimMs = 60_000;
/** How often a quiet server looks for mails of other processes, and of those that died. */
const pollMs = 15_000;
const soonMs = 500;
/** How long a server that stops waits for the mails that it is sending, and then for putting them back. */
const finishMs = 3_000;
const putBackMs = 1_000;

/** Mails on their way, kept in the database until they are handed over (decision 011). */
export class MailQueue {
  readonly #database: Database;
  readonly #mail: Mail;
  readonly #letterParts: LetterParts;
  readonly #log: MailLog;
  readonly #now: () => Date;
  readonly #running = new Set<Promise<void>>();
  readonly #stop = new AbortController();
  #sending = 0;
  #isLooking = false;
  #isAsked = false;
  #isClosed = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(
    parts: LetterParts & { database: Database; mail: Mail; log: MailLog; now?: () => Date },
  ) {
    this.#database = parts.database;
    this.#mail = parts.mail;
    this.#letterParts = parts;
    this.#log = parts.log;
    this.#now = parts.now ?? (() => new Date());
  }

  /**
   * Queues a mail in the caller's transaction: it goes out when that is committed, and only then. It takes the place of
   * what waits of its kind for this person, and the links of those before end at once.
   */
  async enqueue(queries: Queries, mail: QueuedMail, now: Date): Promise<void> {
    const { userId, kind } = mail;
    if (kind === "passwordChanged") await removeMailsOf(queries, userId, kind);
    else await endLinks(queries, userId, kind);
    await insertMail(queries, mail, now);
  }

  /** Begins to send, with what an earlier run left, and to look now and then for what others leave. */
  start(): void {
    this.wake();
  }

  /** Sends what waits, now: to be called after the commit. */
  wake(): void {
    this.#isAsked = true;
    if (!this.#isLooking && !this.#isClosed) this.#run(this.#look());
  }

  /** Begins no more; waits some seconds for what is being sent, and puts back what is not out by then. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    await this.#finish(finishMs);
    this.#stop.abort();
    await this.#finish(putBackMs);
  }

  async #look(): Promise<void> {
    this.#isLooking = true;
    let delay = pollMs;
    try {
      while (this.#isAsked && !this.#isClosed) {
        this.#isAsked = false;
        delay = await this.#sendDue();
      }
    } catch (error) {
      this.#log.warn({ err: error }, "the mails that wait could not be read");
    }
    this.#isLooking = false;
    clearTimeout(this.#timer);
    if (!this.#isClosed) this.#timer = setTimeout(() => this.wake(), delay).unref();
  }

  /** Begins to send what is due; answers in how many milliseconds to look again. Whoever is done looks by itself. */
  async #sendDue(): Promise<number> {
    const free = mostAtOnce - this.#sending;
    const next = free > 0 ? await this.#database.glance(loadNextTry) : undefined;
    if (next === undefined) return pollMs;
    const now = this.#now();
    const delay = next.getTime() - now.getTime();
    if (delay > 0) return Math.min(delay, pollMs);
    for (const { mail, letter } of await this.#claim(free, now)) {
      this.#sending += 1;
      this.#run(
        this.#send(mail, letter).finally(() => {
          this.#sending -= 1;
          this.wake();
        }),
      );
    }
    return soonMs;
  }

  #claim(most: number, now: Date): Promise<{ mail: ClaimedMail; letter: Letter }[]> {
    return this.#database.write(async (queries) => {
      const times = { now, until: new Date(now.getTime() + claimMs) };
      const claimed: { mail: ClaimedMail; letter: Letter }[] = [];
      for (const mail of await claimMails(queries, this.#database.kind, times, most)) {
        const letter = await writeMail(queries, mail, this.#letterParts, now);
        if (letter === null) await removeMail(queries, mail.id);
        else claimed.push({ mail, letter });
      }
      return claimed;
    });
  }

  async #send(mail: ClaimedMail, letter: Letter): Promise<void> {
    const signal = AbortSignal.any([this.#stop.signal, AbortSignal.timeout(sendMs)]);
    let failure: unknown = null;
    try {
      await this.#mail.send(letter, signal);
    } catch (error) {
      failure = error;
    }
    try {
      await this.#database.write((queries) => this.#settle(queries, mail, failure));
    } catch (error) {
      const line = { mail: mail.id, kind: mail.kind, err: error };
      this.#log.error(line, "what became of a mail could not be kept: it will be sent again");
    }
  }

  async #settle(queries: Queries, mail: ClaimedMail, failure: unknown): Promise<void> {
    if (failure === null) return removeMail(queries, mail.id);
    const now = this.#now();
    // The next run sends it at once.
    if (this.#stop.signal.aborted) return putMailBack(queries, mail, mail.attempts, now);
    const attempts = mail.attempts + 1;
    const reason = failure instanceof Error ? failure.message : String(failure);
    const line = { mail: mail.id, kind: mail.kind, attempts, reason };
    const isFinal = failure instanceof LetterRefused && failure.isFinal;
    const next = isFinal ? null : nextTryAfter(attempts, mail.created, now);
    if (next === null) {
      await removeMail(queries, mail.id);
      this.#log.error(line, "a mail was given up");
    } else {
      await putMailBack(queries, mail, attempts, next);
      this.#log.warn({ ...line, next }, "a mail was not sent, it will be tried again");
    }
  }

  #run(work: Promise<void>): void {
    const running = work.finally(() => this.#running.delete(running));
    this.#running.add(running);
  }

  async #finish(patienceMs: number): Promise<void> {
    const patience = new AbortController();
    const tooLong = wait(patienceMs, undefined, { signal: patience.signal }).catch(() => undefined);
    // What is claimed meanwhile is one more to wait for.
    const all = (async () => {
      while (this.#running.size > 0) await Promise.all(this.#running);
    })();
    await Promise.race([all, tooLong]);
    patience.abort();
  }
}
