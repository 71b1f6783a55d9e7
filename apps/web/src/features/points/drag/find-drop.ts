import type { Route } from "@castor/core/routes/route.ts";
import { countOthers, type Drop } from "./step-drop.ts";

/** A position in the window. */
export interface WindowPosition {
  x: number;
  y: number;
}

/** Rows of the itinerary say which stop they are. */
const stopRow = "[data-stop]";
/** Tabs and the other rows of days say which day they are: a point goes to its end. */
const dayTarget = "[data-day]";

/** Where a point held over a position goes; null where nothing takes it. It asks the page itself, since days scroll below the pointer. */
export function findDrop(
  { x, y }: WindowPosition,
  routes: readonly Route[],
  id: string,
): Drop | null {
  // A toast may lie over a day: what one drags there is meant for the day.
  const under = document
    .elementsFromPoint(x, y)
    .find((element) => element.closest("[data-toast]") === null);
  const row = under?.closest(stopRow);
  const stopId = row?.getAttribute("data-stop");
  if (row && stopId) {
    const route = routes.find(({ points }) => points.some((point) => point.id === stopId));
    if (!route || stopId === id) return null;
    const others = route.points.filter((point) => point.id !== id);
    const { top, height } = row.getBoundingClientRect();
    const isBelow = y > top + height / 2;
    const index = others.findIndex((point) => point.id === stopId);
    return { routeId: route.id, order: index + (isBelow ? 1 : 0) };
  }
  const routeId = under?.closest(dayTarget)?.getAttribute("data-day");
  return routeId ? { routeId, order: countOthers(routes, id, routeId) } : null;
}

/** True over the row of days. */
export const isOverDayStrip = ({ x, y }: WindowPosition): boolean =>
  Boolean(document.elementFromPoint?.(x, y)?.closest("[data-day-strip]"));
