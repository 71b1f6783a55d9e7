import { act, renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import type { CameraCommand } from "../camera/map-camera.ts";
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

test("a command followed before the datum loaded is followed again in it, at once", () => {
  const { result, rerender } = follow(fit);
  expect(result.current.camera).toBe(fit);
  rerender({ command: fit, datum });
  expect(result.current.camera).toEqual({ kind: "fit", positions: [squareOnMap], isInstant: true });
});

test("a command is not followed again after the user has moved the map", () => {
  const { result, rerender } = follow(fit);
  act(() => result.current.onMovedByHand());
  rerender({ command: fit, datum });
  expect(result.current.camera).toBe(fit);
});

test("a command after the datum loaded is followed in it as given", () => {
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
