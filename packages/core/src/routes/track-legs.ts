import { distanceBetween, type Position } from "../geo/position.ts";
import type { LegMode } from "../points/travel-modes.ts";
import { pathSpans } from "./paths/path-spans.ts";
import type { Route } from "./route.ts";
import { readTrack, type TrackLine } from "./track.ts";

/** A line of a drawn path as maps draw a leg. */
export interface TrackLeg {
  coordinates: TrackLine;
  mode: LegMode;
  isEstimated: false;
}

/** The drawn path of a day as legs: lines without gaps, as a way is drawn that somebody has gone. */
export const listTrackLegs = ({ track }: Pick<Route, "track">): TrackLeg[] =>
  readTrack(track).map((coordinates) => ({ coordinates, mode: "car", isEstimated: false }));

/** A stop so near to a corner of a drawn path is on it. */
const onTrackM = 100;

/** The stops of a day that are reached along its drawn path: no other way to them is drawn (decision 096). */
export function listTracked({ points, track }: Pick<Route, "points" | "track">): Set<string> {
  const lines = readTrack(track);
  if (lines.length === 0) return new Set();
  const isOn = (line: TrackLine, stop: Position) =>
    line.some(([lng, lat]) => distanceBetween({ lng, lat }, stop) <= onTrackM);
  const spans = [...pathSpans(points)].filter(([, { from, to }]) =>
    lines.some((line) => isOn(line, from) && isOn(line, to)),
  );
  return new Set(spans.map(([id]) => id));
}
