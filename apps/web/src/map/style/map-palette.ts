import type { MapScheme } from "./map-look.ts";

/** The map's own colours: calmer than the page's, so that the trip stands out. */
const light = {
  water: "#cfe0e1",
  land: "#f8f5ee",
  coast: "#b4cbcd",
  border: "#b9b0a0",
  country: "#6a7478",
  city: "#475358",
  capital: "#2f3a3f",
  halo: "#fbf9f4",
  /** Around lines and discs, so that they stand off whatever lies under them. */
  casing: "#ffffff",
  markerName: "#1f2a2e",
  hollow: "#ffffff",
  /** Day colours are made for this land and stay as they are. */
  pathLightening: 0,
};

export type MapPalette = typeof light;

const dark: MapPalette = {
  water: "#0d1518",
  land: "#1f292d",
  coast: "#33444a",
  border: "#4b5a5f",
  country: "#8b9a9e",
  city: "#a3b1b4",
  capital: "#c9d4d5",
  halo: "#1a2327",
  casing: "#e8edec",
  markerName: "#f0f4f3",
  hollow: "#1a2226",
  /** Dark day colours sink into dark land: this much of white is mixed in. */
  pathLightening: 0.35,
};

/** The colours of a scheme. */
export function paletteOf(scheme: MapScheme): MapPalette {
  return scheme === "dark" ? dark : light;
}

/** Wood and danger of the design, the same on both schemes as on discs they meet white only. */
export const markColors = { star: "#d9822b", found: "#c62828" } as const;
