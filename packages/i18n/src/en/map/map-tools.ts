/** The map's tools: layers, own position, distances, the position of a point. */
export const mapTools = {
  view: "What the map shows",
  showMarkers: "Points",
  showExcluded: "Points skipped in the route",
  fullScreen: "Full screen",
  leaveFullScreen: "Leave full screen",
  fullScreenFailed: "The browser did not allow full screen.",
  measure: "Measure a distance",
  measureHint: "Tap along your route.",
  measured: "Distance measured",
  undoVertex: "Remove the last spot",
  measureDone: "Done",
  follow: "Follow me",
  locating: "Finding your location…",
  locationRefused:
    "Location is blocked. Allow it for this site in the browser’s settings, then try again.",
  locationUnavailable:
    "Couldn’t find your location. Turn on location on this device or step outside, then try again.",
  locationTimedOut: "Finding your location took too long. Try again in the open.",
  locationMissing:
    "This browser cannot share your location here. That takes a secure address (https://) and a newer browser.",
  spot: "This spot",
  copyCoordinates: "Copy {{coordinates}}",
  copied: "Copied: {{coordinates}}",
  notCopied: "Copying was not allowed. The coordinates are {{coordinates}}.",
  whatIsHere: "What is here?",
  addPoint: "Add point here",
  measureFrom: "Measure from here",
  tapMap: "Tap the map",
  pickHint: "Move the map under the cross, or tap it.",
  useSpot: "Use this spot",
} as const;
