import type { Language } from "@castor/core/basics/language.ts";
import { createFormats } from "@castor/core/formats/create-formats.ts";
import { addressOfNotice } from "@castor/core/notices/address-of-notice.ts";
import { noticeParameter } from "@castor/core/notices/notice-parameter.ts";
import type { PushMessage } from "@castor/core/notices/push.ts";
import { addressOf } from "@castor/core/pages.ts";
import { describeNotice } from "@castor/i18n/describe-notice.ts";
import type { ServerWordsKey, Translate } from "@castor/i18n/words.ts";
import { loadUser } from "../account/user-store.ts";
import type { Queries } from "../db/database.ts";
import { loadUnread } from "./notice-store.ts";

/** In characters. Push services take 4 kB, and a character may have four bytes, escaped six. */
const titleMax = 80;
const bodyMax = 300;

/** Writes the push message of a notice in its reader's language. Null when they have read it, or may not know it any more. */
export async function writePush(
  queries: Queries,
  { userId, noticeId }: { userId: string; noticeId: string },
  translations: Readonly<Record<Language, Translate<ServerWordsKey>>>,
): Promise<PushMessage | null> {
  const user = await loadUser(queries, userId);
  const notice = await loadUnread(queries, userId, noticeId);
  if (user === undefined || notice === undefined) return null;
  const said = describeNotice(notice, translations[user.lang], createFormats(user.lang));
  const address = addressOfNotice(notice) ?? addressOf("trips");
  return {
    title: cut(notice.trip || translations[user.lang]("mail.inboundTitle"), titleMax),
    body: cut(said, bodyMax),
    tag: `${notice.kind}:${notice.subjectId}`,
    path: `${address}${address.includes("?") ? "&" : "?"}${noticeParameter}=${noticeId}`,
  };
}

function cut(text: string, max: number): string {
  const signs = [...text];
  return signs.length > max ? `${signs.slice(0, max - 1).join("")}…` : text;
}
