/** The sources that the map component fills. The style declares them empty. */
export const sourceIds = {
  paths: "trip-paths",
  markers: "trip-markers",
  /** The selected or dragged marker, above all others. */
  lifted: "trip-lifted",
  found: "trip-found",
  /** Clustered markers, used instead of `markers` when there are many. */
  crowd: "trip-crowd",
  /** The device's location. */
  own: "own-position",
  /** The measured line. */
  measured: "measured-line",
} as const;

/** The layers that react to a press. */
export const clickableLayerIds = {
  markers: "marker-discs",
  crowd: "crowd-discs",
  clusters: "cluster-discs",
  counts: "count-discs",
  lifted: "marker-lifted",
  foundDots: "found-dots",
  foundPin: "found-pin",
} as const;
