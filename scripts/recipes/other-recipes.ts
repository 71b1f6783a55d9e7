import { addText, type Recipe } from "./recipe.ts";

const core = "packages/core/src";

/** The other recipes in which the compiler asks for something, or for nothing. */
export const otherRecipes: readonly Recipe[] = [
  {
    name: "A call",
    begins: [
      {
        file: `${core}/endpoints/tours.ts`,
        replaced: [
          [
            "export const toursEndpoints = {",
            'export const toursEndpoints = {\n  count: defineEndpoint("GET", "tours/count", { answer: z.int(), access: signedIn, reads: ["tours"] }),',
          ],
        ],
      },
    ],
    asked: [
      {
        file: "apps/server/src/tours/tour-handlers.ts",
        replaced: [["  return {\n    list:", "  return {\n    count: async () => 0,\n    list:"]],
      },
      {
        file: "apps/server/src/http/openapi/endpoint-summaries.ts",
        replaced: [["  tours: {", '  tours: {\n    count: "Count the guided tours",']],
      },
    ],
  },
  {
    name: "A change of a trip",
    begins: [
      {
        file: `${core}/changes/change-args.ts`,
        replaced: [
          [
            '  "points.removePlace":',
            '  "points.empty": z.object({ id }),\n  "points.removePlace":',
          ],
        ],
      },
    ],
    asked: [
      addText("Common", "history.what.points.empty"),
      {
        file: `${core}/changes/point-changes.ts`,
        complains: `${core}/changes/change-rows.ts`,
        replaced: [
          [
            "export const pointChanges = {",
            `export const pointChanges = {
  "points.empty": changeRow("points.empty", {
    endpoint: pointsEndpoints.save,
    input: ({ id }) => ({ body: { id, description: "" } }),
    apply: (trip, { id }) => savePoint(trip, id, { description: "" }),
    inverse: () => [],
    takeAnswer: putPoint,
    nameOf,
  }),`,
          ],
        ],
      },
    ],
  },
  {
    name: "A step of a guided tour",
    begins: [
      {
        file: "apps/web/src/features/tours/tour-steps.ts",
        replaced: [["  mapTour: {", '  mapTour: {\n    notes: { target: null, pose: "naps" },']],
      },
    ],
    asked: [
      {
        ...addText("Tours", "tours.mapTour.notes.title"),
        complains: "apps/web/src/features/tours/tour-steps.ts",
      },
    ],
  },
  {
    name: "A currency",
    begins: [
      {
        file: `${core}/basics/currencies.ts`,
        replaced: [
          [
            '  { id: "USD", digits: 2 },',
            '  { id: "USD", digits: 2 },\n  { id: "XPF", digits: 0 },',
          ],
        ],
      },
    ],
    asked: [],
  },
  {
    name: "A point type",
    begins: [
      {
        file: `${core}/points/point-types.ts`,
        replaced: [
          [
            "export const pointTypes = [",
            'export const pointTypes = [\n  { id: "Lighthouse", icon: "building-lighthouse", color: "#1E5FA8" },',
          ],
        ],
      },
    ],
    asked: [
      addText("Common", "points.types.Lighthouse"),
      {
        file: `${core}/exports/kml/organic-icons.ts`,
        replaced: [['  Hotel: "Hotel",', '  Hotel: "Hotel",\n  Lighthouse: "Viewpoint",']],
      },
      {
        file: "apps/web/src/ui/icons/thing-icon.tsx",
        word: "building-lighthouse",
        replaced: [
          ["  IconBus,\n  IconCamera,", "  IconBuildingLighthouse,\n  IconBus,\n  IconCamera,"],
          ["  bus: IconBus,", '  "building-lighthouse": IconBuildingLighthouse,\n  bus: IconBus,'],
        ],
      },
      {
        file: "apps/web/src/map/images/type-drawings.ts",
        replaced: [["  bed,", '  bed,\n  "building-lighthouse": bed,']],
      },
    ],
  },
  {
    name: "An environment variable",
    begins: [
      {
        file: "apps/server/src/config/config-variables.ts",
        replaced: [
          [
            "  METRICS_PORT: z.optional(port),",
            "  METRICS_PORT: z.optional(port),\n  BEAVER_PORT: z.optional(port),",
          ],
        ],
      },
    ],
    asked: [
      {
        file: "apps/server/src/config/variable-meanings.ts",
        replaced: [
          ["const server = {", 'const server = {\n  BEAVER_PORT: { meaning: "Port of beavers." },'],
        ],
      },
    ],
  },
];
