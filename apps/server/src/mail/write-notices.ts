import { createFormats } from "@castor/core/formats/create-formats.ts";
import { limits } from "@castor/core/limits.ts";
import type { NoticeDetail } from "@castor/core/notices/notice.ts";
import { addressOf, showTrip } from "@castor/core/pages.ts";
import { describeNotice } from "@castor/i18n/describe-notice.ts";
import type { ServerWordsKey, Translate } from "@castor/i18n/words.ts";
import { saveLastingToken } from "../account/link-token-store.ts";
import type { Queries } from "../db/database.ts";
import { hashToken, newSecretToken } from "../db/secret-tokens.ts";
import { listPeople } from "../members/member-store.ts";
import { takeNotices } from "../notices/notice-mail-store.ts";
import type { MailBlock } from "./mail-html.ts";
import { type Reader, withoutLinks } from "./mail-texts.ts";
import { composeReminder } from "./reminders/compose-reminder.ts";
import type { MailMessage } from "./transport/mail-transport.ts";

const hoursOfDay = 24;
/** Stands for words of others that look like links. */
const leftOut = "…";

interface Speaker {
  translate: Translate<ServerWordsKey>;
  reader: Reader;
  publicUrl: string;
  apiOrigin: string;
}

/**
 * Writes the mail of what others have done in a trip (decision 129). Null when all of it is read meanwhile, or the trip is not
 * the reader's any more.
 */
export async function writeNotices(
  queries: Queries,
  { id, userId, tripId }: { id: string; userId: string; tripId: string },
  { translate, reader, publicUrl, apiOrigin }: Speaker,
  now: Date,
): Promise<Omit<MailMessage, "messageId"> | null> {
  const people = await listPeople(queries, tripId);
  if (!people.some((person) => person.userId === userId)) return null;
  const notices = await takeNotices(queries, { id, userId, tripId }, now);
  const newest = notices.at(-1);
  if (newest === undefined) return null;
  const formats = createFormats(reader.lang);
  const trip = withoutLinks(newest.trip, leftOut);
  const shown = notices.slice(-limits.linesPerNoticeMail);
  const more = notices.length - shown.length;
  const blocks: MailBlock[] = [
    ...shown.map((notice) => ({
      paragraph: `• ${describeNotice({ ...notice, ...wordsOf(notice) }, translate, formats)}`,
    })),
    ...(more > 0 ? [{ paragraph: translate("mail.moreLines", { count: more }) }] : []),
    {
      button: translate("mail.noticesButton"),
      link: `${publicUrl}${addressOf("map", { tripId, routeId: showTrip })}`,
    },
    { small: translate("mail.noticesNote") },
  ];
  const token = newSecretToken();
  await saveLastingToken(
    queries,
    {
      ...{ hash: hashToken(token), userId, kind: "reminders", mailId: id, tripId },
      hours: limits.endRemindersDays * hoursOfDay,
    },
    now,
  );
  const subject = translate("mail.noticesSubject", { trip, count: notices.length });
  const end = `${apiOrigin}/api/reminders/end/${token}`;
  return composeReminder(translate, reader, { subject, blocks }, end);
}

/** The words of others in a notice, without what mail programs make links of. */
export const wordsOf = ({ trip, who, text }: NoticeDetail) => ({
  trip: withoutLinks(trip, leftOut),
  who: withoutLinks(who, ""),
  text: withoutLinks(text, leftOut),
});
