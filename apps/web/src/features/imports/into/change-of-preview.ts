import type { CurrencyId } from "@castor/core/basics/currencies.ts";
import { makeImport } from "@castor/core/imports/make-import.ts";
import type { PlannedTrip } from "@castor/core/imports/planned-trip.ts";
import { withoutCosts } from "@castor/core/trips/contents/without-costs.ts";
import { seesMoneyOf } from "@castor/core/trips/may-call.ts";
import { type ImportPreview, tripOf } from "../dialog/import-preview.ts";
import { type OpenTrip, targetOf } from "./destination.ts";

/** What the preview changes of the open trip; null where its dates leave the years of a trip. */
export function changeOfPreview(
  preview: ImportPreview,
  plan: PlannedTrip,
  open: OpenTrip,
  { currency, newId }: { currency: CurrencyId; newId: () => string },
) {
  const { destination, leftOut, content, readAt } = preview;
  const whole = tripOf(preview, plan, currency);
  if (!whole) return null;
  const targets = new Map(
    plan.days.flatMap((day, index) =>
      leftOut.includes(day.key) ? [] : [[index, targetOf(day, destination, open)] as const],
    ),
  );
  const made = makeImport({
    trip: seesMoneyOf(open.trip) ? whole : withoutCosts(whole),
    hasModes: content.kind === "own",
    ...{ targets, newId, intoId: open.trip.id, now: readAt },
  });
  return { made, targets };
}
