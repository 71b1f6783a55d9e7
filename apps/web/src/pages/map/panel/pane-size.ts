import type { Layout } from "@castor/core/map/layouts.ts";
import type { StorageKey } from "../../../device/storage/storage.ts";

/** The bounds of a pane's size, across the edge that it shares with the map, in pixels. */
export interface PaneRule {
  /** The storage key. */
  key: StorageKey;
  least: number;
  /** The default size. */
  first: number;
  most: number;
  /** The least size of the map. */
  leastMap: number;
  /** The side of the plan. */
  side: "left" | "right" | "below";
}

const beside = { key: "panel_width", least: 320, first: 400, most: 640, leastMap: 320 } as const;
const below = { key: "panel_height", least: 200, first: 360, most: 1_200, leastMap: 200 } as const;

/** The side and bounds of the plan in each layout (specification#layouts). */
export const paneRules: Readonly<Record<Layout, PaneRule>> = {
  pointsLeft: { ...beside, side: "left" },
  horizontal: { ...beside, side: "right" },
  vertical: { ...below, side: "below" },
};

/** The greatest size of a pane where plan and map share `room` pixels; in too little room each gets half. */
export function maxPaneSize({ least, most, leastMap }: PaneRule, room: number): number {
  return room < least + leastMap ? Math.round(room / 2) : Math.min(most, room - leastMap);
}

/** The least size of a pane in that room. */
export function minPaneSize(rule: PaneRule, room: number): number {
  return Math.min(rule.least, maxPaneSize(rule, room));
}

/** The allowed size nearest to the wanted one. */
export function clampPane(rule: PaneRule, size: number, room: number): number {
  return Math.round(Math.max(minPaneSize(rule, room), Math.min(maxPaneSize(rule, room), size)));
}
