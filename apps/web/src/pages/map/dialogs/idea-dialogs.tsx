import type { Idea } from "@castor/core/points/idea.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { ChooseDayDialog } from "../../../features/points/choose-day-dialog.tsx";
import { useWords } from "../../../i18n/words.ts";
import type { TripActions } from "../actions/use-trip-actions.ts";
import type { MapEvent } from "../map-screen.ts";
import { LazyEditIdeaDialog } from "./lazy-dialogs.ts";

export interface IdeaDialogsProps {
  trip: Trip;
  kind: "idea" | "ideaToDay";
  idea: Idea;
  actions: TripActions;
  onEvent: (event: MapEvent) => void;
}

/** The dialogs of an idea: its form, and the day that it goes to. */
export function IdeaDialogs({ trip, kind, idea, actions, onEvent }: IdeaDialogsProps) {
  const translate = useWords("common");
  const close = () => onEvent({ kind: "close" });
  if (kind === "idea") return <LazyEditIdeaDialog {...{ trip, idea, actions, onEvent }} />;
  return (
    <ChooseDayDialog
      title={translate("ideas.toDayTitle", { name: idea.name })}
      text={translate("ideas.toDayText")}
      routes={trip.routes}
      onClose={close}
      onChoose={(routeId) => {
        close();
        actions.putIdea(idea.id, routeId);
      }}
    />
  );
}
