import type { Language } from "@castor/core/account/language.ts";
import { limits } from "@castor/core/limits.ts";
import { addressOf } from "@castor/core/pages.ts";
import type { ServerWordsKey, Translate } from "@castor/i18n/words.ts";
import { saveLinkToken } from "../account/link-token-store.ts";
import { loadUser } from "../account/user-store.ts";
import type { Queries } from "../db/database.ts";
import { hashToken, newSecretToken } from "../db/secret-tokens.ts";
import { type ClaimedMail, reminderKinds } from "./mail-queue-store.ts";
import {
  type Reader,
  writeConfirmationMail,
  writeLoginChangedMail,
  writePasswordChangedMail,
  writeResetMail,
} from "./mail-texts.ts";
import type { KnownWorld } from "./reminders/describe-day.ts";
import type { MailMessage } from "./transport/mail-transport.ts";

/** What writing mails needs. */
export interface MailTextOptions {
  /** Origin of the links. */
  publicUrl: string;
  /** The origin that serves `/api`. */
  apiOrigin: string;
  /** What reminders say of days. */
  world: KnownWorld;
  translations: Readonly<Record<Language, Translate<ServerWordsKey>>>;
}

/** A mail about the account. */
export interface Letter extends ClaimedMail {
  kind: Exclude<ClaimedMail["kind"], ReminderMail>;
}
type ReminderMail = (typeof reminderKinds)[number];

/** Reminders are written by `writeReminder`. */
export const isLetter = (mail: ClaimedMail): mail is Letter =>
  !reminderKinds.some((kind) => kind === mail.kind);

/** The same at each attempt. */
export const messageIdOf = ({ id }: ClaimedMail, publicUrl: string): string =>
  `${id}@${new URL(publicUrl).hostname}`;

/**
 * Writes the message of a queued mail with a new token. Only the token's hash is stored, so that the database holds
 * no working link. Null when the mail is obsolete.
 */
export async function writeMail(
  queries: Queries,
  mail: Letter,
  { publicUrl, translations }: MailTextOptions,
  now: Date,
): Promise<MailMessage | null> {
  const user = await loadUser(queries, mail.userId);
  if (user === undefined || (mail.kind === "confirm" && user.isConfirmed)) return null;
  const reader: Reader = { ...user, lang: mail.lang };
  const translate = translations[mail.lang];
  const makeLink = async (kind: "confirm" | "reset", hours: number, path: string) => {
    const token = newSecretToken();
    const saved = { hash: hashToken(token), userId: mail.userId, kind, hours, mailId: mail.id };
    await saveLinkToken(queries, saved, now);
    return `${publicUrl}${path}?token=${token}`;
  };
  const write = {
    confirm: async () =>
      writeConfirmationMail(
        translate,
        reader,
        await makeLink("confirm", limits.confirmLinkHours, addressOf("confirmEmail")),
      ),
    reset: async () =>
      writeResetMail(
        translate,
        reader,
        await makeLink("reset", limits.resetLinkHours, addressOf("resetPassword")),
      ),
    passwordChanged: async () =>
      writePasswordChangedMail(translate, reader, `${publicUrl}${addressOf("forgotPassword")}`),
    loginChanged: async () =>
      writeLoginChangedMail(translate, reader, `${publicUrl}${addressOf("forgotPassword")}`),
  }[mail.kind];
  return { ...(await write()), messageId: messageIdOf(mail, publicUrl) };
}
