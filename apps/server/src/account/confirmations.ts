import { setTimeout as wait } from "node:timers/promises";
import type { Language } from "@castor/core/account/language.ts";
import { AppError } from "@castor/core/errors.ts";
import { limits } from "@castor/core/limits.ts";
import { addressOf } from "@castor/core/pages.ts";
import type { Translate } from "@castor/i18n/words.ts";
import type { Database, Queries } from "../db/database.ts";
import { tooMany } from "../http/address-limits.ts";
import type { Mail } from "../outside/mail/mail.ts";
import { writeConfirmationLetter } from "./confirmation-letter.ts";
import { saveLinkToken, takeLinkToken } from "./link-token-store.ts";
import type { RecipientLimits } from "./recipient-limits.ts";
import { hashToken, newSecretToken } from "./secret-tokens.ts";
import {
  confirmUser,
  loadUser,
  loadUserByName,
  type NewUser,
  saveRegistration,
  type User,
} from "./user-store.ts";

interface ErrorLog {
  error(line: object, message: string): void;
}

const mostResending = 1_000;
const finishMs = 5_000;

interface Recipient {
  username: string;
  publicName: string;
  lang: Language;
}

/** Registration and its mail's link (section 4, decisions 3). Mails go out when the transaction has ended. */
export class Confirmations {
  readonly #database: Database;
  readonly #mail: Mail;
  readonly #publicUrl: string;
  readonly #translations: Readonly<Record<Language, Translate>>;
  readonly #recipientLimits: RecipientLimits | null;
  readonly #log: ErrorLog;
  readonly #resending = new Set<Promise<unknown>>();

  constructor(parts: {
    database: Database;
    mail: Mail;
    publicUrl: string;
    translations: Readonly<Record<Language, Translate>>;
    /** Null when `RATE_LIMIT` is off. */
    recipientLimits: RecipientLimits | null;
    log: ErrorLog;
  }) {
    this.#database = parts.database;
    this.#mail = parts.mail;
    this.#publicUrl = parts.publicUrl;
    this.#translations = parts.translations;
    this.#recipientLimits = parts.recipientLimits;
    this.#log = parts.log;
  }

  /** An address already confirmed is 409; an unconfirmed one gets a new password, name and link. */
  async register(user: NewUser, now: Date): Promise<void> {
    const token = await this.#database.write(async (queries) => {
      const id = await saveRegistration(queries, user, now);
      if (id === undefined) throw new AppError("CONFLICT", { words: "emailTaken" });
      const delay = await this.#countMail(user.username);
      if (delay > 0) throw tooMany(delay);
      return makeToken(queries, id, now);
    });
    await this.#send(user, token);
  }

  /**
   * Sends a new link to whoever waits for one. Nobody waits for that: neither the answer nor the time that it takes, nor
   * a mail server that is down, tells whether there is such a person.
   */
  resend(username: string, now: Date): void {
    if (this.#resending.size >= mostResending)
      throw new AppError("UPSTREAM_UNAVAILABLE", { retryAfter: 1 });
    const resending = this.#resend(username, now)
      .catch((error: unknown) => this.#log.error({ err: causeOf(error) }, "a mail was not sent"))
      .finally(() => this.#resending.delete(resending));
    this.#resending.add(resending);
  }

  /** Resolves when the mails that nobody waits for are out, or after some seconds. */
  async finish(): Promise<void> {
    const patience = new AbortController();
    const { signal } = patience;
    const tooLong = wait(finishMs, undefined, { signal }).catch(() => undefined);
    await Promise.race([Promise.all(this.#resending), tooLong]);
    patience.abort();
  }

  /** Confirms the address that the token was sent to, once. */
  async confirm(token: string, now: Date): Promise<User> {
    return this.#database.write(async (queries) => {
      const userId = await takeLinkToken(queries, hashToken(token), "confirm", now);
      if (userId === undefined) throw new AppError("INVALID_TOKEN");
      await confirmUser(queries, userId, now);
      const user = await loadUser(queries, userId);
      if (user === undefined) throw new AppError("INVALID_TOKEN");
      return user;
    });
  }

  async #resend(username: string, now: Date): Promise<void> {
    const found = await this.#database.write(async (queries) => {
      const user = await loadUserByName(queries, username);
      if (user === undefined || user.isConfirmed) return null;
      if ((await this.#countMail(username)) > 0) return null;
      return { user, token: await makeToken(queries, user.id, now) };
    });
    if (found !== null) await this.#send(found.user, found.token);
  }

  #countMail(username: string): Promise<number> {
    return this.#recipientLimits?.count(username) ?? Promise.resolve(0);
  }

  async #send(user: Recipient, token: string): Promise<void> {
    const link = `${this.#publicUrl}${addressOf("confirmEmail")}?token=${token}`;
    const letter = writeConfirmationLetter(this.#translations[user.lang], user, link);
    try {
      await this.#mail.send(letter);
    } catch (cause) {
      throw new AppError("UPSTREAM_UNAVAILABLE", { cause });
    }
  }
}

/** What went wrong, without the letter: that carries the token. */
const causeOf = (error: unknown) => (error instanceof AppError ? error.cause : error);

async function makeToken(queries: Queries, userId: string, now: Date): Promise<string> {
  const token = newSecretToken();
  const hours = limits.confirmLinkHours;
  await saveLinkToken(queries, { hash: hashToken(token), userId, kind: "confirm", hours }, now);
  return token;
}
