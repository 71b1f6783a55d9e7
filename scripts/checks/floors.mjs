/** Floors from top to bottom: code on one floor may import that floor's own files and floors below it. */
export const webFloors = [
  "(app|start)",
  "pages",
  "features",
  "things",
  "(ui|map|data|i18n|device)",
];
export const coreFloors = [
  ...["today", "mend", "order", "imports", "changes", "endpoints", "exports", "account", "catalog"],
  ...["sharing", "print", "check", "hours", "reminders", "notices"],
  // The entities of a trip hold each other.
  "(trips|routes|points|bookings|notes|finance|files|services)",
  ...[
    "members",
    "history",
    "tours",
    "formats",
    "map",
    "markup",
    "geo",
    "time",
    "basics",
    "schemas",
  ],
];

/**
 * Import rules that hold floors apart: one for each floor but the highest.
 * @param {string} layer its name
 * @param {string} folder its folder, as the beginning of a pattern
 * @param {string[]} floors
 * @param {string} tests the pattern of test files, which may import upwards
 */
export const noUpwardImports = (layer, folder, floors, tests) =>
  floors.slice(1).map((floor, above) => ({
    name: `no-upward-import-in-${layer}-from-${floor}`,
    comment: `The floors of ${layer} from top to bottom: ${floors.join(", ")}.`,
    from: { path: `${folder}${floor}/`, pathNot: tests },
    to: { path: floors.slice(0, above + 1).map((higher) => `${folder}${higher}/`) },
  }));
