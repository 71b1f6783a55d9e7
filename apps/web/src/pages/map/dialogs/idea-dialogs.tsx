import { ChooseDayDialog } from "../../../features/points/choose-day-dialog.tsx";
import { useWords } from "../../../i18n/words.ts";
import type { EditIdeaDialogProps } from "./edit-idea-dialog.tsx";
import { LazyEditIdeaDialog, LazyToTripDialog } from "./lazy-dialogs.ts";

export interface IdeaDialogsProps extends EditIdeaDialogProps {
  kind: "idea" | "ideaToDay" | "ideaToTrip";
}

/** The dialogs of an idea: its form, and the day or the trip that it goes to. */
export function IdeaDialogs({ trip, kind, idea, isGone, actions, onEvent }: IdeaDialogsProps) {
  const translate = useWords("common");
  const close = () => onEvent({ kind: "close" });
  if (kind === "idea") return <LazyEditIdeaDialog {...{ trip, idea, isGone, actions, onEvent }} />;
  if (isGone) return null;
  if (kind === "ideaToTrip")
    return <LazyToTripDialog trip={trip} points={[idea]} onClose={close} />;
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
