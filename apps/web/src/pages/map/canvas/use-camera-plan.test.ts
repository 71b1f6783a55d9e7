import { writeTrack } from "@castor/core/routes/track.ts";
import { makePoint, makeRoute, makeTrip } from "@castor/core/testing/make.ts";
import { act, renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import { boundsOf, type CameraCommand } from "../../../map/camera/map-camera.ts";
import { useCameraPlan } from "./use-camera-plan.ts";

const tbilisi = { lat: 41.7, lng: 44.8 };
const trip = makeTrip({
  routes: [
    makeRoute({ id: "full", points: [makePoint({ id: "castle", ...tbilisi })] }),
    makeRoute({ id: "empty" }),
  ],
});
const full = trip.routes.filter(({ id }) => id === "full");
const empty = trip.routes.filter(({ id }) => id === "empty");
const asIs = (id: string) => id;
const points = full.flatMap((route) => route.points);

const positionsOf = (camera: CameraCommand) => (camera.kind === "fit" ? camera.positions : []);

test("a found place is shown with the names around it, not closer, where the world map is empty", () => {
  const { result } = renderHook(() => useCameraPlan(trip, full, asIs));
  act(() => result.current.show(tbilisi));
  const { camera } = result.current;
  const zoom = camera.kind === "fly" ? (camera.zoom ?? 0) : 0;
  expect(zoom).toBeGreaterThanOrEqual(10);
  expect(zoom).toBeLessThanOrEqual(11);
});

test("a found country is shown as a whole, across 180° too", () => {
  const { result } = renderHook(() => useCameraPlan(trip, full, asIs));
  const area = { kind: "country", west: 19.6, south: 41.2, east: -169, north: 81.9 } as const;
  act(() => result.current.show({ lat: 62, lng: 100, area }));
  const shown = boundsOf(positionsOf(result.current.camera));
  expect(shown).toMatchObject({ west: 19.6, south: 41.2, east: 191, north: 81.9 });
});

test("selecting a point in the list keeps the zoom of the map", () => {
  const { result } = renderHook(() => useCameraPlan(trip, full, asIs));
  act(() => result.current.flyTo(tbilisi));
  expect(result.current.camera).toEqual({ kind: "fly", to: tbilisi });
});

test("a day that has only a drawn path shows that path, and one with points both", () => {
  const track = writeTrack([
    [
      [45, 42],
      [45.4, 42.1],
      [45.2, 42.6],
    ],
  ]);
  const drawn = [makeRoute({ id: "drawn", track })];
  const days = [...drawn, makeRoute({ id: "both", track, points: [makePoint(tbilisi)] })];
  const path = { west: 45, east: 45.4, south: 42, north: 42.6 };
  const fit = (shown: typeof days) =>
    boundsOf(
      positionsOf(
        renderHook(() => useCameraPlan({ ...trip, routes: days }, shown, asIs)).result.current
          .whole,
      ),
    );
  expect(fit(drawn)).toMatchObject(path);
  expect(fit(days.slice(1))).toMatchObject({ ...path, west: 44.8, south: 41.7 });
});

test("an empty day shows the area of the trip, and an empty trip the world", () => {
  const { result, rerender } = renderHook(({ shown }) => useCameraPlan(trip, shown, asIs), {
    initialProps: { shown: empty },
  });
  expect(positionsOf(result.current.camera)).toEqual(points);
  rerender({ shown: full });
  expect(positionsOf(result.current.whole)).toEqual(points);
  const nothing = renderHook(() => useCameraPlan({ ...trip, routes: empty }, empty, asIs));
  expect(boundsOf(positionsOf(nothing.result.current.camera))).toMatchObject({
    west: -125,
    east: 150,
  });
});
