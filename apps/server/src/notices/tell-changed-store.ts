import type { NoticeDetail } from "@castor/core/notices/notice.ts";
import type { Queries } from "../db/database.ts";
import { listImages, listNames, type RowImage } from "../history/row-image-store.ts";
import { listPeople } from "../members/member-store.ts";
import { tell } from "./notice-store.ts";
import { loadTripWords } from "./trip-words-store.ts";

interface Change {
  tripId: string;
  version: number;
  userId: string;
  now: Date;
}

/**
 * Tells the others who plan a trip of the reservations and the dates of days that a change has given other values, by what the
 * history has kept of it (decision 124). Several are one notice. Runs after the change, in its transaction.
 */
export async function tellChanged(
  queries: Queries,
  { tripId, version, userId, now }: Change,
): Promise<void> {
  const others = await listOthersOf(queries, tripId, userId);
  if (others.length === 0) return;
  const images = await listImages(queries, tripId, [version]);
  const changes = [
    ...changesOf(images, "stops", "reservation_time"),
    ...changesOf(images, "routes", "date"),
  ];
  const [first] = changes;
  if (first === undefined) return;
  const names = await listNames(queries, tripId, {
    routes: first.table === "routes" ? [first.rowId] : [],
    places: first.table === "stops" ? [first.thingId] : [],
  });
  const detail: NoticeDetail = {
    ...(await loadTripWords(queries, tripId, userId)),
    ...{ text: names.get(first.thingId) ?? "", role: null },
    field: first.table === "routes" ? "date" : "time",
    value: first.value,
    count: changes.length,
  };
  const subjectId = changes.length === 1 ? first.thingId : tripId;
  for (const to of others)
    await tell(queries, { userId: to, tripId, kind: "changed", subjectId, detail }, now);
}

/** Who else plans a trip; nobody in a trip of one person, of which one statement tells. */
async function listOthersOf(queries: Queries, tripId: string, userId: string): Promise<string[]> {
  const member = await queries
    .selectFrom("members")
    .select("user_id")
    .where("trip_id", "=", tripId)
    .limit(1)
    .executeTakeFirst();
  if (member === undefined) return [];
  const people = await listPeople(queries, tripId);
  return people.flatMap((person) => (person.userId === userId ? [] : [person.userId]));
}

/** Rows that stay, with another value of a column. */
const changesOf = (images: readonly RowImage[], table: RowImage["table"], column: string) =>
  images.flatMap(({ before, after, ...row }) => {
    if (row.table !== table || before === null || after === null) return [];
    const value = after[column] ?? null;
    if (value === (before[column] ?? null)) return [];
    return [{ ...row, value: value === null ? null : String(value) }];
  });
