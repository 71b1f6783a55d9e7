import { pathSpans } from "@castor/core/routes/paths/path-spans.ts";
import type { Route } from "@castor/core/routes/route.ts";
import { listTracked } from "@castor/core/routes/track-legs.ts";
import type { DayLegs } from "../../../data/routing/day-legs.ts";
import type { MapPath } from "../../../map/lines/map-path.ts";
import { pathOf } from "./map-data.ts";

type Drawable = Pick<DayLegs, "legs" | "missing">;

const drawn = new WeakMap<DayLegs["legs"], { route: Route; path: MapPath }>();

/** The drawn line of a day with its gaps: the same object while nothing changes, so that it is not built again. */
export function drawDay(route: Route, color: string, { legs, missing }: Drawable): MapPath {
  const before = drawn.get(legs);
  if (before && before.route === route && before.path.color === color) return before.path;
  const spans = pathSpans(route.points);
  const tracked = listTracked(route);
  const gaps = [...missing].flatMap((id) => (tracked.has(id) ? [] : (spans.get(id) ?? [])));
  const path = { ...pathOf(route, color, (id) => legs[id] ?? null), gaps };
  drawn.set(legs, { route, path });
  return path;
}
