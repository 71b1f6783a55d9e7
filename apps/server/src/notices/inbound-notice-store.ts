import {
  inboundNoticeKinds,
  type NoticeDetail,
  type NoticeKind,
  noticeDetail,
} from "@castor/core/notices/notice.ts";
import { loadUser } from "../account/user-store.ts";
import type { Queries } from "../db/database.ts";
import { insertMail } from "../mail/mail-queue-store.ts";

/** What tells of no booking, at most once an hour by mail: where mails are forwarded by a rule, ours may come back. */
const emptyKinds: readonly NoticeKind[] = ["noBooking", "mailFailed"];
const betweenMs = 3_600_000;

/** Queues the mail that tells what came to the address of an account, at once: it has just sent something. One that waits takes it along. */
export async function planInboundMail(
  queries: Queries,
  { userId, kind }: { userId: string; kind: NoticeKind },
  now: Date,
): Promise<void> {
  if (emptyKinds.includes(kind) && (await isToldLately(queries, userId, now))) return;
  const user = await loadUser(queries, userId);
  if (user === undefined || !(await isWanted(queries, userId))) return;
  // The write locks the mail, so that none is written meanwhile that does not say the notice.
  const waiting = await queries
    .updateTable("mails")
    .set({ lang: user.lang })
    .where("kind", "=", "inbound")
    .where("user_id", "=", userId)
    .where("claimed_until", "is", null)
    .returning("id")
    .executeTakeFirst();
  if (waiting === undefined)
    await insertMail(queries, { kind: "inbound", lang: user.lang, userId }, now);
}

const isToldLately = async (queries: Queries, userId: string, now: Date): Promise<boolean> =>
  (await queries
    .selectFrom("notices")
    .select("id")
    .where("user_id", "=", userId)
    .where("kind", "in", [...emptyKinds])
    .where("mail_id", "is not", null)
    .where("created", ">", new Date(now.getTime() - betweenMs).toISOString())
    .limit(1)
    .executeTakeFirst()) !== undefined;

/** False where the account wants none, or has no such address any more. */
async function isWanted(queries: Queries, userId: string): Promise<boolean> {
  const row = await queries
    .selectFrom("inbound_addresses")
    .select("is_mailed")
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return row?.is_mailed === 1;
}

/** What such a mail tells, the oldest first, also at a later attempt. No other mail tells it again. */
export async function takeInboundNotices(
  queries: Queries,
  { id, userId }: { id: string; userId: string },
): Promise<(NoticeDetail & { kind: NoticeKind; tripId: string | null })[]> {
  if (!(await isWanted(queries, userId))) return [];
  const rows = await queries
    .selectFrom("notices")
    .select(["id", "kind", "detail", "trip_id"])
    .where("user_id", "=", userId)
    .where("kind", "in", [...inboundNoticeKinds])
    .where("read", "is", null)
    .where((is) => is.or([is("mail_id", "is", null), is("mail_id", "=", id)]))
    .orderBy("created")
    .orderBy("id")
    .execute();
  const ids = rows.map((row) => row.id);
  if (ids.length > 0)
    await queries.updateTable("notices").set({ mail_id: id }).where("id", "in", ids).execute();
  return rows.map(({ kind, detail, trip_id: tripId }) => ({
    ...noticeDetail.parse(JSON.parse(detail)),
    ...{ kind, tripId },
  }));
}
