import type { ArgsOf } from "../changes/change-args.ts";
import { withoutCosts } from "../trips/contents/without-costs.ts";
import type { Trip } from "../trips/trip.ts";
import { type ConfirmedBookings, listKnown, tripOfConfirmations } from "./confirmed-bookings.ts";
import { findDayOn } from "./find-day-on.ts";
import { type ImportChange, makeImport } from "./make-import.ts";
import { makeTrip } from "./make-trip.ts";
import { findFirstDate } from "./plan-dates.ts";
import { planImport } from "./plan-import.ts";

export interface PlacedInto {
  into: Trip;
  seesMoney: boolean;
  newId: () => string;
  now: Date;
}

/** What bookings change of a trip that is there. */
export interface BookingPlacement {
  /** Their new stops on the days of their dates. Null: there are none. */
  made: ImportChange | null;
  /** The bookings that the trip has already, with what changes of their stops. */
  known: ReturnType<typeof listKnown>;
  updates: ArgsOf<"points.save">[];
}

const nowhere = () => null;

/**
 * Puts bookings whose places and dates are known into a trip on their dates, as the import dialog proposes it (decision 156). Null when
 * they do not fit into a trip file, or their dates leave the years of a trip.
 */
export function placeBookings(
  confirmed: ConfirmedBookings,
  { into, seesMoney, newId, now }: PlacedInto,
): BookingPlacement | null {
  const known = listKnown(confirmed, into);
  const updates = known.flatMap(({ point: { id }, update }) =>
    update ? [{ id, change: update.change }] : [],
  );
  const imported = tripOfConfirmations(confirmed, into);
  const firstDay = findFirstDate(imported.days);
  if (firstDay === null) return { made: null, known, updates };
  const found = new Map<string, never>();
  const plan = planImport(imported, { firstDay, isEachOnce: false, found, zoneOf: nowhere });
  if (plan === null) return null;
  const whole = makeTrip(imported, plan, { name: imported.name, currency: into.currency, now });
  const made = makeImport({
    trip: seesMoney ? whole : withoutCosts(whole),
    targets: new Map(plan.days.map(({ date }, index) => [index, findDayOn(into, date)])),
    hasModes: false,
    ...{ newId, intoId: into.id, now },
  });
  return "refused" in made ? null : { made, known, updates };
}
