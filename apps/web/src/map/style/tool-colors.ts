import type { MapScheme } from "./map-look.ts";

/** The page's colour "river" and a blue for the own location. Neither is a day's colour. */
const light = {
  river: "#0b6b6b",
  onRiver: "#ffffff",
  rim: "#ffffff",
  here: "#1d6fd1",
  ink: "#1f2a2e",
  paper: "#ffffff",
};

export type ToolColors = typeof light;

const dark: ToolColors = {
  river: "#55c4be",
  onRiver: "#06201f",
  rim: "#12181a",
  here: "#6aaaf5",
  ink: "#e8edec",
  paper: "#12181a",
};

/** The colours of a scheme. */
export function toolColorsOf(scheme: MapScheme): ToolColors {
  return scheme === "dark" ? dark : light;
}
