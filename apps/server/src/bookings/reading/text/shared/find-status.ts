import type { ReadBooking } from "@castor/core/bookings/read-booking.ts";
import { fold } from "../lines/fold.ts";

const cancelled =
  /(?:^|[^\p{L}])(?:has been cancell?ed|have been cancell?ed|was cancell?ed|is cancell?ed|is now cancell?ed|cancellation confirm|cancellation of your|booking cancell?ed|reservation cancell?ed|flight cancell?ed|^cancell?ed|we(?:'ve|’ve| have)? cancell?ed your|мы отменили|cancell?ed ?:|status ?:? cancell?ed|отменен[оаы]?|аннулирован[оаы]?|^отмена (?:брони|бронирования|рейса|заказа|поездки)|подтверждение отмены)/u;
const changed =
  /(?:schedule change|has been (?:changed|updated|modified|rescheduled)|(?:time|schedule|flight|booking|reservation) has changed|change to your (?:flight|booking|reservation|trip)|updated (?:itinerary|booking)|изменени[ея] (?:в )?(?:расписани|рейс|бронировани|вашего)|(?:произошли|внесены) изменения|изменен[оаы]?(?=$|[ .,!])|перенесен[оаы]?)/u;
/** What may come, or is a rule. */
const maybe =
  /(?:can be|may be|could be|might be|if |unless|in case|when |should |must be|is not|not been|cannot|free|policy|until|before|если|в случае|может|можно|будет|при отмене|не отмен|не измен|бесплатн|условия)/;

const statusOf = (line: string): ReadBooking["status"] | null => {
  const text = fold(line);
  if (maybe.test(text)) return null;
  if (cancelled.test(text)) return "cancelled";
  return changed.test(text) ? "changed" : null;
};

interface Range {
  from: number;
  to: number;
}

/**
 * The status of each booking. A line before the first one, or one that speaks of the whole booking, is about all; one within a
 * booking is about that one.
 */
export function findStatuses(
  lines: readonly string[],
  bookings: readonly Range[],
): ReadBooking["status"][] {
  const said = lines.flatMap((line, at) => {
    const status = statusOf(line);
    return status ? [{ status, at }] : [];
  });
  const first = bookings[0]?.from ?? 0;
  const of = (found: { status: ReadBooking["status"] }[]) =>
    found.some(({ status }) => status === "cancelled") ? "cancelled" : found[0]?.status;
  // What one booking says of itself explains the title.
  const isOwn = said.some(({ at }) => at >= first) && bookings.length > 1;
  const all = isOwn ? undefined : of(said);
  return bookings.map(({ from }, index) => {
    const next = bookings[index + 1]?.from ?? lines.length;
    return of(said.filter(({ at }) => at >= from && at < next)) ?? all ?? "confirmed";
  });
}
