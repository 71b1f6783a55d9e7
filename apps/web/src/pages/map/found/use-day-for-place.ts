import type { Route } from "@castor/core/routes/route.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { useState } from "react";
import { tripHistoryOf } from "../../../data/trip-changes/history/trip-histories.ts";

/** The day that gets the next found place; a null day is made together with its first point. */
export interface DayForPlace {
  day: Route | null;
  choose: (routeId: string | null) => void;
}

/** The day chosen on the card, as long as the same days are in view; until then the last of them. */
export function useDayForPlace(trip: Trip, shown: readonly Route[]): DayForPlace {
  const { ids } = tripHistoryOf(trip.id).queue;
  const view = shown.map(({ id }) => ids.firstId(id)).join();
  const [chosen, setChosen] = useState<{ view: string; routeId: string | null } | null>(null);
  const usual = shown.at(-1) ?? trip.routes.at(-1) ?? null;
  const choose = (routeId: string | null) => setChosen({ view, routeId });
  if (chosen?.view !== view) return { day: usual, choose };
  if (chosen.routeId === null) return { day: null, choose };
  const current = ids.currentId(chosen.routeId);
  return { day: trip.routes.find(({ id }) => id === current) ?? usual, choose };
}
