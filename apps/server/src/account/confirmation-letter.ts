import type { Language } from "@castor/core/account/language.ts";
import { limits } from "@castor/core/limits.ts";
import type { ServerWordsKey, Translate } from "@castor/i18n/words.ts";
import type { Letter } from "../outside/mail/mail.ts";
import { layOutLetter } from "./letter-html.ts";

/** The mail that asks to confirm an address (decisions 3), in its reader's language, which `translate` speaks. */
export function writeConfirmationLetter(
  translate: Translate<ServerWordsKey>,
  user: { username: string; publicName: string; lang: Language },
  link: string,
): Letter {
  const subject = translate("mail.confirmSubject");
  const greeting = translate("mail.confirmGreeting", { name: user.publicName });
  const text = translate("mail.confirmText");
  const life = translate("mail.confirmLife", { hours: limits.confirmLinkHours });
  const notYou = translate("mail.notYou");
  const signature = translate("mail.signature");
  return {
    to: user.username,
    subject,
    link,
    text: [greeting, text, link, life, notYou, `-- \n${signature}`].join("\n\n"),
    html: layOutLetter(user.lang, subject, [
      { heading: greeting },
      { paragraph: text },
      { button: translate("mail.confirmButton"), link },
      { paragraph: life },
      { small: translate("mail.orCopy") },
      { link },
      { small: notYou },
      { small: signature },
    ]),
  };
}
