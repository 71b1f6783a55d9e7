import { useCallback, useEffect, useRef, useState } from "react";
import { type LocationProblem, watchLocation } from "../../../device/watch-location.ts";
import { useWords } from "../../../i18n/words.ts";
import type { OwnPosition } from "../../../map/map-tools.ts";
import { showToast } from "../../../ui/feedback/show-toast.ts";

const wordsOf = {
  refused: "mapTools.locationRefused",
  unavailable: "mapTools.locationUnavailable",
  timedOut: "mapTools.locationTimedOut",
  missing: "mapTools.locationMissing",
} as const satisfies Record<LocationProblem, string>;

/** `shown`: the map was moved away, the dot stays. */
export type FollowState = "off" | "locating" | "following" | "shown";

export interface Follow {
  state: FollowState;
  position: OwnPosition | null;
  /** Starts following; resumes after the map was moved; stops while following. */
  press: () => void;
  stray: () => void;
}

/** Follows the device's location from a press until the next press or until the page is left. */
export function useFollow(): Follow {
  const translate = useWords("common");
  const [isOn, setOn] = useState(false);
  const [isFollowing, setFollowing] = useState(false);
  const [position, setPosition] = useState<OwnPosition | null>(null);
  const stop = useRef<(() => void) | null>(null);
  useEffect(() => () => stop.current?.(), []);

  const end = () => {
    stop.current?.();
    stop.current = null;
    setOn(false);
    setFollowing(false);
    setPosition(null);
  };
  const begin = () => {
    setOn(true);
    setFollowing(true);
    stop.current = watchLocation({
      onLocation: setPosition,
      onProblem(problem) {
        end();
        showToast("error", translate(wordsOf[problem]));
      },
    });
  };
  const press = () => {
    if (!isOn) begin();
    else if (isFollowing || !position) end();
    else setFollowing(true);
  };
  const stray = useCallback(() => setFollowing(false), []);
  const state = !isOn ? "off" : !position ? "locating" : isFollowing ? "following" : "shown";
  return { state, position, press, stray };
}
