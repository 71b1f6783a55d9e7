import { addressOf } from "@castor/core/pages.ts";
import type { Point } from "@castor/core/points/point.ts";
import type { Route } from "@castor/core/routes/route.ts";
import { useNavigate } from "@tanstack/react-router";

/** Opens a point by its place: its stop among the days in view, else its own day with it. */
export function useOpenPoint(shown: readonly Route[], select: (pointId: string) => void) {
  const navigate = useNavigate();
  return ({ id, linkId, tripId, routeId }: Point): void => {
    const here = shown.flatMap(({ points }) => points).find((point) => point.linkId === linkId);
    const day = addressOf("map", { tripId, routeId });
    if (here) select(here.id);
    else void navigate({ href: `${day}?${new URLSearchParams({ point: id })}` });
  };
}
