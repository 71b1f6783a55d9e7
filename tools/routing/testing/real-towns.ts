import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { gunzipSync } from "node:zlib";
import type { Position } from "@castor/core/geo/position.ts";
import type { OsmTags } from "@castor/core/points/type-of-tags.ts";
import { OsmPbfFile } from "../../../apps/server/src/outside/geocoding/poi/extract/osm-pbf.ts";
import { readOsmPlaces } from "../../../apps/server/src/outside/geocoding/poi/extract/read-osm-places.ts";
import { type OsmData, writeOsmPbf } from "../../geodata/testing/write-osm-pbf.ts";

/** Extracts of real towns, if the machine has some: `.osm.pbf`, and `.osm.gz` (XML). */
export function listRealExtracts(folder = process.env.OSM_EXTRACTS): string[] {
  if (!folder) return [];
  const names = readdirSync(folder).filter((name) => /\.osm\.(pbf|gz)$/.test(name));
  return names.map((name) => join(folder, name));
}

/** The extract as `.osm.pbf`, which the builder of routing tiles reads. */
export function asPbf(extract: string, dataDir: string): string {
  if (extract.endsWith(".pbf")) return extract;
  const file = join(dataDir, `${basename(extract, ".osm.gz")}.osm.pbf`);
  writeOsmPbf(file, readOsmXml(gunzipSync(readFileSync(extract)).toString()));
  return file;
}

/** Places that people go to, in the order of the extract. */
export async function readVisitedPlaces(pbf: string): Promise<Position[]> {
  const found: Position[] = [];
  const file = await OsmPbfFile.open(pbf);
  await readOsmPlaces(file, {
    isPlace: ({ amenity, tourism, shop, historic }) =>
      [amenity, tourism, shop, historic].some((value) => value !== undefined),
    take: async (places) => void found.push(...places),
    onProgress: () => undefined,
    maxPlaces: 100_000,
  });
  await file.close();
  return found;
}

const elements = /<(node|way|relation)\b([^>]*?)(?:\/>|>(.*?)<\/\1>)/gs;
const attribute = (of: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(of)?.[1];
const tagsIn = (text: string): OsmTags =>
  Object.fromEntries(
    [...text.matchAll(/<tag k="([^"]*)" v="([^"]*)"/g)].map(([, key = "", value = ""]) => [
      key,
      value,
    ]),
  );

/** Nodes and ways of OpenStreetMap's XML, in the order of ids. Roads need no relations. */
function readOsmXml(xml: string): OsmData {
  const nodes: OsmData["nodes"][number][] = [];
  const ways: OsmData["ways"][number][] = [];
  for (const [, kind, head = "", inner = ""] of xml.matchAll(elements)) {
    const id = Number(attribute(head, "id"));
    const tags = tagsIn(inner);
    if (kind === "node")
      nodes.push({
        id,
        lat: Number(attribute(head, "lat")),
        lng: Number(attribute(head, "lon")),
        tags,
      });
    if (kind === "way")
      ways.push({
        id,
        nodes: [...inner.matchAll(/<nd ref="(\d+)"/g)].map(([, ref]) => Number(ref)),
        tags,
      });
  }
  const byId = (one: { id: number }, other: { id: number }) => one.id - other.id;
  return { nodes: nodes.toSorted(byId), ways: ways.toSorted(byId), relations: [] };
}
