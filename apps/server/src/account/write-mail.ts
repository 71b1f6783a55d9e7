import type { Language } from "@castor/core/account/language.ts";
import { limits } from "@castor/core/limits.ts";
import { addressOf } from "@castor/core/pages.ts";
import type { ServerWordsKey, Translate } from "@castor/i18n/words.ts";
import type { Queries } from "../db/database.ts";
import type { Letter } from "../outside/mail/mail.ts";
import {
  type Reader,
  writeConfirmationLetter,
  writePasswordChangedLetter,
  writeResetLetter,
} from "./letters.ts";
import { saveLinkToken } from "./link-token-store.ts";
import type { ClaimedMail } from "./mail-queue-store.ts";
import { hashToken, newSecretToken } from "./secret-tokens.ts";
import { loadUser } from "./user-store.ts";

/** What letters are written with. */
export interface LetterParts {
  /** Origin of their links. */
  publicUrl: string;
  translations: Readonly<Record<Language, Translate<ServerWordsKey>>>;
}

/**
 * Writes a mail's letter with a new token, of which only the hash stays, so that no link lies in the database. Null when
 * there is nothing left to say.
 */
export async function writeMail(
  queries: Queries,
  mail: ClaimedMail,
  { publicUrl, translations }: LetterParts,
  now: Date,
): Promise<Letter | null> {
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
      writeConfirmationLetter(
        translate,
        reader,
        await makeLink("confirm", limits.confirmLinkHours, addressOf("confirmEmail")),
      ),
    reset: async () =>
      writeResetLetter(
        translate,
        reader,
        await makeLink("reset", limits.resetLinkHours, addressOf("resetPassword")),
      ),
    passwordChanged: async () =>
      writePasswordChangedLetter(translate, reader, `${publicUrl}${addressOf("forgotPassword")}`),
  }[mail.kind];
  const messageId = `${mail.id}@${new URL(publicUrl).hostname}`;
  return { ...(await write()), messageId };
}
