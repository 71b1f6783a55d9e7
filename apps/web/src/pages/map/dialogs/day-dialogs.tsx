import { dateForNewRoute } from "@castor/core/routes/route.ts";
import { dayOf } from "@castor/core/time/dates.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { useState } from "react";
import { browserTimeZone } from "../../../device/time-zone.ts";
import { DaysDialog } from "../../../features/order/days-dialog.tsx";
import { OrderDialog } from "../../../features/order/order-dialog.tsx";
import { DuplicateDayDialog } from "../../../features/routes/duplicate-day-dialog.tsx";
import { GenerateDaysDialog } from "../../../features/routes/generate-days-dialog.tsx";
import { InsertDayDialog } from "../../../features/routes/insert-day-dialog.tsx";
import { MoveDayDialog } from "../../../features/routes/move-day-dialog.tsx";
import { SwapDaysDialog } from "../../../features/routes/swap-days-dialog.tsx";
import { useWords } from "../../../i18n/words.ts";
import { useDayActions } from "../actions/use-day-actions.ts";
import type { MapEvent } from "../map-screen.ts";
import type { DayDialog } from "./day-dialog.ts";

export interface DayDialogsProps {
  trip: Trip;
  dialog: DayDialog;
  onEvent: (event: MapEvent) => void;
}

/** The dialogs that change several days at once: insert, move, duplicate, swap, deal, generate. */
export function DayDialogs({ trip, dialog, onEvent }: DayDialogsProps) {
  const translate = useWords("common", "day-dialogs");
  const actions = useDayActions(trip);
  const [firstDay] = useState(() =>
    dayOf(dateForNewRoute(trip.routes, new Date(), browserTimeZone())),
  );
  const close = () => onEvent({ kind: "close" });
  const { routes } = trip;
  if (dialog.kind === "generateDays")
    return (
      <GenerateDaysDialog
        routes={routes}
        firstDay={firstDay}
        onClose={close}
        onGenerate={async (days) => {
          const error = await actions.generate(days);
          if (!error) onEvent({ kind: "added" });
          return error;
        }}
      />
    );
  const route = routes.find(({ id }) => id === dialog.routeId);
  if (!route) return null;
  if (dialog.kind === "orderDay")
    return (
      <OrderDialog
        trip={trip}
        route={route}
        onClose={close}
        onApply={(points) => {
          close();
          actions.order(route, points);
        }}
      />
    );
  if (dialog.kind === "bestDays")
    return (
      <DaysDialog
        trip={trip}
        routeId={route.id}
        onClose={close}
        onApply={(days) => {
          close();
          actions.deal(days);
        }}
      />
    );
  const shared = { routes, route, onClose: close };
  if (dialog.kind === "insertDay")
    return (
      <InsertDayDialog
        {...shared}
        place={dialog.place}
        onInsert={async (day, dates) => {
          const error = await actions.insert(day, dates, route.id);
          if (!error) onEvent({ kind: "added" });
          return error;
        }}
      />
    );
  if (dialog.kind === "duplicateDay")
    return (
      <DuplicateDayDialog
        {...shared}
        onDuplicate={(day, dates) => {
          close();
          actions.duplicate(route, day, dates);
        }}
      />
    );
  if (dialog.kind === "moveDay")
    return (
      <MoveDayDialog
        {...shared}
        onMove={(dates) => {
          close();
          void actions.move(dates, translate("dayDialogs.moved", { count: dates.length }));
        }}
      />
    );
  return (
    <SwapDaysDialog
      {...shared}
      onSwap={(other, dates) => {
        close();
        const message = translate("dayDialogs.swapped", { one: route.name, other: other.name });
        void actions.move(dates, message);
      }}
    />
  );
}
