import type { Idea } from "@castor/core/points/idea.ts";
import type { Point } from "@castor/core/points/point.ts";
import type { ChosenRoutes } from "@castor/core/routes/choose-routes.ts";
import { allRoutesId, type Route } from "@castor/core/routes/route.ts";
import { dayOf } from "@castor/core/time/dates.ts";
import { isMemberOf } from "@castor/core/trips/may-call.ts";
import { type RefObject, useDeferredValue, useMemo, useRef, useState } from "react";
import type { DayLegs } from "../../../data/routing/day-legs.ts";
import { useThisMinute } from "../../../device/use-today.ts";
import { LazyFiles } from "../../../features/files/lazy-files.tsx";
import { useDaysAhead } from "../../../features/order/use-days-ahead.ts";
import { PointDragArea } from "../../../features/points/point-drag-area.tsx";
import { FirstDays } from "../../../features/routes/add-days.tsx";
import { useWords } from "../../../i18n/words.ts";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { useShownDays } from "../canvas/use-shown-days.ts";
import { openAddingDays, openDayDialogs } from "../dialogs/open-day-dialogs.ts";
import { FoldingScroll } from "../panel/folding-scroll.tsx";
import { DayPlan } from "./day-plan.tsx";
import {
  LazyIdeaPlan,
  LazyItinerary,
  LazyPointPlan,
  LazyTripIdeas,
  useViewsAhead,
} from "./lazy-views.tsx";
import type { PlanContext } from "./plan-context.ts";
import { PlanHead } from "./plan-head.tsx";
import { type DayPath, useDayPath } from "./use-day-path.ts";
import { useDaySchedule } from "./use-day-schedule.ts";
import { usePlanDrag } from "./use-plan-drag.ts";
import { usePlanScroll } from "./use-plan-scroll.ts";

export interface PlanProps extends PlanContext {
  /** The scrolling element. */
  view: RefObject<HTMLDivElement | null>;
  chosen: Exclude<ChosenRoutes<Route>, { kind: "missing" }>;
  path: DayPath;
  /** The legs of one of several days, as far as they are known. */
  legsOf: (routeId: string) => DayLegs | undefined;
  selected: { point: Point; route: Route } | null;
  /** The selected idea. */
  idea: Idea | null;
}

const noPoints: Route["points"] = [];

/** The plan beside the map: the trip, its days, and the day or point in view. */
export function Plan(props: PlanProps) {
  const { view: scroll, chosen, path, legsOf, selected, idea, ...context } = props;
  const translate = useWords("common");
  const { trip, screen, onEvent, onSelect } = context;
  const [, setAsked] = useState(0);
  const current = chosen.kind === "one" ? chosen.route : null;
  const scheduled = selected?.route ?? current;
  // With several days in view, the path of the selected point's day is needed too.
  const other = scheduled === current ? null : scheduled;
  const pathOfOther = useDayPath(other?.points ?? noPoints);
  const schedule = useDaySchedule(scheduled, other ? pathOfOther : path, trip.routes);
  const card = selected?.point ?? idea;
  usePlanScroll(scroll, card?.id ?? current?.id ?? allRoutesId, card !== null);
  // Deferred: the switch answers at once, and the tools of all rows are drawn in slices.
  useViewsAhead();
  // Visitors see none.
  const isMember = isMemberOf(trip);
  const hasIdeas = isMember && trip.ideas.length > 0;
  const isEditing = useDeferredValue(trip.canEdit && screen.mode === "edit");
  const ahead = useDaysAhead(trip, useThisMinute());
  const hasOtherDates = new Set(trip.routes.map(({ date }) => dayOf(date))).size > 1;
  const openDialogs = useMemo(
    () => openDayDialogs({ hasOtherDates, ahead }, onEvent),
    [hasOtherDates, ahead, onEvent],
  );
  const dayActions = isEditing ? openDialogs : undefined;
  const adding = openAddingDays(current?.id ?? null, onEvent);
  const days = useShownDays(trip, chosen.kind === "several" ? chosen.routes : trip.routes);
  const { drag, draggedId, mark } = usePlanDrag(context, current);
  const takesPointId = drag.drop?.routeId;
  const wantsIdeas = useRef(false);
  const goToIdeas = () => {
    wantsIdeas.current = true;
    // A card gives way to the list, and a low sheet comes up.
    if (card) onSelect(null);
    onEvent({ kind: "select" });
    setAsked((count) => count + 1);
  };
  const renderView = () => {
    if (chosen.kind === "empty")
      return (
        <EmptyState
          pose="unrolls-map"
          isSmall
          title={trip.canEdit ? translate("map.emptyTitle") : undefined}
          text={translate(trip.canEdit ? "map.emptyText" : "map.emptyReadOnly")}
          action={trip.canEdit ? <FirstDays adding={adding} /> : undefined}
        />
      );
    if (selected) {
      const times = schedule?.stops[selected.point.id] ?? null;
      return <LazyPointPlan {...context} {...selected} {...{ times, isEditing }} />;
    }
    if (idea) return <LazyIdeaPlan {...context} {...{ idea, current, isEditing }} />;
    if (chosen.kind === "several")
      return (
        <LazyItinerary
          {...{ ...context, legsOf, days, isEditing, dayActions }}
          {...{ draggedId, mark, takesPointId }}
          shown={chosen.routes}
        />
      );
    return (
      <DayPlan
        {...{ ...context, path, schedule, isEditing, dayActions, draggedId }}
        route={chosen.route}
      />
    );
  };
  return (
    <PointDragArea drag={drag} routes={trip.routes}>
      <FoldingScroll
        view={scroll}
        top={
          <PlanHead
            {...{ ...context, chosen, takesPointId, adding, isEditing }}
            onIdeas={goToIdeas}
            isOn={chosen.kind === "several" ? days.isOn : undefined}
          />
        }
        isAtTop={screen.rest === "peek"}
        isHolding={drag.dragged !== null}
        isCard={card !== null}
      >
        {renderView()}
        {card || isMember ? null : (
          <div style={{ marginBlockStart: 16 }}>
            <LazyFiles trip={trip} kind="trip" thingId={trip.id} look="card" />
          </div>
        )}
        {card || !hasIdeas ? null : (
          <LazyTripIdeas
            {...context}
            {...{ current, takesPointId, isEditing }}
            isWanted={wantsIdeas}
          />
        )}
      </FoldingScroll>
    </PointDragArea>
  );
}
