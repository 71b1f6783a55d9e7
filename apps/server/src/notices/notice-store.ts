import { limits } from "@castor/core/limits.ts";
import {
  inboundNoticeKinds,
  type Notice,
  type NoticeDetail,
  type NoticeKind,
  noticeDetail,
} from "@castor/core/notices/notice.ts";
import { createId } from "../db/create-id.ts";
import type { Queries } from "../db/database.ts";
import type { NoticesTable } from "../db/schema.ts";
import { planInboundMail } from "./inbound-notice-store.ts";
import { planNoticeMail } from "./notice-mail-store.ts";
import { queuePushes } from "./push-message-store.ts";

const dayMs = 86_400_000;
/** What whoever is no member of its trip is still told. */
const ofOthers: readonly NoticeKind[] = ["invited", "removed", ...inboundNoticeKinds];

/** What no mail of a trip's notices tells: whoever is no member gets none, and a check-in has a mail of its own. */
const withoutNoticeMail: readonly NoticeKind[] = [...ofOthers, "checkIn"];

const isInbound = (kind: NoticeKind): boolean => inboundNoticeKinds.some((one) => one === kind);

/** What is to be told. `subjectId` is the note, the mail to the account, the stop of a flight, or the trip. */
export interface NewNotice {
  userId: string;
  /** Null of a mail that fits no trip. */
  tripId: string | null;
  kind: NoticeKind;
  subjectId: string;
  detail: NoticeDetail;
}

/** Tells somebody something. One of the same kind and subject that is not read yet is renewed; the oldest of too many go. */
export async function tell(queries: Queries, notice: NewNotice, now: Date): Promise<void> {
  const { userId, tripId, kind, subjectId } = notice;
  await queries
    .deleteFrom("notices")
    .where("user_id", "=", userId)
    .where("kind", "=", kind)
    .where("subject_id", "=", subjectId)
    .where("read", "is", null)
    .execute();
  const id = createId();
  await queries
    .insertInto("notices")
    .values({
      ...{ id, user_id: userId, trip_id: tripId, kind, subject_id: subjectId },
      ...{ detail: JSON.stringify(notice.detail), created: now.toISOString(), read: null },
      mail_id: null,
    })
    .execute();
  await queries
    .deleteFrom("notices")
    .where("user_id", "=", userId)
    .where(
      "id",
      "not in",
      queries
        .selectFrom("notices")
        .select("id")
        .where("user_id", "=", userId)
        .orderBy("created", "desc")
        .orderBy("id")
        .limit(limits.noticesPerUser),
    )
    .execute();
  await queuePushes(queries, { userId, noticeId: id }, now);
  if (isInbound(kind)) return planInboundMail(queries, { userId, kind }, now);
  if (tripId !== null && !withoutNoticeMail.includes(kind))
    await planNoticeMail(queries, { userId, tripId }, now);
}

/** The notices of a user whose content they may still know: those of their trips, and of invitations and removals. */
const selectSeen = (queries: Queries, userId: string) =>
  queries
    .selectFrom("notices")
    .leftJoin("trips", "trips.id", "notices.trip_id")
    .leftJoin("members", (join) =>
      join.onRef("members.trip_id", "=", "notices.trip_id").on("members.user_id", "=", userId),
    )
    .where("notices.user_id", "=", userId)
    .where((is) =>
      is.or([
        is("trips.owner_id", "=", userId),
        is("members.user_id", "is not", null),
        is("notices.kind", "in", [...ofOthers]),
      ]),
    );

const columnsOfNotice = [
  "notices.id",
  "notices.kind",
  "notices.trip_id",
  "notices.detail",
  "notices.created",
  "notices.read",
  "trips.owner_id",
  "members.user_id as member_id",
] as const;

type NoticeRow = Pick<NoticesTable, "id" | "kind" | "trip_id" | "detail" | "created" | "read"> & {
  owner_id: string | null;
  member_id: string | null;
};

const toNotice = (row: NoticeRow, userId: string): Notice => ({
  ...noticeDetail.parse(JSON.parse(row.detail)),
  ...{ id: row.id, kind: row.kind, created: row.created, isRead: row.read !== null },
  tripId: row.owner_id === userId || row.member_id !== null ? row.trip_id : null,
});

/** Notices of a user, the newest first, made before an instant. */
export async function listNotices(
  queries: Queries,
  userId: string,
  { before, max }: { before?: string | undefined; max: number },
): Promise<Notice[]> {
  const rows = await selectSeen(queries, userId)
    .select(columnsOfNotice)
    .$if(before !== undefined, (query) => query.where("notices.created", "<", before ?? ""))
    .orderBy("notices.created", "desc")
    .orderBy("notices.id")
    .limit(max)
    .execute();
  return rows.map((row) => toNotice(row, userId));
}

/** A notice that its user has not read and may still know; undefined for any other. */
export async function loadUnread(
  queries: Queries,
  userId: string,
  id: string,
): Promise<(Notice & { subjectId: string }) | undefined> {
  const row = await selectSeen(queries, userId)
    .select([...columnsOfNotice, "notices.subject_id"])
    .where("notices.id", "=", id)
    .where("notices.read", "is", null)
    .executeTakeFirst();
  return row && { ...toNotice(row, userId), subjectId: row.subject_id };
}

/** How many notices a user has not read. */
export async function countUnread(queries: Queries, userId: string): Promise<number> {
  const row = await selectSeen(queries, userId)
    .select((is) => is.fn.countAll().as("unread"))
    .where("notices.read", "is", null)
    .executeTakeFirst();
  return Number(row?.unread ?? 0);
}

/** Notes that a user has read some notices; without ids all. */
export async function readNotices(
  queries: Queries,
  userId: string,
  ids: readonly string[] | undefined,
  now: Date,
): Promise<void> {
  await queries
    .updateTable("notices")
    .set({ read: now.toISOString() })
    .where("user_id", "=", userId)
    .where("read", "is", null)
    .$if(ids !== undefined, (query) => query.where("id", "in", [...(ids ?? [])]))
    .execute();
}

/** Removes what is old, at most `max` at a time. Answers how much. */
export async function removeOldNotices(queries: Queries, now: Date, max: number): Promise<number> {
  const before = new Date(now.getTime() - limits.noticeDays * dayMs).toISOString();
  const rows = await queries
    .selectFrom("notices")
    .select("id")
    .where("created", "<=", before)
    .limit(max)
    .execute();
  if (rows.length > 0)
    await queries
      .deleteFrom("notices")
      .where(
        "id",
        "in",
        rows.map(({ id }) => id),
      )
      .execute();
  return rows.length;
}

/** Takes back what a thing of a trip has told and nobody has read, when the thing goes. */
export async function takeBack(
  queries: Queries,
  { tripId, subjectId }: Pick<NewNotice, "tripId" | "subjectId">,
): Promise<void> {
  await queries
    .deleteFrom("notices")
    .where("trip_id", "=", tripId)
    .where("subject_id", "=", subjectId)
    .where("read", "is", null)
    .execute();
}

/** The same of a thing of an account: its mail. */
export async function takeBackOf(
  queries: Queries,
  { userId, subjectId }: Pick<NewNotice, "userId" | "subjectId">,
): Promise<void> {
  await queries
    .deleteFrom("notices")
    .where("user_id", "=", userId)
    .where("subject_id", "=", subjectId)
    .where("read", "is", null)
    .execute();
}
