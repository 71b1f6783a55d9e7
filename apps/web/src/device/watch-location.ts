/** Why there is no location. */
export type LocationProblem = "refused" | "unavailable" | "timedOut" | "missing";

/** The device's location in degrees (WGS-84) and its accuracy in metres. */
export interface Location {
  lat: number;
  lng: number;
  accuracyM: number;
}

/** Callbacks of a watcher. None is called after `onProblem`. */
export interface LocationWatcher {
  onLocation: (location: Location) => void;
  onProblem: (problem: LocationProblem) => void;
}

/** Precise enough for walking. A location some seconds old is fine. Times out instead of waiting for ever. */
const options: PositionOptions = { enableHighAccuracy: true, maximumAge: 5_000, timeout: 20_000 };

const problems: Record<number, LocationProblem> = { 1: "refused", 2: "unavailable", 3: "timedOut" };

/**
 * Watches the device's location; returns a function that stops. Pauses while the page is hidden, to spare the battery.
 */
export function watchLocation({ onLocation, onProblem }: LocationWatcher): () => void {
  const device = navigator.geolocation as Geolocation | undefined;
  if (!device || !window.isSecureContext) {
    onProblem("missing");
    return () => {};
  }
  let watchId: number | null = null;
  let isKnown = false;
  const pause = () => {
    if (watchId !== null) device.clearWatch(watchId);
    watchId = null;
  };
  const stop = () => {
    pause();
    document.removeEventListener("visibilitychange", follow);
  };
  const ask = () => {
    watchId ??= device.watchPosition(
      ({ coords: { latitude, longitude, accuracy } }) => {
        isKnown = true;
        onLocation({ lat: latitude, lng: longitude, accuracyM: accuracy });
      },
      ({ code }) => {
        const problem = problems[code] ?? "unavailable";
        // In a tunnel the last location is better than none. The device goes on trying.
        if (isKnown && problem !== "refused") return;
        stop();
        onProblem(problem);
      },
      options,
    );
  };
  const follow = () => (document.hidden ? pause() : ask());
  document.addEventListener("visibilitychange", follow);
  follow();
  return stop;
}
