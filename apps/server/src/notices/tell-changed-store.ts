import type { NoticeDetail } from "@castor/core/notices/notice.ts";
import type { HotelData } from "@castor/core/points/hotel-data.ts";
import type { Queries } from "../db/database.ts";
import { type Columns, listImages, listNames, type RowImage } from "../history/row-image-store.ts";
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
 * Tells the others who plan a trip of the reservations, the stays in hotels and the dates of days that a change has given other
 * values, by what the history has kept of it (decision 124). Several are one notice. Runs after the change, in its transaction.
 */
export async function tellChanged(
  queries: Queries,
  { tripId, version, userId, now }: Change,
): Promise<void> {
  const others = await listOthersOf(queries, tripId, userId);
  if (others.length === 0) return;
  const images = await listImages(queries, tripId, [version]);
  const changes = [
    ...changesOf(images, "time", ["stops", "ideas"], (row) => readText(row.reservation_time)),
    ...changesOf(images, "stay", ["places"], readStay),
    // A day that comes or goes is no other date of a day.
    ...changesOf(images.filter(isKept), "date", ["routes"], (row) => readText(row.date)),
  ];
  const [first] = changes;
  if (first === undefined) return;
  const names = await listNames(queries, tripId, {
    routes: first.field === "date" ? [first.thingId] : [],
    places: first.field === "date" ? [] : [first.thingId],
    files: [],
  });
  const detail: NoticeDetail = {
    ...(await loadTripWords(queries, tripId, userId)),
    ...{ text: names.get(first.thingId) ?? "", role: null },
    field: first.field,
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

const isKept = ({ before, after }: RowImage) => before !== null && after !== null;

/**
 * The values that the things of a change have lost and got. A row that came or went counts as one without a value. Rows of one thing are
 * compared together: who moves between days and ideas takes the reservation along.
 */
function changesOf(
  images: readonly RowImage[],
  field: NonNullable<NoticeDetail["field"]>,
  tables: readonly RowImage["table"][],
  read: (row: Columns) => string | null,
): { field: typeof field; thingId: string; value: string | null }[] {
  const rows = images.filter(({ table }) => tables.includes(table));
  return [...Map.groupBy(rows, ({ thingId }) => thingId)].flatMap(([thingId, ofThing]) => {
    const valuesOf = (side: "before" | "after") =>
      ofThing.flatMap(({ [side]: row }) => (row && read(row)) ?? []);
    const got = valuesOf("after");
    const lost = valuesOf("before").filter((value) => {
      const at = got.indexOf(value);
      if (at >= 0) got.splice(at, 1);
      return at < 0;
    });
    return Array.from({ length: Math.max(got.length, lost.length) }, (_, index) => ({
      ...{ field, thingId, value: got[index] ?? null },
    }));
  });
}

const readText = (value: unknown): string | null => (typeof value === "string" ? value : null);

/** When a stay begins and ends, as a notice has it. What else is in it is not told. */
function readStay({ hotel_data }: Columns): string | null {
  const { checkIn, checkOut }: Partial<HotelData> =
    JSON.parse(readText(hotel_data) ?? "null") ?? {};
  return checkIn || checkOut ? `${checkIn ?? ""}/${checkOut ?? ""}` : null;
}
