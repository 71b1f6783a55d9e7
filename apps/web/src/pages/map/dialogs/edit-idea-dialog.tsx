import { pointOfIdea } from "@castor/core/points/edit/share-place.ts";
import { todayIn } from "@castor/core/time/dates.ts";
import { browserTimeZone } from "../../../device/time-zone.ts";
import { PointForm } from "../../../features/points/point-form.tsx";
import type { IdeaDialogsProps } from "./idea-dialogs.tsx";

/** The form of an idea: that of a point, without what a day gives it. */
export function EditIdeaDialog({ trip, idea, actions, onEvent }: Omit<IdeaDialogsProps, "kind">) {
  const close = () => onEvent({ kind: "close" });
  return (
    <PointForm
      saved={pointOfIdea(idea)}
      isIdea
      moveType="car"
      draftName={`idea ${idea.id}`}
      date={trip.startDate ?? todayIn(browserTimeZone(), new Date())}
      currency={trip.currency}
      people={trip}
      onClose={close}
      onSave={async (change) => {
        const error = await actions.saveIdea(idea.id, change);
        if (!error) close();
        return error;
      }}
    />
  );
}
