const wide = { viewport: { width: 1440, height: 900 } };
const narrow = {
  viewport: { width: 390, height: 844 },
  ...{ deviceScaleFactor: 2, isMobile: true, hasTouch: true },
};

/**
 * The pictures of the app's manifest, which an installing browser shows.
 * @param {string} tripId
 * @returns {import("./take-shot.mjs").Shot[]}
 */
export const manifestShots = (tripId) => [
  { file: "screenshots/map-wide", device: wide, address: `map/${tripId}/-1` },
  { file: "screenshots/map-narrow", device: narrow, address: `map/${tripId}/-1` },
  { file: "screenshots/tasks-narrow", device: narrow, address: `tasks/${tripId}` },
];
