import type { VariableMeaning } from "./variable-meanings.ts";

/** What the npm scripts read beside the server's own variables. */
export const toolVariables: Record<string, VariableMeaning> = {
  ROUTING_PORT: {
    meaning: "Port on which `npm run routing` finds paths, on this machine only.",
    otherwise: "`8002`",
  },
  CHROMIUM_PATH: { meaning: "Browser of `npm test`.", otherwise: "found" },
  TEST_DATABASE_URL: { meaning: "PostgreSQL of `npm test`.", otherwise: "found" },
  REQUIRE_ROUTING: {
    meaning: "`1`: `npm test` fails where the tests of the routing sidecar cannot run.",
    otherwise: "they are left out",
  },
  OSM_EXTRACTS: {
    meaning:
      "Folder of real extracts (`.osm.pbf`) on which `npm test` tries the search for places too.",
  },
  E2E_EVERY_PAIR: {
    meaning: "`1`: `npm run e2e` runs each journey in all four pairs of size and language.",
    otherwise: "two pairs",
  },
};
