import { setTimeout as wait } from "node:timers/promises";
import type { Queries } from "../db/database.ts";
import { endLinks } from "./link-token-store.ts";
import { insertMail, type QueuedMail, removeMailsOf } from "./mail-queue-store.ts";
import { type MailLog, MailSender, type SenderParts } from "./mail-sender.ts";
import { holdUser } from "./user-store.ts";

const mostAtOnce = 4;
/** Of them, such as failed before. */
const mostRetriesAtOnce = 2;
/** How often a quiet server looks for mails of other processes, and of those that died. */
const pollMs = 15_000;
/** When others are at work on what is due, or it was just claimed. */
const soonMs = 500;
/** How long a server that stops waits for the mails that it is sending, and then for putting them back. */
const finishMs = 3_000;
const putBackMs = 1_000;

/** Mails on their way, kept in the database until they are handed over (decision 011). */
export class MailQueue {
  readonly #sender: MailSender;
  readonly #log: MailLog;
  readonly #running = new Set<Promise<void>>();
  #sending = 0;
  #retrying = 0;
  #isLooking = false;
  #isAsked = false;
  #isClosed = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(parts: SenderParts) {
    this.#sender = new MailSender(parts);
    this.#log = parts.log;
  }

  /**
   * Queues a mail in the caller's transaction: it goes out when that is committed, and only then. It takes the place of
   * what waits of its kind for this person, and the links of those before end at once.
   */
  async enqueue(queries: Queries, mail: QueuedMail, now: Date): Promise<void> {
    const { userId, kind } = mail;
    // Of two at once the second replaces the first; an account that is gone needs none.
    if ((await holdUser(queries, userId)) === undefined) return;
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
    this.#sender.stop();
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
    const room = {
      all: mostAtOnce - this.#sending,
      retries: mostRetriesAtOnce - this.#retrying,
    };
    // Read first, so that a server with nothing to send writes nothing.
    const time = room.all > 0 ? await this.#sender.timeToNext(room) : undefined;
    if (time === undefined) return pollMs;
    if (time > 0) return Math.min(time, pollMs);
    for (const ready of await this.#sender.claim(room)) {
      const retries = ready.mail.attempts > 0 ? 1 : 0;
      this.#sending += 1;
      this.#retrying += retries;
      const send = async () => {
        await this.#sender.send(ready);
        this.#sending -= 1;
        this.#retrying -= retries;
        this.wake();
      };
      this.#run(send());
    }
    return soonMs;
  }

  #run(work: Promise<void>): void {
    const running = work.finally(() => this.#running.delete(running));
    this.#running.add(running);
  }

  async #finish(patienceMs: number): Promise<void> {
    const patience = new AbortController();
    const tooLong = wait(patienceMs, undefined, { signal: patience.signal }).catch(() => undefined);
    // What is claimed meanwhile is one more to wait for.
    const finish = async () => {
      while (this.#running.size > 0) await Promise.all(this.#running);
    };
    await Promise.race([finish(), tooLong]);
    patience.abort();
  }
}
