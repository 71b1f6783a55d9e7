import { fullName } from "@castor/core/account/session.ts";
import type { Language } from "@castor/core/basics/language.ts";
import { createFormats } from "@castor/core/formats/create-formats.ts";
import { limits } from "@castor/core/limits.ts";
import type { GivenRole } from "@castor/core/members/member.ts";
import type { ServerWordsKey, Translate } from "@castor/i18n/words.ts";
import { renderMailHtml } from "./mail-html.ts";
import type { MailMessage } from "./transport/mail-transport.ts";

/** The recipient of a mail. `translate` speaks their language. */
export interface Reader {
  username: string;
  publicName: string;
  lang: Language;
}

/** What a mail says, without its message id. */
type Content = Omit<MailMessage, "messageId">;
type WriteMailText = (
  translate: Translate<ServerWordsKey>,
  reader: Reader,
  address: string,
) => Content;

/**
 * The mail that asks to confirm an address (specification#email-confirmation). It says whose registration it is and when
 * that was made: several may wait for one address, and one may come unasked.
 */
export const writeConfirmationMail = (
  translate: Translate<ServerWordsKey>,
  reader: Reader,
  link: string,
  /** ISO 8601 instant in UTC. */
  registered: string,
): Content => ({
  ...compose(translate, reader, {
    subject: translate("mail.confirmSubject"),
    text: translate("mail.confirmText", {
      name: nameOf(reader),
      date: createFormats(reader.lang).date(registered.slice(0, 10)),
      time: registered.slice(11, 16),
    }),
    button: translate("mail.confirmButton"),
    address: link,
    life: translate("mail.confirmLife", { hours: limits.confirmLinkHours }),
    note: translate("mail.notYou"),
  }),
  link,
});

/** The mail with which somebody sets a new password (specification#password-reset). */
export const writeResetMail: WriteMailText = (translate, reader, link) => ({
  ...compose(translate, reader, {
    subject: translate("mail.resetSubject"),
    text: translate("mail.resetText"),
    button: translate("mail.resetButton"),
    address: link,
    life: translate("mail.resetLife", { count: limits.resetLinkHours }),
    note: translate("mail.notAsked"),
  }),
  link,
});

/** The mail that proves an account which a social login joins (specification#social-login-account). */
export const writeJoinMail: WriteMailText = (translate, reader, link) => ({
  ...compose(translate, reader, {
    subject: translate("mail.joinSubject"),
    text: translate("mail.joinText"),
    button: translate("mail.joinButton"),
    address: link,
    life: translate("mail.joinLife", { count: limits.joinHours }),
    note: translate("mail.joinNotYou"),
  }),
  link,
});

/** The notice of a changed password. `address` is where the user sets a new one if somebody else changed it. */
export const writePasswordChangedMail: WriteMailText = (translate, reader, address) =>
  compose(translate, reader, {
    subject: translate("mail.passwordChangedSubject"),
    text: translate("mail.passwordChangedText"),
    button: translate("mail.passwordChangedButton"),
    address,
    life: null,
    note: translate("mail.passwordChangedByYou"),
  });

/** The notice that two-step login, a passkey or a social login was added or removed. `address` is where the user sets a new password if somebody else did it. */
export const writeLoginChangedMail: WriteMailText = (translate, reader, address) =>
  compose(translate, reader, {
    subject: translate("mail.loginChangedSubject"),
    text: translate("mail.loginChangedText"),
    button: translate("mail.loginChangedButton"),
    address,
    life: null,
    note: translate("mail.passwordChangedByYou"),
  });

/** Tells the new owner of trips whose former owner has deleted the account. It names neither: both are words of others. */
export const writeTripsTakenMail: WriteMailText = (translate, reader, address) =>
  compose(translate, reader, {
    subject: translate("mail.tripsTakenSubject"),
    text: translate("mail.tripsTakenText"),
    button: translate("mail.tripsTakenButton"),
    address,
    life: null,
    note: translate("mail.tripsTakenNote"),
  });

/** Whom an invitation by mail is for, and what it says of its trip. */
export interface Invited {
  to: string;
  lang: Language;
  trip: string;
  owner: string;
  role: GivenRole;
}

/**
 * The mail that invites somebody to a trip (decision 122). Anybody may send one to any address: names that look like links are left out, and
 * its own link is in no log.
 */
export function writeInvitationMail(
  translate: Translate<ServerWordsKey>,
  { to, lang, trip, owner, role }: Invited,
  link: string,
): Content {
  const name = clickable.test(owner) || owner === "" ? translate("mail.somebody") : owner;
  const subject = translate("mail.invitationSubject", { name });
  const text = clickable.test(trip)
    ? translate(`mail.invitationUnnamed.${role}`, { name })
    : translate(`mail.invitationText.${role}`, { name, trip });
  const words = { subject, text, button: translate("mail.invitationButton"), address: link };
  const note = translate("mail.invitationNote");
  const life = translate("mail.invitationLife");
  return letter(
    translate,
    { to, lang, greeting: translate("mail.greetingOfAnybody") },
    {
      ...words,
      life,
      note,
    },
  );
}

interface LetterWords {
  subject: string;
  text: string;
  button: string;
  address: string;
  life: string | null;
  note: string;
}

function compose(
  translate: Translate<ServerWordsKey>,
  reader: Reader,
  words: LetterWords,
): Content {
  const greeting = translate("mail.greeting", { name: nameOf(reader) });
  return letter(translate, { to: reader.username, lang: reader.lang, greeting }, words);
}

function letter(
  translate: Translate<ServerWordsKey>,
  { to, lang, greeting }: { to: string; lang: Language; greeting: string },
  { subject, text, button, address, life, note }: LetterWords,
): Content {
  const signature = translate("mail.signature");
  const lines = [greeting, text, address, ...(life === null ? [] : [life]), note];
  return {
    to,
    subject,
    text: [...lines, `-- \n${signature}`].join("\n\n"),
    html: renderMailHtml(lang, subject, [
      { heading: greeting },
      { paragraph: text },
      { button, link: address },
      ...(life === null ? [] : [{ paragraph: life }]),
      { small: translate("mail.orCopy") },
      { link: address },
      { small: note },
      { small: signature },
    ]),
  };
}

/** What mail programs turn into a link. */
const clickable = /[^\s.]\.\p{L}{2}|:\/\/|@/u;
/** A name of a member in a note, which is no address. */
const mention = /(^|\s)@(?=\p{L})/gu;

/** What others have written, or something else where a mail program would make links of it. */
export const withoutLinks = (text: string, instead: string): string =>
  clickable.test(text.replace(mention, "$1")) ? instead : text;

/**
 * The name in the greeting. Anybody may register another person's address with a name that lures to a site, so names
 * with links are left out.
 */
export function nameOf({ username, publicName }: Reader): string {
  return fullName({ username, publicName: clickable.test(publicName) ? "" : publicName });
}
