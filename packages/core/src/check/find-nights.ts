import { distanceBetween } from "../geo/position.ts";
import { leastOf, mayBeWrong } from "./estimate-doubt.ts";
import { type Finding, makeFinding } from "./finding.ts";
import type { CheckedTrip } from "./list-dates.ts";
import type { Night } from "./list-nights.ts";
import { outsideStay } from "./outside-stay.ts";

/** Grown-ups of one party who share one bed at most. */
const party = 2;
/** Minutes. */
const [longDetour, veryLongDetour] = [60, 120];
/** Roads are longer than straight lines, and this many metres are driven in a minute. */
const [detourOfRoads, metresOfMinute] = [1.3, 1_000];

/** Nights of a trip without a bed, with two, or with a bed far from both days. */
export function findNights({ routes, adults }: CheckedTrip, nights: readonly Night[]): Finding[] {
  // Who plans no hotel at all keeps beds elsewhere.
  const hasHotels = routes.some(({ points }) => points.some(({ typeId }) => typeId === "Hotel"));
  return nights.flatMap((night) => {
    const found = [
      hasHotels ? findNoBed(night) : null,
      adults <= party ? findTwoBeds(night) : null,
      findFarBed(night),
    ];
    const routeIds = [night.day.route.id];
    return found.flatMap((each) => (each ? [{ ...each, routeIds }] : []));
  });
}

function findNoBed(night: Night): Finding | null {
  const { date, end, begin, stays, isBeforeGap, isUnderWay } = night;
  if (isBeforeGap || isUnderWay || stays.length > 0 || end.linkId === begin.linkId) return null;
  if (end.typeId === "Hotel" || outsideStay(night)) return null;
  return makeFinding({ kind: "noBed", severity: "tight", figures: { date } });
}

function findTwoBeds({ date, stays }: Night): Finding | null {
  if (stays.length < 2) return null;
  const stopIds = stays.map(({ id }) => id);
  return makeFinding({ kind: "twoBeds", severity: "hint", stopIds, figures: { date } });
}

function findFarBed({ date, stays, end, begin, isBeforeGap, isUnderWay }: Night): Finding | null {
  if (isUnderWay || isBeforeGap || end.typeId === "Hotel") return null;
  const isThere = ({ linkId }: Night["end"]) => linkId === end.linkId || linkId === begin.linkId;
  if (stays.some(isThere)) return null;
  const straight = distanceBetween(end, begin);
  const beds = stays.map((bed) => {
    const metres = distanceBetween(end, bed) + distanceBetween(bed, begin) - straight;
    return { bed, detour: Math.round((metres * detourOfRoads) / metresOfMinute) };
  });
  const nearest = beds.toSorted((one, other) => one.detour - other.detour)[0];
  if (!nearest || nearest.detour < longDetour) return null;
  const { bed, detour } = nearest;
  const found = makeFinding({
    kind: "farBed",
    severity: detour > veryLongDetour ? "tight" : "hint",
    stopIds: [bed.id],
    figures: { date, detour },
  });
  return leastOf(detour) > longDetour ? found : mayBeWrong(found);
}
