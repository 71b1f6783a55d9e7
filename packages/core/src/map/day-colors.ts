/**
 * The colours of days in order, the same in list, path, marker, legend, print and KMZ (look: twelve, distinguishable
 * with colour blindness on both map themes). Neighbours differ in hue and lightness.
 */
export const dayColors = [
  "#0B6B6B",
  "#C2410C",
  "#1D4ED8",
  "#A16207",
  "#7E22CE",
  "#15803D",
  "#BE185D",
  "#0369A1",
  "#854D0E",
  "#4338CA",
  "#B91C1C",
  "#3F6212",
] as const;

/** The colour of a day by its index in the trip. After the twelfth the colours repeat. */
export function dayColor(index: number): string {
  return dayColors[index % dayColors.length] ?? dayColors[0];
}
