import type { ServerWordsKey, Translate } from "@castor/i18n/words.ts";
import { type MailBlock, renderMailHtml } from "../mail-html.ts";
import { nameOf, type Reader } from "../mail-texts.ts";
import type { MailMessage } from "../transport/mail-transport.ts";

/** Where a reader changes and ends reminders. */
export interface ReminderAddresses {
  settings: string;
  /** Ends them with one press in the mail program. Nothing of the text leads there. */
  end: string;
}

/** A reminder as text and HTML, with the ways to end reminders. */
export function composeReminder(
  translate: Translate<ServerWordsKey>,
  reader: Reader,
  { subject, blocks }: { subject: string; blocks: readonly MailBlock[] },
  addresses: ReminderAddresses,
): Omit<MailMessage, "messageId"> {
  const all: MailBlock[] = [
    { heading: translate("mail.greeting", { name: nameOf(reader) }) },
    ...blocks,
    { small: translate("mail.reminderNote") },
    { link: addresses.settings },
  ];
  const signature = translate("mail.signature");
  return {
    to: reader.username,
    subject,
    text: [...all.map(textOf), `-- \n${signature}`].join("\n\n"),
    html: renderMailHtml(reader.lang, subject, [...all, { small: signature }]),
    endAddress: addresses.end,
  };
}

function textOf(block: MailBlock): string {
  if ("heading" in block) return block.heading;
  if ("paragraph" in block) return block.paragraph;
  if ("small" in block) return block.small;
  return "button" in block ? `${block.button}: ${block.link}` : block.link;
}
