import type { MapScheme } from "./map-look.ts";

/** The colours of the base map, calmer than the page's, so that the trip stands out. */
const light = {
  water: "#cfe0e1",
  land: "#f8f5ee",
  coast: "#b4cbcd",
  border: "#b9b0a0",
  country: "#6a7478",
  city: "#475358",
  capital: "#2f3a3f",
  halo: "#fbf9f4",
  wood: "#dbe6cd",
  grass: "#e8eedb",
  park: "#dfe9d0",
  sand: "#f2ead2",
  ice: "#f3f7f8",
  town: "#f3efe6",
  works: "#eee9e1",
  grounds: "#f2ecdf",
  building: "#eae4d9",
  buildingEdge: "#dcd4c5",
  stream: "#b7d1d4",
  waterName: "#5f868b",
  parkName: "#5d7a4e",
  motorway: "#f6e0b3",
  motorwayEdge: "#ddc08a",
  mainRoad: "#fdf6e3",
  road: "#ffffff",
  roadEdge: "#ddd6c8",
  roadName: "#6b6f6e",
  path: "#c2b193",
  rail: "#c4bfb5",
  ferry: "#93b4b8",
  sight: "#8a6f4d",
  /** The casing of lines and discs, for contrast with what is below. */
  casing: "#ffffff",
  markerName: "#1f2a2e",
  hollow: "#ffffff",
  /** Day colours are designed for light land and stay unchanged. */
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
  wood: "#22322b",
  grass: "#212f2b",
  park: "#23352c",
  sand: "#2e2e28",
  ice: "#2b363b",
  town: "#222d31",
  works: "#252e32",
  grounds: "#272f31",
  building: "#2b363a",
  buildingEdge: "#354146",
  stream: "#17252a",
  waterName: "#5f8790",
  parkName: "#7d9a78",
  motorway: "#5f573f",
  motorwayEdge: "#1b2022",
  mainRoad: "#4a4c46",
  road: "#3b474c",
  roadEdge: "#182023",
  roadName: "#99a6a9",
  path: "#5b5a4c",
  rail: "#4d585c",
  ferry: "#33525a",
  sight: "#c3a884",
  casing: "#e8edec",
  markerName: "#f0f4f3",
  hollow: "#1a2226",
  /** The share of white mixed into day colours, which are too dark on dark land. */
  pathLightening: 0.35,
};

/** The colours of a scheme. */
export function paletteOf(scheme: MapScheme): MapPalette {
  return scheme === "dark" ? dark : light;
}

/** The colours "wood", "danger" and "warn". They are the same in both schemes, since they stand on white only. */
export const markColors = {
  ...{ star: "#d9822b", found: "#c62828" },
  ...{ impossible: "#b3261e", tight: "#8a5a00" },
} as const;
