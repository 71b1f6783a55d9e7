import { addressOf } from "@castor/core/pages.ts";
import type { Route } from "@castor/core/routes/route.ts";
import { addressOfDays } from "@castor/core/routes/show-days.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { useNavigate } from "@tanstack/react-router";
import { useMemo } from "react";
import type { ShownDays } from "../../../features/routes/day-switch.tsx";
import { useStable } from "../../../ui/interaction/use-stable.ts";

/** The days that the address shows together. Switching a day replaces the history entry, so that Back leads to another view. */
export function useShownDays(trip: Trip, shown: readonly Route[]): ShownDays {
  const navigate = useNavigate();
  const inLine = shown.map(({ id }) => id).join(" ");
  const { show } = useStable({
    show(isOn: (id: string) => boolean) {
      const { id: tripId, routes } = trip;
      const selected = new URLSearchParams(window.location.search).get("point");
      const stays = routes.some(
        ({ id, points }) => isOn(id) && points.some((point) => point.id === selected),
      );
      const address = addressOf("map", { tripId, routeId: addressOfDays(routes, isOn) });
      void navigate({
        href: stays ? address + window.location.search : address,
        replace: true,
        resetScroll: false,
      });
    },
  });
  // The same object for the same days: a change of a point draws no switch again.
  return useMemo(() => {
    const on = new Set(inLine === "" ? [] : inLine.split(" "));
    return {
      count: on.size,
      isOn: (id) => on.has(id),
      toggle: (id) => {
        if (on.size > 1 || !on.has(id)) show((day) => on.has(day) !== (day === id));
      },
      showOnly: (id) => show((day) => day === id),
      showAll: () => show(() => true),
    };
  }, [inLine, show]);
}
