import type { Language } from "@castor/core/basics/language.ts";
import { limits } from "@castor/core/limits.ts";
import { addressOf } from "@castor/core/pages.ts";
import type { ServerWordsKey, Translate } from "@castor/i18n/words.ts";
import { saveLinkToken } from "../account/link-token-store.ts";
import { loadRegistration } from "../account/registration/registration-store.ts";
import { loadUser, type User } from "../account/user-store.ts";
import type { Queries } from "../db/database.ts";
import { hashToken, newSecretToken } from "../db/secret-tokens.ts";
import { renewToken } from "../members/invitation-store.ts";
import { type ClaimedMail, reminderKinds } from "./mail-queue-store.ts";
import {
  type Reader,
  writeConfirmationMail,
  writeInvitationMail,
  writeJoinMail,
  writeLoginChangedMail,
  writePasswordChangedMail,
  writeResetMail,
  writeTripsTakenMail,
} from "./mail-texts.ts";
import type { KnownWorld } from "./reminders/describe-day.ts";
import type { MailMessage } from "./transport/mail-transport.ts";
import { writeInbound } from "./write-inbound.ts";
import { writeNotices } from "./write-notices.ts";

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

/** A mail that reads no whole trip. */
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
  options: MailTextOptions,
  now: Date,
): Promise<MailMessage | null> {
  const user = await loadUser(queries, mail.userId);
  if (user === undefined) return null;
  if (mail.kind === "confirm") return writeConfirmation(queries, mail, user, options, now);
  if (mail.kind === "invitation") return writeInvitation(queries, mail, options, now);
  const { publicUrl, translations } = options;
  const reader: Reader = { ...user, lang: mail.lang };
  const translate = translations[mail.lang];
  if (mail.kind === "notices") {
    const { apiOrigin } = options;
    const of = { id: mail.id, userId: user.id, tripId: mail.tripId ?? "" };
    const speaker = { translate, reader, publicUrl, apiOrigin };
    const content = await writeNotices(queries, of, speaker, now);
    return content && { ...content, messageId: messageIdOf(mail, publicUrl) };
  }
  if (mail.kind === "inbound") {
    const speaker = { translate, reader, publicUrl };
    const content = await writeInbound(queries, { id: mail.id, userId: user.id }, speaker);
    return content && { ...content, messageId: messageIdOf(mail, publicUrl) };
  }
  const write = {
    reset: async () =>
      writeResetMail(translate, reader, await makeLink(queries, mail, "reset", options, now)),
    join: async () =>
      writeJoinMail(translate, reader, await makeLink(queries, mail, "join", options, now)),
    passwordChanged: async () =>
      writePasswordChangedMail(translate, reader, `${publicUrl}${addressOf("forgotPassword")}`),
    loginChanged: async () =>
      writeLoginChangedMail(translate, reader, `${publicUrl}${addressOf("forgotPassword")}`),
    tripsTaken: async () =>
      writeTripsTakenMail(translate, reader, `${publicUrl}${addressOf("trips")}`),
  }[mail.kind];
  return { ...(await write()), messageId: messageIdOf(mail, publicUrl) };
}

/** A registration's mail greets by its own name: others of the address have theirs. Null once it has ended. */
async function writeConfirmation(
  queries: Queries,
  mail: Letter,
  user: User,
  options: MailTextOptions,
  now: Date,
): Promise<MailMessage | null> {
  const registration = await loadRegistration(queries, mail.registrationId ?? "");
  if (registration === undefined || user.isConfirmed) return null;
  const { publicName, created } = registration;
  const reader: Reader = { username: user.username, publicName, lang: mail.lang };
  const link = await makeLink(queries, mail, "confirm", options, now);
  const letter = writeConfirmationMail(options.translations[mail.lang], reader, link, created);
  return { ...letter, messageId: messageIdOf(mail, options.publicUrl) };
}

/** An invitation with a new token. Null once it has ended. */
async function writeInvitation(
  queries: Queries,
  mail: Letter,
  { publicUrl, translations }: MailTextOptions,
  now: Date,
): Promise<MailMessage | null> {
  const { invitationId, address, lang } = mail;
  const token = newSecretToken();
  const found = await renewToken(queries, invitationId ?? "", token, now);
  if (found === undefined || !address) return null;
  const link = `${publicUrl}${addressOf("join")}#${token}`;
  const letter = writeInvitationMail(translations[lang], { ...found, to: address, lang }, link);
  return { ...letter, messageId: messageIdOf(mail, publicUrl) };
}

const links = {
  confirm: { start: `${addressOf("confirmEmail")}?token=`, hours: limits.confirmLinkHours },
  reset: { start: `${addressOf("resetPassword")}?token=`, hours: limits.resetLinkHours },
  join: { start: `${addressOf("authCallback")}?join=`, hours: limits.joinHours },
} as const;

/** Makes the one-time link of this attempt to send a mail. */
async function makeLink(
  queries: Queries,
  { id: mailId, userId, registrationId = null }: Letter,
  kind: keyof typeof links,
  { publicUrl }: MailTextOptions,
  now: Date,
): Promise<string> {
  const { start, hours } = links[kind];
  const token = newSecretToken();
  const saved = { hash: hashToken(token), userId, kind, hours, mailId, registrationId };
  await saveLinkToken(queries, saved, now);
  return `${publicUrl}${start}${token}`;
}
