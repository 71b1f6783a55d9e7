import type { OrderProposal } from "@castor/core/order/propose-order.ts";
import type { Route } from "@castor/core/routes/route.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { useMemo } from "react";
import { seekOrder } from "./seek-order.ts";
import { type Search, type StartSearch, useSearch, useSearchContext } from "./use-search.ts";

/** The ends of a day that stay where they are. */
export interface KeptEnds {
  keepsFirst: boolean;
  keepsLast: boolean;
}

export type OrderState = Search<OrderProposal>;

/** Looks for the best order of a day while it is shown, and again when the day or its kept ends change. */
export function useBestOrder(
  trip: Trip,
  route: Route,
  { keepsFirst, keepsLast }: KeptEnds,
): OrderState {
  const context = useSearchContext(trip);
  const start = useMemo((): StartSearch<OrderProposal> | null => {
    if (context === null) return null;
    const question = { ...context, routeId: route.id, keepsFirst, keepsLast };
    return (report, signal) => seekOrder(question, route.points, report, signal);
  }, [context, route, keepsFirst, keepsLast]);
  return useSearch(start);
}
