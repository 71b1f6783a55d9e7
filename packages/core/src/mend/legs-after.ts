import type { CheckContext, CheckLegs } from "../check/check-context.ts";
import { pathSpans } from "../routes/paths/path-spans.ts";
import type { Route } from "../routes/route.ts";
import { estimateLeg } from "../services/paths/estimate-path.ts";
import type { Trip } from "../trips/trip.ts";

interface LegsAfter {
  legsByDay: CheckContext["legsByDay"];
  /** True where some are estimated that were not asked for yet. */
  isEstimated: boolean;
}

/**
 * The legs of a changed trip. A leg between the same stops by the same mode is as it was, known or not. Others are
 * estimated, as they are while no engine has answered. A stop to which there is no way has none from elsewhere.
 * `slower`: how many times as long they take as estimated.
 */
export function legsAfter(
  before: Pick<Trip, "routes">,
  after: Pick<Trip, "routes">,
  known: CheckContext["legsByDay"],
  slower = 1,
): LegsAfter {
  const old = new Map(before.routes.map((route) => [route.id, route]));
  const changed = after.routes.filter((route) => !isSamePath(old.get(route.id), route));
  const formerly = changed.flatMap(({ id }) => old.get(id) ?? []);
  const wasBefore = new Map(formerly.flatMap(({ points }) => [...pathSpans(points)]));
  const paths = formerly.flatMap(({ id }) => known[id] ?? []);
  const legsBefore = Object.assign({}, ...paths.map(({ legs }) => legs));
  const withoutWay = new Set(paths.flatMap(({ missing }) => missing));
  let isEstimated = false;
  const made = changed.map((route): [string, CheckLegs] => {
    const legs: Record<string, CheckLegs["legs"][string]> = {};
    for (const [id, { from, to }] of pathSpans(route.points)) {
      if (to.routeMode === "break" || to.routeMode === "none" || withoutWay.has(id)) continue;
      const was = wasBefore.get(id);
      const isSame = was?.from.id === from.id && was.to.routeMode === to.routeMode;
      if (isSame) {
        if (legsBefore[id]) legs[id] = legsBefore[id];
        continue;
      }
      isEstimated = true;
      const estimate = estimateLeg(from, to, to.routeMode);
      legs[id] = { ...estimate, duration: estimate.duration * slower, isEstimated: true };
    }
    const missing = route.points.flatMap(({ id }) => (withoutWay.has(id) ? [id] : []));
    return [route.id, { legs, missing }];
  });
  return { legsByDay: { ...known, ...Object.fromEntries(made) }, isEstimated };
}

const isSamePath = (one: Route | undefined, { points }: Route): boolean =>
  one?.points.length === points.length &&
  one.points.every(({ id, routeMode }, index) => {
    const now = points[index];
    return id === now?.id && routeMode === now.routeMode;
  });
