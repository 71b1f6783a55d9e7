import type { Position } from "@castor/core/geo/position.ts";
import { roundPosition } from "@castor/core/geo/round-position.ts";
import { useEffect, useMemo, useRef, useState } from "react";
import { leaveFullScreen, useFullScreen } from "../../../device/screen/full-screen.ts";
import type { AskedPosition, MapTools } from "../../../map/map-tools.ts";
import { createHoverStore } from "../../../map/markers/hover-store.ts";
import { useLayer } from "../../../ui/layers/use-layer.ts";
import type { Find } from "../found/use-found.ts";
import type { MapEvent, MapScreen } from "../map-screen.ts";
import { type Follow, useFollow } from "./use-follow.ts";
import { useListHover } from "./use-list-hover.ts";
import { type Measuring, useMeasuring } from "./use-measuring.ts";

export interface MapToolsInput {
  screen: MapScreen;
  /** True while several days are in view. */
  isWide: boolean;
  /** True when points may be added. */
  canEdit: boolean;
  onEvent: (event: MapEvent) => void;
  onFind: Find;
}

/** The tools of a trip's map: their state for the map, and for their buttons and cards. */
export interface PageTools extends MapToolsInput {
  map: MapTools;
  follow: Follow;
  measuring: Measuring;
  /** The position that the menu or card is about. */
  position: AskedPosition | null;
  leavePosition: () => void;
  /** Takes what is under the cross. */
  takeAim: () => void;
  measureFrom: (position?: AskedPosition) => void;
}

/** Joins the tools of the map. */
export function usePageMapTools(input: MapToolsInput): PageTools {
  const { screen, isWide, onEvent } = input;
  const [hover] = useState(createHoverStore);
  const [position, setPosition] = useState<AskedPosition | null>(null);
  const follow = useFollow();
  const measuring = useMeasuring();
  useListHover(hover);
  useEffect(() => () => void leaveFullScreen(), []);
  useLayer(useFullScreen().isOn, () => void leaveFullScreen());

  const { stray } = follow;
  const isFollowing = follow.state === "following";
  const ownPosition = follow.position;
  const { measure } = measuring;
  const { shows } = screen;
  const aim = useRef<Position | null>(null);
  const isPicking = screen.picking !== null;
  const map = useMemo<MapTools>(
    () => ({
      shows,
      canCluster: isWide,
      hover,
      ownPosition,
      isFollowing,
      onStray: stray,
      measure,
      onAim: isPicking
        ? (position) => {
            aim.current = position;
          }
        : null,
      onAsk: setPosition,
      onMoveStart: () => setPosition(null),
    }),
    [shows, isWide, hover, ownPosition, isFollowing, stray, measure, isPicking],
  );
  return {
    ...input,
    map,
    follow,
    measuring,
    position,
    takeAim: () => onEvent({ kind: "picked", position: aim.current && roundPosition(aim.current) }),
    leavePosition: () => setPosition(null),
    measureFrom: (from) => {
      setPosition(null);
      measuring.start(from?.position);
      // On a phone the sheet would hide half of the map.
      onEvent({ kind: "rest", rest: "peek" });
    },
  };
}
