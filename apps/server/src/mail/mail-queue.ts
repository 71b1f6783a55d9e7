import { setTimeout as wait } from "node:timers/promises";
import { endLinks } from "../account/link-token-store.ts";
import { lockUser } from "../account/user-store.ts";
import type { Queries } from "../db/database.ts";
import type { Log } from "../process/log.ts";
import { insertMail, type QueuedMail, removeMailsOf } from "./mail-queue-store.ts";
import { MailSender, type MailSenderOptions } from "./mail-sender.ts";

const concurrency = 4;
/** How many of them may be retries. */
const maxConcurrentRetries = 2;
/** How often an idle server looks for mails of other and dead processes. */
const pollMs = 15_000;
/** Next look when others hold the due mails, or some were just claimed. */
const soonMs = 500;
/** How long a stopping server waits for mails being sent, and then for putting them back. */
const finishMs = 3_000;
const putBackMs = 1_000;

/** Sends mails, which the database stores until they are delivered to the mail server (decision 011). */
export class MailQueue {
  readonly #sender: MailSender;
  readonly #log: Log;
  readonly #running = new Set<Promise<void>>();
  #sending = 0;
  #retrying = 0;
  #isLooking = false;
  #isAsked = false;
  #isClosed = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(options: MailSenderOptions) {
    this.#sender = new MailSender(options);
    this.#log = options.log;
  }

  /**
   * Queues a mail in the caller's transaction; it is sent only after the commit. It replaces waiting mails of its
   * kind to this user, or of its registration, and ends their links.
   */
  async enqueue(queries: Queries, mail: QueuedMail, now: Date): Promise<void> {
    const { userId, kind, registrationId } = mail;
    // The lock makes the second of two concurrent mails replace the first. A removed account needs none.
    if ((await lockUser(queries, userId)) === undefined) return;
    if (kind === "confirm" || kind === "reset" || kind === "join")
      await endLinks(queries, userId, kind, registrationId ?? undefined);
    else await removeMailsOf(queries, userId, kind);
    await insertMail(queries, mail, now);
  }

  /** Starts sending, with mails of an earlier run, and polls for mails of other processes. */
  start(): void {
    this.wake();
  }

  /** Sends waiting mails now. Call it after the commit. */
  wake(): void {
    this.#isAsked = true;
    if (!this.#isLooking && !this.#isClosed) this.#run(this.#look());
  }

  /** Sends waiting mails soon: for callers whose transaction is committed after them. */
  wakeSoon(): void {
    setTimeout(() => this.wake(), soonMs).unref();
  }

  /** Stops. Waits some seconds for mails being sent, and puts the others back. */
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
      this.#log.warn({ err: error }, "waiting mails could not be read");
    }
    this.#isLooking = false;
    clearTimeout(this.#timer);
    if (!this.#isClosed) this.#timer = setTimeout(() => this.wake(), delay).unref();
  }

  /** Starts sending due mails. Answers the milliseconds until the next look. Each sent mail triggers a look too. */
  async #sendDue(): Promise<number> {
    const room = {
      all: concurrency - this.#sending,
      retries: maxConcurrentRetries - this.#retrying,
    };
    // Reads first, so that an idle server writes nothing.
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

  async #finish(timeoutMs: number): Promise<void> {
    const timer = new AbortController();
    const timeout = wait(timeoutMs, undefined, { signal: timer.signal }).catch(() => undefined);
    // Mails claimed meanwhile are waited for too.
    const finish = async () => {
      while (this.#running.size > 0) await Promise.all(this.#running);
    };
    await Promise.race([finish(), timeout]);
    timer.abort();
  }
}
