import { addText, type Recipe } from "./recipe.ts";

const core = "packages/core/src";
const web = "apps/web/src";

/** The recipe "A field of a point", followed for a text that all stops of a place share. */
export const pointField: Recipe = {
  name: "A field of a point",
  begins: [
    {
      file: `${core}/points/point.ts`,
      replaced: [
        [
          "  workingHours: textField(limits.shortText),",
          '  workingHours: textField(limits.shortText),\n  wifi: { ...textField(limits.shortText), read: z._default(z.string(), "") },',
        ],
      ],
    },
    {
      file: "apps/server/src/db/schema.ts",
      replaced: [["  working_hours: string;", "  working_hours: string;\n  wifi: string;"]],
    },
    {
      file: `${core}/print/print-words.ts`,
      replaced: [['"url" | "workingHours"', '"url" | "wifi" | "workingHours"']],
    },
    addText("Common", "points.wifi"),
  ],
  asked: [
    addText("Sharing", "publish.fields.wifi"),
    {
      file: `${core}/trips/redact-trip.ts`,
      replaced: [['  "workingHours",', '  "workingHours",\n  "wifi",']],
    },
    {
      file: `${core}/trips/hide-money.ts`,
      replaced: [['  "workingHours",', '  "workingHours",\n  "wifi",']],
    },
    {
      file: `${core}/print/list-details.ts`,
      replaced: [
        [
          "  // In another form.",
          '  wifi: ({ wifi }, { context: { words } }) => [plain("hours", words("points.wifi"), wifi)],',
        ],
      ],
    },
    {
      file: `${core}/exports/geojson/write-geojson.ts`,
      replaced: [["  // In another form.", '  wifi: "wifi",']],
    },
    {
      file: `${core}/exports/calendar/list-stop-events.ts`,
      replaced: [["  // In another form.", "  wifi: ({ wifi }) => wifi,"]],
    },
    {
      file: `${core}/sharing/find-private-texts.ts`,
      replaced: [["  workingHours: true,", "  workingHours: true,\n  wifi: true,"]],
    },
    {
      file: "packages/core/testing/any-trip.ts",
      replaced: [["  address: title,", "  address: title,\n  wifi: title,"]],
    },
    {
      file: "apps/server/src/points/point-store.ts",
      // Ideas take their columns from it.
      complains: ["point-store.ts", "ideas/idea-store.ts"].map(
        (name) => `apps/server/src/points/${name}`,
      ),
      replaced: [
        ['  "places.working_hours",', '  "places.working_hours",\n  "places.wifi",'],
        ["workingHours: row.working_hours,", "workingHours: row.working_hours, wifi: row.wifi,"],
        [
          "workingHours: point.workingHours,",
          "workingHours: point.workingHours, wifi: point.wifi,",
        ],
      ],
    },
    {
      file: "apps/server/src/points/save-point-store.ts",
      replaced: [
        [
          "working_hours: point.workingHours,",
          "working_hours: point.workingHours, wifi: point.wifi,",
        ],
      ],
    },
    {
      file: "apps/server/src/points/trip-text-store.ts",
      replaced: [["  working_hours: true,", "  working_hours: true,\n  wifi: true,"]],
    },
    {
      file: "apps/server/src/history/field-of-column.ts",
      replaced: [['    working_hours: "hours",', '    working_hours: "hours",\n    wifi: null,']],
    },
    {
      file: `${web}/features/points/form/point-values.ts`,
      replaced: [
        [
          "workingHours: point.workingHours,",
          "workingHours: point.workingHours, wifi: point.wifi,",
        ],
      ],
    },
    {
      file: `${web}/features/points/card/use-point-facts.tsx`,
      replaced: [
        ["    // In another form.", '    wifi: ["place", [translate("points.wifi"), point.wifi]],'],
      ],
    },
    {
      file: `${web}/things/field-words/describe-point-field.ts`,
      replaced: [
        [
          '    url: { label: translate("points.url") },',
          '    url: { label: translate("points.url") },\n    wifi: { label: translate("points.wifi") },',
        ],
      ],
    },
  ],
};

/** What each export of a trip says of a point with that field. */
export const exportedField = (value: string) => `
import { makePoint, makeRoute, makeTrip } from "@castor/core/testing/make.ts";
import { createFormats } from "@castor/core/formats/create-formats.ts";
import { restoreStops } from "@castor/core/changes/restore-stops.ts";
import { listStopEvents } from "@castor/core/exports/calendar/list-stop-events.ts";
import { writeGeoJson } from "@castor/core/exports/geojson/write-geojson.ts";
import { writeGpx } from "@castor/core/exports/gpx/write-gpx.ts";
import { readTripFile } from "@castor/core/exports/json/read-trip-file.ts";
import { toTripFile } from "@castor/core/exports/json/trip-file.ts";
import { writeKml } from "@castor/core/exports/kml/write-kml.ts";
import { createMapFile, describeMapDays } from "@castor/core/exports/map-file.ts";
import { createPrintDocument } from "@castor/core/print/print-document.ts";
import { readPrintOptions } from "@castor/core/print/print-options.ts";
import { copyTrip } from "@castor/core/trips/copy-trip.ts";
import { redactTrip } from "@castor/core/trips/redact-trip.ts";

const formats = createFormats("en");
const context = {
  ...{ language: "en", formats, origin: "https://castor.example", fallbackZone: "UTC" },
  words: (key) => key,
  pathOf: () => ({ legs: {}, missing: new Set() }),
  zoneAt: () => "UTC",
};
const point = makePoint({ reservationTime: "10:30", wifi: ${JSON.stringify(value)} });
const trip = makeTrip({ routes: [makeRoute({ points: [point] })] });
const [day] = trip.routes;
const file = createMapFile(trip, [...describeMapDays(trip, context)], context);
const now = new Date("2026-11-28T12:00:00.000Z");
const calendar = { trip, legsOf: () => ({}), zoneAt: () => "UTC", words: { comeBefore: String, arrival: String }, site: "" };
const emptied = { ...trip, routes: [{ ...day, points: [] }] };
console.log(JSON.stringify({
  json: readTripFile(JSON.stringify(toTripFile(trip, now))),
  geojson: writeGeoJson(trip, () => ({})),
  kml: [...writeKml(file)],
  gpx: [...writeGpx(file, now.toISOString())],
  calendar: listStopEvents(day, calendar, { journeys: new Map(), arrives: undefined }),
  print: createPrintDocument(trip, readPrintOptions({}), context),
  visitor: redactTrip(trip),
  copy: copyTrip(trip, { newId: (id) => id + "-copy" }),
  undo: restoreStops(emptied, day.points),
}));
`;
