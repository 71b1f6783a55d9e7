import type { OsmTags } from "@castor/core/points/type-of-tags.ts";
import { osmTownPlaces } from "./osm-town-places.ts";
import type { OsmData, OsmNode, OsmRelation, OsmWay } from "./write-osm-pbf.ts";

/**
 * An invented town with the tags of OpenStreetMap: eight avenues (from west to east) and eight streets (from south
 * to north), a park in the north-east that only walkers cross, a one-way street, and over the river, which no bridge
 * crosses, an island with streets of its own.
 */
const origin = { lat: 41.7, lng: 44.8 };
const cell = { lat: 0.002, lng: 0.002_5 };
const steps = [0, 1, 2, 3, 4, 5, 6, 7];

/** A position by avenue and street; fractions lie between them. The avenues of the island are 12 to 19. */
export function townPosition(avenue: number, street: number): { lat: number; lng: number } {
  const round = (degrees: number) => Number(degrees.toFixed(7));
  return {
    lat: round(origin.lat + street * cell.lat),
    lng: round(origin.lng + avenue * cell.lng),
  };
}

const nodes: OsmNode[] = [];
const ways: OsmWay[] = [];
const relations: OsmRelation[] = [];
const crossings = new Map<string, number>();

function addNode(avenue: number, street: number, tags: OsmTags = {}): number {
  const id = nodes.length + 1;
  nodes.push({ id, ...townPosition(avenue, street), tags });
  return id;
}

function addWay(ids: readonly number[], tags: OsmTags): number {
  const id = ways.length + 1;
  ways.push({ id, nodes: ids, tags });
  return id;
}

/** The node of a crossing, shared by its roads. */
function crossing(avenue: number, street: number): number {
  const key = `${avenue} ${street}`;
  const id = crossings.get(key) ?? addNode(avenue, street);
  crossings.set(key, id);
  return id;
}

type Crossing = readonly [avenue: number, street: number];

const addRoad = (positions: readonly Crossing[], tags: OsmTags) =>
  addWay(
    positions.map(([avenue, street]) => crossing(avenue, street)),
    tags,
  );

/** A closed rectangle, from the south-west corner to the north-east one. */
function addBox([west, south]: Crossing, [east, north]: Crossing, tags: OsmTags): number {
  const corners = [
    addNode(west, south),
    addNode(east, south),
    addNode(east, north),
    addNode(west, north),
  ];
  return addWay([...corners, ...corners.slice(0, 1)], tags);
}

const isInPark = ([avenue, street]: Crossing) =>
  avenue > 4 && avenue < 7 && street > 4 && street < 7;
const road = (highway: string, name: string, ru: string) => ({
  highway,
  name: ru,
  "name:ru": ru,
  "name:en": name,
});
/** Roads in the middle are of the highest class. The fifth of each direction ends at the park. */
const highwayOf = (step: number) => (step === 3 ? "secondary" : "residential");

for (const step of steps) {
  const avenue = road(highwayOf(step), `Avenue ${step + 1}`, `${step + 1}-й проспект`);
  const street = road(highwayOf(step), `Street ${step + 1}`, `${step + 1}-я улица`);
  const oneWay: OsmTags = step === 1 ? { oneway: "yes" } : {};
  const south = steps
    .map((along): Crossing => [step, along])
    .filter((position) => !isInPark(position));
  const east = steps
    .map((along): Crossing => [along, step])
    .filter((position) => !isInPark(position));
  for (const positions of splitAtGap(south)) addRoad(positions, avenue);
  for (const positions of splitAtGap(east)) addRoad(positions, { ...street, ...oneWay });
  addRoad(
    steps.map((along): Crossing => [12 + step, along]),
    road("residential", `Island Avenue ${step + 1}`, `${step + 1}-й Островной проспект`),
  );
  addRoad(
    steps.map((along): Crossing => [12 + along, step]),
    road("residential", `Island Street ${step + 1}`, `${step + 1}-я Островная улица`),
  );
}

/** Splits a road, which ends before the park and continues behind it. */
function splitAtGap(positions: readonly Crossing[]): Crossing[][] {
  const pieces: Crossing[][] = [];
  let before: Crossing | undefined;
  for (const position of positions) {
    const isNext =
      before && Math.abs(position[0] - before[0]) + Math.abs(position[1] - before[1]) === 1;
    if (isNext) pieces.at(-1)?.push(position);
    else pieces.push([position]);
    before = position;
  }
  return pieces.filter((piece) => piece.length > 1);
}

addRoad(
  [
    [4, 4],
    [5, 5.2],
    [5.8, 6],
    [7, 7],
  ],
  { highway: "footway", name: "Аллея влюблённых", "name:en": "Lovers' Lane" },
);

addBox([-0.5, -0.5], [7.5, 7.5], { landuse: "residential" });
addBox([8.5, -3], [11, 10], {
  natural: "water",
  water: "river",
  name: "Тихая",
  "name:en": "Still River",
});
addBox([4.1, 4.1], [6.9, 6.9], {
  leisure: "park",
  name: "Зелёный парк",
  "name:en": "Green Park",
  opening_hours: "06:00-23:00",
});
for (const avenue of steps.slice(0, 4))
  for (const street of steps.slice(0, 4))
    addBox([avenue + 0.55, street + 0.55], [avenue + 0.8, street + 0.75], {
      building: "apartments",
      "addr:street": `${street + 1}-я улица`,
      "addr:housenumber": String(avenue * 2 + 1),
    });

addNode(3, 3, {
  place: "town",
  name: "Клетчатый",
  "name:en": "Grid Town",
  "name:ru": "Клетчатый",
  population: "12000",
});

for (const [avenue, street, tags] of osmTownPlaces) addNode(avenue, street, tags);

addBox([1.2, 3.3], [1.5, 3.6], {
  building: "yes",
  tourism: "museum",
  name: "Музей воды",
  "name:en": "Museum of Water",
  opening_hours: "Tu-Su 10:00-18:00",
  website: "https://water.example.org/museum",
  "addr:street": "4-я улица",
  "addr:housenumber": "3",
});
addBox([4.2, 2.3], [4.5, 2.6], {
  building: "hotel",
  tourism: "hotel",
  name: "Hotel Meridian",
  "name:ru": "Гостиница «Меридиан»",
  website: "https://meridian.example.org",
  stars: "4",
});
addBox([2.2, 5.3], [2.4, 5.5], {
  building: "church",
  amenity: "place_of_worship",
  religion: "christian",
  name: "Церковь на Горке",
  "name:en": "Church on the Hill",
});
addBox([6.2, 3.2], [6.5, 3.5], {
  building: "yes",
  amenity: "theatre",
  name: "Театр теней",
  "name:en": "Shadow Theatre",
});
addBox([12.2, -0.6], [14.8, -0.3], {
  natural: "beach",
  name: "Островной пляж",
  "name:en": "Island Beach",
});

const wall = addBox([0.2, 1.2], [0.8, 1.8], {});
const court = addBox([0.4, 1.4], [0.6, 1.6], {});
relations.push({
  id: 1,
  members: [
    { type: "way", id: wall, role: "outer" },
    { type: "way", id: court, role: "inner" },
  ],
  tags: {
    type: "multipolygon",
    building: "yes",
    historic: "castle",
    name: "Старый замок",
    "name:en": "Old Castle",
    alt_name: "Красная крепость;Red Fort",
    opening_hours: "Mo-Su 10:00-19:00; Mo off",
    wikidata: "Q0",
  },
});

export const osmTown: OsmData = { nodes, ways, relations };
