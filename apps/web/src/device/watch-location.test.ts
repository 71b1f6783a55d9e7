import { beforeEach, expect, it, vi } from "vitest";
import { watchLocation } from "./watch-location.ts";

let tell: (where: Partial<GeolocationCoordinates>) => void;
let fail: (code: number) => void;
const clearWatch = vi.fn();
const watchPosition = vi.fn((onFix: PositionCallback, onError?: PositionErrorCallback | null) => {
  tell = (coords) => onFix({ coords } as GeolocationPosition);
  fail = (code) => onError?.({ code } as GeolocationPositionError);
  return 7;
});
const watcher = { onLocation: vi.fn(), onProblem: vi.fn() };

beforeEach(() => {
  vi.clearAllMocks();
  vi.stubGlobal("isSecureContext", true);
  Object.defineProperty(navigator, "geolocation", {
    configurable: true,
    value: { watchPosition, clearWatch },
  });
});

it("tells where the device is until it is stopped", () => {
  const stop = watchLocation(watcher);
  tell({ latitude: 41.7, longitude: 44.8, accuracy: 12 });
  expect(watcher.onLocation).toHaveBeenCalledWith({ lat: 41.7, lng: 44.8, accuracyM: 12 });
  stop();
  expect(clearWatch).toHaveBeenCalledWith(7);
});

it.each([
  [1, "refused"],
  [2, "unavailable"],
  [3, "timedOut"],
] as const)("says once why it is not known (%d) and asks no more", (code, problem) => {
  watchLocation(watcher);
  fail(code);
  expect(watcher.onProblem.mock.calls).toEqual([[problem]]);
  expect(clearWatch).toHaveBeenCalledOnce();
});

it("keeps to the last place while a tunnel hides the next, but not when it is refused later", () => {
  watchLocation(watcher);
  tell({ latitude: 41.7, longitude: 44.8, accuracy: 12 });
  fail(3);
  expect(watcher.onProblem).not.toHaveBeenCalled();
  fail(1);
  expect(watcher.onProblem).toHaveBeenCalledWith("refused");
});

it("does not ask while nobody looks", () => {
  const isHidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  const stop = watchLocation(watcher);
  expect(watchPosition).not.toHaveBeenCalled();
  isHidden.mockReturnValue(false);
  document.dispatchEvent(new Event("visibilitychange"));
  expect(watchPosition).toHaveBeenCalledOnce();
  isHidden.mockReturnValue(true);
  document.dispatchEvent(new Event("visibilitychange"));
  expect(clearWatch).toHaveBeenCalledOnce();
  stop();
});

it("says so where there is none, as on an address that is not secure", () => {
  vi.stubGlobal("isSecureContext", false);
  watchLocation(watcher);
  expect(watcher.onProblem).toHaveBeenCalledWith("missing");
});
