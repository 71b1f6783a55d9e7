import type { Trip } from "@castor/core/trips/trip.ts";
import type { DayLegs } from "../../../data/routing/day-legs.ts";
import type { DropMark } from "../../../features/points/mark-drop.ts";
import type { DayActions } from "../../../features/routes/day-menu.tsx";
import type { ShownDays } from "../../../features/routes/day-switch.tsx";
import type { PlanContext } from "../plan/plan-context.ts";

export interface ItineraryProps extends PlanContext {
  /** The days in view, and the switches of all days. */
  shown: Trip["routes"];
  days: ShownDays;
  legsOf: (routeId: string) => DayLegs | undefined;
  isEditing: boolean;
  dayActions: DayActions | undefined;
  /** The point that is held, where it goes, and the day that takes it. */
  draggedId: string | null;
  mark: DropMark | null;
  takesPointId: string | undefined;
}
