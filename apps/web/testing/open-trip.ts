import { makePoint, makeRoute, makeTrip } from "@castor/core/testing/make.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { renderHook, waitFor } from "@testing-library/react";
import { expect } from "vitest";
import { useTrip, useTripChange } from "../src/data/use-trip.ts";

let number = 0;

/**
 * A trip of two days, the first with points a, b and c. Each call makes another trip, so that tests do not share state.
 */
export function makeTwoDays(): Trip {
  const points = ["a", "b", "c"].map((id) => makePoint({ id, linkId: `place-${id}`, name: id }));
  const days = [
    makeRoute({ id: "day1", points }),
    makeRoute({ id: "day2", date: "2026-12-06 09:00" }),
  ];
  return makeTrip({ id: `trip${++number}`, currency: "GEL", routes: days });
}

/** Renders the hooks by which a screen reads and changes a trip. */
export async function openTrip(tripId: string) {
  const { result } = renderHook(() => ({
    trip: useTrip(tripId),
    change: useTripChange(tripId),
  }));
  await waitFor(() => expect(result.current.trip.state).toBe("ready"));
  const namesOn = (routeId: string) =>
    result.current.trip.data?.routes.find(({ id }) => id === routeId)?.points.map((p) => p.name);
  return { screen: result, namesOn };
}
