/** The sources that the component fills; the style declares them empty. */
export const sourceIds = {
  paths: "trip-paths",
  markers: "trip-markers",
  /** The one marker that is selected or being dragged: above all others. */
  lifted: "trip-lifted",
  found: "trip-found",
  /** The markers in place of `markers` where they are many: joined into circles while one looks from afar. */
  crowd: "trip-crowd",
  /** The one marker that is pointed at. */
  hovered: "trip-hovered",
  /** Where the device is. */
  own: "own-spot",
  /** The line that is being measured. */
  measured: "measured-line",
} as const;

/** The layers that answer a press. */
export const pressableLayerIds = {
  markers: "marker-discs",
  crowd: "crowd-discs",
  clusters: "cluster-discs",
  lifted: "marker-lifted",
  foundDots: "found-dots",
  foundPin: "found-pin",
} as const;
