import { createFormats } from "@castor/core/formats/create-formats.ts";
import { limits } from "@castor/core/limits.ts";
import { addressOfNotice } from "@castor/core/notices/address-of-notice.ts";
import { addressOf } from "@castor/core/pages.ts";
import { describeNotice } from "@castor/i18n/describe-notice.ts";
import type { ServerWordsKey, Translate } from "@castor/i18n/words.ts";
import type { Queries } from "../db/database.ts";
import { takeInboundNotices } from "../notices/inbound-notice-store.ts";
import type { MailBlock } from "./mail-html.ts";
import type { Reader } from "./mail-texts.ts";
import { composeReminder } from "./reminders/compose-reminder.ts";
import type { MailMessage } from "./transport/mail-transport.ts";
import { wordsOf } from "./write-notices.ts";

/**
 * Writes the mail of what came to the address of an account (decision 157). Null when all of it is read meanwhile, or such mails are not
 * wanted any more. It has no subject and no text of the mails that came.
 */
export async function writeInbound(
  queries: Queries,
  of: { id: string; userId: string },
  {
    translate,
    reader,
    publicUrl,
  }: { translate: Translate<ServerWordsKey>; reader: Reader; publicUrl: string },
): Promise<Omit<MailMessage, "messageId"> | null> {
  const notices = await takeInboundNotices(queries, of);
  const newest = notices.at(-1);
  if (newest === undefined) return null;
  const formats = createFormats(reader.lang);
  const shown = notices.slice(-limits.linesPerNoticeMail);
  const more = notices.length - shown.length;
  const blocks: MailBlock[] = [
    ...shown.map((notice) => ({
      paragraph: `• ${describeNotice({ ...notice, ...wordsOf(notice) }, translate, formats)}`,
    })),
    ...(more > 0 ? [{ paragraph: translate("mail.moreLines", { count: more }) }] : []),
    {
      button: translate("mail.inboundButton"),
      link: `${publicUrl}${addressOfNotice(newest) ?? addressOf("trips")}`,
    },
    { small: translate("mail.inboundNote") },
  ];
  return composeReminder(translate, reader, { subject: translate("mail.inboundTitle"), blocks });
}
