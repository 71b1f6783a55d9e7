import { act, renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import { useCameraPlan } from "./use-camera-plan.ts";

const tbilisi = { lat: 41.7, lng: 44.8 };

test("a found place is shown with the names around it, not on the blank sheet of a closer look", () => {
  const { result } = renderHook(() => useCameraPlan([]));
  act(() => result.current.flyTo(tbilisi, { comesCloser: true }));
  const { camera } = result.current;
  const zoom = camera?.kind === "fly" ? (camera.zoom ?? 0) : 0;
  expect(zoom).toBeGreaterThanOrEqual(10);
  expect(zoom).toBeLessThanOrEqual(11);
});

test("a point in the list is gone to as close as the map was", () => {
  const { result } = renderHook(() => useCameraPlan([]));
  act(() => result.current.flyTo(tbilisi));
  expect(result.current.camera).toEqual({ kind: "fly", to: tbilisi });
});
