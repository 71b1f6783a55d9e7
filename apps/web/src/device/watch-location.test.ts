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

it("reports the location until it is stopped", () => {
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
] as const)("reports a problem once (%d) and stops", (code, problem) => {
  watchLocation(watcher);
  fail(code);
  expect(watcher.onProblem.mock.calls).toEqual([[problem]]);
  expect(clearWatch).toHaveBeenCalledOnce();
});

it("keeps the last location while no new one comes, but stops when permission is withdrawn", () => {
  watchLocation(watcher);
  tell({ latitude: 41.7, longitude: 44.8, accuracy: 12 });
  fail(3);
  expect(watcher.onProblem).not.toHaveBeenCalled();
  fail(1);
  expect(watcher.onProblem).toHaveBeenCalledWith("refused");
});

it("does not watch while the page is hidden", () => {
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

it("reports that geolocation is missing, as on an insecure origin", () => {
  vi.stubGlobal("isSecureContext", false);
  watchLocation(watcher);
  expect(watcher.onProblem).toHaveBeenCalledWith("missing");
});
