import type { Language } from "@castor/core/account/language.ts";
import { fullName } from "@castor/core/account/session.ts";
import { limits } from "@castor/core/limits.ts";
import type { ServerWordsKey, Translate } from "@castor/i18n/words.ts";
import type { Letter } from "../outside/mail/mail.ts";
import { layOutLetter } from "./letter-html.ts";

/** Who reads a letter, and in which language, which `translate` speaks. */
export interface Reader {
  username: string;
  publicName: string;
  lang: Language;
}

/** What makes a letter up, without the address to go to. */
type Content = Omit<Letter, "messageId">;
type WriteLetter = (
  translate: Translate<ServerWordsKey>,
  reader: Reader,
  address: string,
) => Content;

/** The mail that asks to confirm an address (decisions 3). */
export const writeConfirmationLetter: WriteLetter = (translate, reader, link) => ({
  ...compose(translate, reader, {
    subject: translate("mail.confirmSubject"),
    text: translate("mail.confirmText"),
    button: translate("mail.confirmButton"),
    address: link,
    life: translate("mail.confirmLife", { hours: limits.confirmLinkHours }),
    note: translate("mail.notYou"),
  }),
  link,
});

/** The mail with which somebody sets a new password (decisions 3). */
export const writeResetLetter: WriteLetter = (translate, reader, link) => ({
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

/** The mail that tells of a changed password, and what to do when somebody else did it: `address` leads there. */
export const writePasswordChangedLetter: WriteLetter = (translate, reader, address) =>
  compose(translate, reader, {
    subject: translate("mail.passwordChangedSubject"),
    text: translate("mail.passwordChangedText"),
    button: translate("mail.passwordChangedButton"),
    address,
    life: null,
    note: translate("mail.passwordChangedByYou"),
  });

function compose(
  translate: Translate<ServerWordsKey>,
  reader: Reader,
  words: {
    subject: string;
    text: string;
    button: string;
    address: string;
    life: string | null;
    note: string;
  },
): Content {
  const { subject, text, button, address, life, note } = words;
  const greeting = translate("mail.greeting", { name: nameOf(reader) });
  const signature = translate("mail.signature");
  const lines = [greeting, text, address, ...(life === null ? [] : [life]), note];
  return {
    to: reader.username,
    subject,
    text: [...lines, `-- \n${signature}`].join("\n\n"),
    html: layOutLetter(reader.lang, subject, [
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

/** What mail programs make something to click of. */
const clickable = /[^\s.]\.\p{L}{2}|:\/\/|@/u;

/** Anybody may register a stranger's address, with a name that is to lure them elsewhere: such a name is not said. */
function nameOf({ username, publicName }: Reader): string {
  return fullName({ username, publicName: clickable.test(publicName) ? "" : publicName });
}
