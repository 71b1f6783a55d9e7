import { addressOf, type pages } from "@castor/core/pages.ts";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useEffect } from "react";
import type * as z from "zod/mini";
import { useCurrentId } from "../../data/use-trip.ts";

/** The newest id of the day in the address. The address follows when the server has named its day or its point. */
export function useNamedAddress(tripId: string, routeId: string): string {
  const { point = "" }: z.infer<typeof pages.map.search> = useSearch({ strict: false });
  const navigate = useNavigate();
  const namedRoute = useCurrentId(tripId, routeId);
  const namedPoint = useCurrentId(tripId, point);
  useEffect(() => {
    if (namedRoute === routeId && namedPoint === point) return;
    const query = new URLSearchParams(window.location.search);
    if (point) query.set("point", namedPoint);
    const href = `${addressOf("map", { tripId, routeId: namedRoute })}${query.size > 0 ? `?${query}` : ""}`;
    void navigate({ href, replace: true, resetScroll: false });
  }, [tripId, routeId, namedRoute, point, namedPoint, navigate]);
  return namedRoute;
}
