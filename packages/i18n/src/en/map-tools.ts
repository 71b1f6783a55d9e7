/** Words of the map's tools: what is shown, where one is, what is at a spot, how far it is. */
export const mapTools = {
  view: "What the map shows",
  showMarkers: "Points",
  showExcluded: "Points off the path",
  fullScreen: "Full screen",
  leaveFullScreen: "Leave full screen",
  fullScreenFailed: "The browser did not allow full screen.",
  measure: "Measure a distance",
  measureHint: "Press the map along the way.",
  measured: "Distance measured",
  undoVertex: "Remove the last spot",
  measureDone: "Done",
  follow: "Follow me",
  locating: "Looking for where you are…",
  locationRefused:
    "The browser may not say where you are. Allow location for this site in the browser's settings, then try again.",
  locationUnavailable:
    "Where you are could not be found out. Turn on location on this device or step outside, then try again.",
  locationTimedOut: "Finding out where you are took too long. Try again, best under an open sky.",
  locationMissing:
    "This browser cannot say where you are here. It needs a secure address (https://) and a newer browser.",
  spot: "This spot",
  copyCoordinates: "Copy {{coordinates}}",
  copied: "Copied: {{coordinates}}",
  notCopied: "Copying was not allowed. The coordinates are {{coordinates}}.",
  whatIsHere: "What is here?",
  addPoint: "Add point here",
  measureFrom: "Measure from here",
  asking: "Asking what is here…",
  nothingKnown: "Nothing is known here.",
  askingFailed: "What is here could not be found out. {{reason}}",
  distanceAway: "{{distance}} from this spot",
} as const;
