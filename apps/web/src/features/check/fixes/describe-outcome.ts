import type { Finding } from "@castor/core/check/finding.ts";
import type { Fix, TimeChange } from "@castor/core/mend/fix.ts";
import { findPoint } from "@castor/core/points/edit/edit-points.ts";
import { dayOf, timeOf } from "@castor/core/time/dates.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { useFormats } from "../../../i18n/formats.ts";
import { useWords } from "../../../i18n/words.ts";
import { useFindingWords } from "../view/use-finding-words.ts";

/** Says what a fix changes, a line for each: times before and after, costs, and what else goes or comes. */
export function useOutcomeWords(trip: Trip): (fix: Fix) => string[] {
  const translate = useWords("common", "check");
  const formats = useFormats();
  const describeFinding = useFindingWords();

  const dayNameOf = (id: string | undefined) =>
    trip.routes.find((route) => route.id === id)?.name ?? "";
  const nameOf = (id: string | null | undefined) => findPoint(trip, id ?? "")?.point.name ?? "";

  const describeTime = ({ what, routeId, stopId, before, after }: TimeChange): string => {
    const isOneDay = before !== null && after !== null && dayOf(before) === dayOf(after);
    const formatMoment = (at: string | null) => {
      if (at === null) return translate("fixes.unknown");
      const time = formats.time(timeOf(at));
      return isOneDay ? time : `${formats.date(dayOf(at), "short")}, ${time}`;
    };
    const words = { day: dayNameOf(routeId), name: nameOf(stopId) };
    // A time is not parted from its arrow.
    return translate(`fixes.${what}`, {
      ...words,
      change: `${formatMoment(before)}\u00a0→\u00a0${formatMoment(after)}`,
    });
  };

  const describeNew = (finding: Finding): string =>
    translate("fixes.come", {
      place: nameOf(finding.stopIds[0]) || dayNameOf(finding.routeIds[0]),
      finding: describeFinding(finding),
    });

  return ({ kind, times, costs, gone, come, isEstimated }) => [
    ...times.map(describeTime),
    ...(isEstimated && times.length > 0 ? [translate("fixes.estimated")] : []),
    ...costs.map(({ amount, currency }) =>
      translate(amount < 0 ? "fixes.less" : "fixes.more", {
        amount: formats.money(Math.abs(amount), currency),
      }),
    ),
    ...(kind === "addNight" ? [translate("fixes.samePrice")] : []),
    ...(gone.length > 1 ? [translate("fixes.alsoSolves", { count: gone.length - 1 })] : []),
    ...come.map(describeNew),
  ];
}
