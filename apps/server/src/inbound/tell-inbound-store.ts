import type { ReadConfirmation } from "@castor/core/bookings/confirmation.ts";
import { firstDateOf, nameOfRead } from "@castor/core/bookings/inbound/name-of-read.ts";
import type { NoticeDetail } from "@castor/core/notices/notice.ts";
import type { Queries } from "../db/database.ts";
import { tell } from "../notices/notice-store.ts";

/** What a mail was read to be, and the trip that it fits. */
export interface ToldMail {
  id: string;
  userId: string;
  read: ReadConfirmation;
  trip: { id: string; name: string } | null;
}

/** Tells an account what was read of its mail. A notice has neither codes nor prices, nor the subject, which may have some. */
export async function tellRead(
  queries: Queries,
  { id, userId, read, trip }: ToldMail,
  now: Date,
): Promise<void> {
  const { bookings, problem } = read;
  const [first] = bookings;
  const kind = first ? "bookingsRead" : problem === "unreadable" ? "mailFailed" : "noBooking";
  const detail: NoticeDetail = {
    ...{ trip: trip?.name ?? "", who: "", role: null, mailId: id },
    text: first ? nameOfRead(first) : "",
    ...(first && { value: firstDateOf(bookings), count: bookings.length }),
  };
  await tell(queries, { userId, tripId: trip?.id ?? null, kind, subjectId: id, detail }, now);
}
