import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { drawZoneMap } from "./draw/draw-zone-map.ts";
import { listBorders } from "./exact/list-borders.ts";
import { openExactBorders } from "./exact/open-exact-borders.ts";
import { digestOf, fileOf, writeExactZones, writePositions } from "./expected/exact-zones.ts";
import { listPositionsBesideBorders } from "./expected/positions-beside-borders.ts";
import { measureToTowns, readPlaces } from "./places.ts";

/**
 * `npm run data:zones`: draws the map of time zones that the product carries, from the exact borders, and writes down what these
 * say of all places and of positions beside borders, for the tests. It takes some minutes and 4 GB of memory.
 */
const pathTo = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
execFileSync(process.execPath, [pathTo("tools/geodata/src/build.ts")], { stdio: "inherit" });

const exact = openExactBorders();
const places = readPlaces();
const metresToTown = measureToTowns(places);
const borders = listBorders(exact);
const zonesOfPlaces = places.map(({ lat, lng }) => exact.zoneAt(lng * 1e6, lat * 1e6));
const map = drawZoneMap(
  borders,
  places.map((place, at) => ({ ...place, zone: zonesOfPlaces[at] ?? null })),
  metresToTown,
);
writeFileSync(
  pathTo("packages/core/src/geo/zones/zone-borders.ts"),
  `/** Drawn by \`npm run data:zones\` from OpenStreetMap's borders (ODbL, docs/data.md); read by \`readZoneMap\`. */\nexport const zoneBorders =\n  ${JSON.stringify(map)};\n`,
);

writeFileSync(fileOf("places"), `${digestOf(places)}\n${writeExactZones(zonesOfPlaces)}`);
const positions = listPositionsBesideBorders(borders, metresToTown);
writeFileSync(
  fileOf("spots"),
  writePositions(
    positions,
    positions.map(([x, y]) => exact.zoneAt(x, y)),
  ),
);
