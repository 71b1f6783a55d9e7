import type { ServerWordsKey, Translate } from "@castor/i18n/words.ts";
import { type MailBlock, renderMailHtml } from "../mail-html.ts";
import { nameOf, type Reader } from "../mail-texts.ts";
import type { MailMessage } from "../transport/mail-transport.ts";

/**
 * A mail of trips as text and HTML. `end` ends such mails with one press in the mail program; nothing of the text leads
 * there, so the blocks say where else they are changed.
 */
export function composeReminder(
  translate: Translate<ServerWordsKey>,
  reader: Reader,
  { subject, blocks }: { subject: string; blocks: readonly MailBlock[] },
  /** The address that ends mails of this kind. */
  end?: string,
): Omit<MailMessage, "messageId"> {
  const all: MailBlock[] = [
    { heading: translate("mail.greeting", { name: nameOf(reader) }) },
    ...blocks,
  ];
  const signature = translate("mail.signature");
  return {
    to: reader.username,
    subject,
    text: [...all.map(textOf), `-- \n${signature}`].join("\n\n"),
    html: renderMailHtml(reader.lang, subject, [...all, { small: signature }]),
    ...(end !== undefined && { endAddress: end }),
  };
}

function textOf(block: MailBlock): string {
  if ("heading" in block) return block.heading;
  if ("paragraph" in block) return block.paragraph;
  if ("small" in block) return block.small;
  return "button" in block ? `${block.button}: ${block.link}` : block.link;
}
