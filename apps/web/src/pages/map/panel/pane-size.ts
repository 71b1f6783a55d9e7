import type { Layout } from "@castor/core/map/layouts.ts";
import type { StorageKey } from "../../../device/storage.ts";

/** How large a pane may be along the edge that it shares with the map, in pixels. */
export interface PaneRule {
  /** Remembered under. */
  key: StorageKey;
  least: number;
  /** Of a pane that nobody has pulled. */
  first: number;
  most: number;
  /** What the map keeps. */
  leastMap: number;
  /** Where the plan lies. */
  side: "left" | "right" | "below";
}

const beside = { key: "panel_width", least: 320, first: 400, most: 640, leastMap: 320 } as const;
const below = { key: "panel_height", least: 200, first: 360, most: 1_200, leastMap: 200 } as const;

/** The plan's place and bounds in each layout (section 3; decisions 5). */
export const paneRules: Readonly<Record<Layout, PaneRule>> = {
  pointsLeft: { ...beside, side: "left" },
  horizontal: { ...beside, side: "right" },
  vertical: { ...below, side: "below" },
};

/** The largest a pane may be where plan and map have `room` pixels together; with less than both need, half each. */
export function mostIn({ least, most, leastMap }: PaneRule, room: number): number {
  return room < least + leastMap ? Math.round(room / 2) : Math.min(most, room - leastMap);
}

/** The smallest a pane may be there. */
export function leastIn(rule: PaneRule, room: number): number {
  return Math.min(rule.least, mostIn(rule, room));
}

/** The size nearest to the one asked for that the room allows. */
export function fitPane(rule: PaneRule, size: number, room: number): number {
  return Math.round(Math.max(leastIn(rule, room), Math.min(mostIn(rule, room), size)));
}
