import { useEffect, useMemo, useState } from "react";
import { leaveFullScreen } from "../../../device/full-screen.ts";
import { tieHover } from "../../../map/hover-tie.ts";
import type { AskedSpot, MapTools } from "../../../map/map-tools.ts";
import type { MapEvent, MapScreen } from "../map-screen.ts";
import { type Follow, useFollow } from "./use-follow.ts";
import { useListHover } from "./use-list-hover.ts";
import { type Measuring, useMeasuring } from "./use-measuring.ts";

export interface MapToolsInput {
  screen: MapScreen;
  /** Several days are in view. */
  isWide: boolean;
  /** Points may be added. */
  canEdit: boolean;
  onEvent: (event: MapEvent) => void;
}

/** The tools of a trip's map: what the map draws of them, and what their buttons and cards say and do. */
export interface PageTools extends MapToolsInput {
  map: MapTools;
  follow: Follow;
  measuring: Measuring;
  /** The spot that is asked about. */
  spot: AskedSpot | null;
  leaveSpot: () => void;
  measureFrom: (spot?: AskedSpot) => void;
}

/** Puts the tools of the map together; they live as long as the map. */
export function useMapTools(input: MapToolsInput): PageTools {
  const { screen, isWide, onEvent } = input;
  const [hover] = useState(tieHover);
  const [spot, setSpot] = useState<AskedSpot | null>(null);
  const follow = useFollow();
  const measuring = useMeasuring();
  useListHover(hover);
  useEffect(() => () => void leaveFullScreen(), []);

  const { stray } = follow;
  const isFollowing = follow.state === "following";
  const ownSpot = follow.spot;
  const { measure } = measuring;
  const { shows } = screen;
  const map = useMemo<MapTools>(
    () => ({
      shows,
      canCluster: isWide,
      hover,
      ownSpot,
      isFollowing,
      onStray: stray,
      measure,
      onAsk: setSpot,
      onMoveStart: () => setSpot(null),
    }),
    [shows, isWide, hover, ownSpot, isFollowing, stray, measure],
  );
  return {
    ...input,
    map,
    follow,
    measuring,
    spot,
    leaveSpot: () => setSpot(null),
    measureFrom: (from) => {
      setSpot(null);
      measuring.start(from?.at);
      // A phone's map would be half hidden while one needs all of it.
      onEvent({ kind: "rest", rest: "peek" });
    },
  };
}
