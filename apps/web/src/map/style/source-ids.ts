/** The sources that the component fills; the style declares them empty. */
export const sourceIds = {
  paths: "trip-paths",
  markers: "trip-markers",
  /** The one marker that is selected or being dragged: above all others. */
  lifted: "trip-lifted",
  found: "trip-found",
} as const;

/** The layers that answer a press. */
export const pressableLayerIds = {
  markers: "marker-discs",
  lifted: "marker-lifted",
  foundDots: "found-dots",
  foundPin: "found-pin",
} as const;
