import type { Route } from "@castor/core/routes/route.ts";
import { type RefObject, useEffect, useRef } from "react";
import { IdeasSection } from "../../../features/ideas/ideas-section.tsx";
import { ideasDropId } from "../../../things/day-drop.ts";
import type { PlanContext } from "./plan-context.ts";

interface TripIdeasProps extends Pick<PlanContext, "trip" | "onEvent" | "actions" | "onSelect"> {
  /** The day in view, if it is one. */
  current: Route | null;
  takesPointId: string | undefined;
  isEditing: boolean;
  /** True once somebody asks for them: then they come into view. */
  isWanted: RefObject<boolean>;
}

/** The ideas of the trip at the end of the plan. */
export function TripIdeas(props: TripIdeasProps) {
  const { trip, current, takesPointId, isEditing, isWanted, onEvent, actions, onSelect } = props;
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isWanted.current) return;
    isWanted.current = false;
    // Behind the plan, which begins another view at its top.
    requestAnimationFrame(() => {
      section.current?.scrollIntoView({ block: "start" });
      section.current?.querySelector("button")?.focus({ preventScroll: true });
    });
  });
  const open = (kind: "idea" | "ideaToDay" | "ideaToTrip") => (ideaId: string) =>
    onEvent({ kind: "open", dialog: { kind, ideaId } });
  return (
    <IdeasSection
      ref={section}
      ideas={trip.ideas}
      takesPoint={takesPointId === ideasDropId}
      onSelect={onSelect}
      actions={
        isEditing
          ? {
              onEdit: open("idea"),
              onPut: trip.routes.length > 0 ? open("ideaToDay") : undefined,
              onPutHere: current ? (id) => actions.putIdea(id, current.id) : undefined,
              onToTrip: open("ideaToTrip"),
              onDelete: actions.deleteIdea,
            }
          : undefined
      }
    />
  );
}
