import type { ChosenRoutes } from "@castor/core/routes/choose-routes.ts";
import { allRoutesId, type Route } from "@castor/core/routes/route.ts";
import { isMemberOf } from "@castor/core/trips/may-call.ts";
import { HistoryBar } from "../../../features/history/history-bar.tsx";
import type { AddingDays } from "../../../features/routes/add-days.tsx";
import { DayStrip } from "../../../features/routes/day-strip.tsx";
import { CopyTripButton } from "./copy-trip-button.tsx";
import type { PlanContext } from "./plan-context.ts";
import { TripHeader } from "./trip-header.tsx";

export interface PlanHeadProps extends Pick<PlanContext, "trip" | "screen" | "check" | "onEvent"> {
  chosen: Exclude<ChosenRoutes<Route>, { kind: "missing" }>;
  /** Whether a day is among those in view; undefined with one day in view. */
  isOn: ((routeId: string) => boolean) | undefined;
  /** The day that takes the dragged point. */
  takesPointId: string | undefined;
  adding: AddingDays;
  isEditing: boolean;
  /** Goes to the ideas. */
  onIdeas: () => void;
}

/** What stands above the plan: the trip, its days, and undo. */
export function PlanHead(props: PlanHeadProps) {
  const { trip, screen, check, onEvent, chosen, isOn, takesPointId, adding, isEditing, onIdeas } =
    props;
  const isEmpty = chosen.kind === "empty";
  const opens = (kind: "dates" | "settings" | "check" | "share" | "downloads") => () =>
    onEvent({ kind: "open", dialog: { kind } });
  return (
    <>
      <TripHeader
        trip={trip}
        mode={screen.mode}
        onMode={(mode) => onEvent({ kind: "setMode", mode })}
        onDates={opens("dates")}
        onSettings={opens("settings")}
        check={check}
        onCheck={opens("check")}
        onShare={opens("share")}
        onDownloads={opens("downloads")}
        copyButton={<CopyTripButton trip={trip} />}
      />
      {isEmpty ? null : (
        <DayStrip
          tripId={trip.id}
          routes={trip.routes}
          currentId={chosen.kind === "one" ? chosen.route.id : allRoutesId}
          isOn={isOn}
          takesPointId={takesPointId}
          ideas={
            isMemberOf(trip) && trip.ideas.length > 0
              ? { count: trip.ideas.length, onOpen: onIdeas }
              : undefined
          }
          adding={trip.canEdit ? adding : undefined}
        />
      )}
      {trip.canEdit ? <HistoryBar tripId={trip.id} isShown={isEditing} isEmpty={isEmpty} /> : null}
    </>
  );
}
