import type { Database, Queries } from "../db/database.ts";
import { type Letter, LetterRefused, type Mail } from "../outside/mail/mail.ts";
import {
  type ClaimedMail,
  claimMails,
  loadNextTry,
  type MailRoom,
  putMailBack,
  removeMail,
} from "./mail-queue-store.ts";
import { nextTryAfter } from "./mail-retries.ts";
import { type LetterParts, writeMail } from "./write-mail.ts";

/** All of one try; the claim is longer, so that nobody else begins while it lasts. */
const sendMs = 30_000;
const claimMs = 60_000;

/** What tells how mails fare; the letters and their links are not told. */
export interface MailLog {
  warn(line: object, message: string): void;
  error(line: object, message: string): void;
}

export interface SenderParts extends LetterParts {
  database: Database;
  mail: Mail;
  log: MailLog;
  now: () => Date;
}

/** A mail that is this process's to send, with the letter that this try sends. */
export interface ReadyMail {
  mail: ClaimedMail;
  letter: Letter;
}

/** Claims mails, sends them, and keeps what became of them. */
export class MailSender {
  readonly #parts: SenderParts;
  readonly #stop = new AbortController();

  constructor(parts: SenderParts) {
    this.#parts = parts;
  }

  /** In how many milliseconds the next mail is due that there is room for, zero or less when it is; undefined when none waits. */
  async timeToNext(room: MailRoom): Promise<number | undefined> {
    const next = await this.#parts.database.glance((queries) => loadNextTry(queries, room));
    return next && next.getTime() - this.#parts.now().getTime();
  }

  /** Takes the due mails that there is room for, for this process, and writes them; those with nothing left to say are dropped. */
  claim(room: MailRoom): Promise<ReadyMail[]> {
    const { database } = this.#parts;
    const now = this.#parts.now();
    const times = { now, until: new Date(now.getTime() + claimMs) };
    return database.write(async (queries) => {
      const ready: ReadyMail[] = [];
      for (const mail of await claimMails(queries, database.kind, times, room)) {
        const letter = await writeMail(queries, mail, this.#parts, now);
        if (letter === null) await removeMail(queries, mail.id);
        else ready.push({ mail, letter });
      }
      return ready;
    });
  }

  /** Sends a claimed mail; never throws. */
  async send({ mail, letter }: ReadyMail): Promise<void> {
    const { database, log } = this.#parts;
    const failure = await this.#tryToSend(letter);
    try {
      const tell = await database.write((queries) => this.#settle(queries, mail, failure));
      tell?.();
    } catch (error) {
      const line = { mail: mail.id, kind: mail.kind, err: error };
      log.error(line, "what became of a mail could not be kept, so it will be sent again");
    }
  }

  /** What is being sent goes back to the queue. */
  stop(): void {
    this.#stop.abort();
  }

  async #tryToSend(letter: Letter): Promise<Error | null> {
    const signal = AbortSignal.any([this.#stop.signal, AbortSignal.timeout(sendMs)]);
    try {
      await this.#parts.mail.send(letter, signal);
      return null;
    } catch (error) {
      return error instanceof Error ? error : new Error(String(error));
    }
  }

  /** Answers what tells it to the log, once it is kept. */
  async #settle(
    queries: Queries,
    mail: ClaimedMail,
    failure: Error | null,
  ): Promise<(() => void) | null> {
    const { log } = this.#parts;
    const now = this.#parts.now();
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
    const isFinal = failure instanceof LetterRefused && failure.isFinal;
    const nextTry = isFinal ? null : nextTryAfter(attempts, mail.created, now);
    const line = { mail: mail.id, kind: mail.kind, attempts, reason: failure.message };
    if (nextTry === null) {
      await removeMail(queries, mail.id);
      return () => log.error(line, "a mail is given up");
    }
    await putMailBack(queries, mail, attempts, nextTry);
    return () => log.warn({ ...line, nextTry }, "a mail was not sent and will be tried again");
  }
}
