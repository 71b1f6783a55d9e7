import { act, renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import type { CameraCommand } from "../map-camera.ts";
import type { MapDatum } from "./map-datum.ts";
import { useMovedCamera } from "./use-moved-camera.ts";

const datum: MapDatum = {
  toMap: ({ lat, lng }) => ({ lat: lat + 1, lng: lng + 2 }),
  toEarth: ({ lat, lng }) => ({ lat: lat - 1, lng: lng - 2 }),
};
const square = { lat: 40, lng: 116 };
const squareOnMap = { lat: 41, lng: 118 };
const fit: CameraCommand = { kind: "fit", positions: [square] };

function follow(command: CameraCommand | null) {
  type Given = { command: CameraCommand | null; datum: MapDatum | null };
  const initialProps: Given = { command, datum: null };
  return renderHook((given: Given) => useMovedCamera(given.command, given.datum), { initialProps });
}

test("what was shown before the datum came is shown again in it, at once", () => {
  const { result, rerender } = follow(fit);
  expect(result.current.camera).toBe(fit);
  rerender({ command: fit, datum });
  expect(result.current.camera).toEqual({ kind: "fit", positions: [squareOnMap], isInstant: true });
});

test("whoever has moved the map meanwhile stays where they look", () => {
  const { result, rerender } = follow(fit);
  act(() => result.current.onMovedByHand());
  rerender({ command: fit, datum });
  expect(result.current.camera).toBe(fit);
});

test("a command that comes after the datum is followed in it, as it was given", () => {
  const { result, rerender } = follow(null);
  rerender({ command: null, datum });
  expect(result.current.camera).toBeNull();
  const fly: CameraCommand = { kind: "fly", to: square };
  rerender({ command: fly, datum });
  expect(result.current.camera).toEqual({ kind: "fly", to: squareOnMap });
  const { camera } = result.current;
  rerender({ command: fly, datum });
  expect(result.current.camera).toBe(camera);
});
