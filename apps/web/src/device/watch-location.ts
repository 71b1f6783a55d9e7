/** Why the device does not say where it is. */
export type LocationProblem = "refused" | "unavailable" | "timedOut" | "missing";

/** Where the device is, in degrees (WGS-84), and within how many metres. */
export interface Location {
  lat: number;
  lng: number;
  accuracyM: number;
}

/** What a watcher is told; after a problem it is told nothing more. */
export interface LocationWatcher {
  onLocation: (location: Location) => void;
  onProblem: (problem: LocationProblem) => void;
}

/** A satellite is asked, for one walks with it; an answer of some seconds ago is good enough, and no wait is endless. */
const options: PositionOptions = { enableHighAccuracy: true, maximumAge: 5_000, timeout: 20_000 };

const problems: Record<number, LocationProblem> = { 1: "refused", 2: "unavailable", 3: "timedOut" };

/**
 * Tells where the device is, again and again, until it is stopped. While nobody looks at the page the device is not
 * asked, which spares its battery.
 */
export function watchLocation({ onLocation, onProblem }: LocationWatcher): () => void {
  const device = navigator.geolocation as Geolocation | undefined;
  if (!device || !window.isSecureContext) {
    onProblem("missing");
    return () => {};
  }
  let watchId: number | null = null;
  let isKnown = false;
  const rest = () => {
    if (watchId !== null) device.clearWatch(watchId);
    watchId = null;
  };
  const stop = () => {
    rest();
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
        // In a tunnel the last answer is better than none; the device goes on trying.
        if (isKnown && problem !== "refused") return;
        stop();
        onProblem(problem);
      },
      options,
    );
  };
  const follow = () => (document.hidden ? rest() : ask());
  document.addEventListener("visibilitychange", follow);
  follow();
  return stop;
}
