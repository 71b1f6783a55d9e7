import type { Route } from "@castor/core/routes/route.ts";
import { IdeasSection } from "../../../features/ideas/ideas-section.tsx";
import { ideasDropId } from "../../../things/day-drop.ts";
import type { PlanContext } from "./plan-context.ts";

interface TripIdeasProps extends Pick<PlanContext, "trip" | "onEvent" | "actions"> {
  /** The day in view, if it is one. */
  current: Route | null;
  takesPointId: string | undefined;
}

/** The ideas of the trip at the end of the plan, where it has any. Visitors have none. */
export function TripIdeas({ trip, current, takesPointId, onEvent, actions }: TripIdeasProps) {
  if (!trip.canEdit || trip.ideas.length === 0) return null;
  const open = (kind: "idea" | "ideaToDay" | "ideaToTrip") => (ideaId: string) =>
    onEvent({ kind: "open", dialog: { kind, ideaId } });
  return (
    <IdeasSection
      ideas={trip.ideas}
      takesPoint={takesPointId === ideasDropId}
      actions={{
        onEdit: open("idea"),
        onPut: trip.routes.length > 0 ? open("ideaToDay") : undefined,
        onPutHere: current ? (id) => actions.putIdea(id, current.id) : undefined,
        onToTrip: open("ideaToTrip"),
        onDelete: actions.deleteIdea,
      }}
    />
  );
}
