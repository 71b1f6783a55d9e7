import type { Route } from "@castor/core/routes/route.ts";
import type { Drop } from "./drag/step-drop.ts";

/** The stop that shows where a held point goes, and on which side of it. */
export interface DropMark {
  id: string;
  side: "before" | "after";
}

/** Null where nothing is held, and on a day without other stops, whose heading shows it. */
export function markDrop(
  routes: readonly Pick<Route, "id" | "points">[],
  draggedId: string | null,
  drop: Drop | null,
): DropMark | null {
  const route = routes.find(({ id }) => id === drop?.routeId);
  if (!drop || !route) return null;
  const others = route.points.filter(({ id }) => id !== draggedId);
  const next = others[drop.order];
  const last = others.at(-1);
  if (next) return { id: next.id, side: "before" };
  return last ? { id: last.id, side: "after" } : null;
}
