type Feature = GeoJSON.Feature<GeoJSON.Geometry, Record<string, string | number>>;

/** The centre of an invented town: a grid of streets by a river, with the fields of OpenMapTiles. */
const townCentre = { lat: 41.7, lng: 44.8 };

const { lat, lng } = townCentre;
const reach = 0.05;
const along = (step: number) => -reach + step * 0.005;
const streets = Array.from({ length: 21 }, (_, step) => along(step));

const line = (coordinates: number[][], properties: Feature["properties"]): Feature => ({
  type: "Feature",
  geometry: { type: "LineString", coordinates },
  properties,
});
const box = (
  west: number,
  south: number,
  east: number,
  north: number,
  properties: Feature["properties"],
): Feature => ({
  type: "Feature",
  geometry: {
    type: "Polygon",
    coordinates: [
      [
        [lng + west, lat + south],
        [lng + east, lat + south],
        [lng + east, lat + north],
        [lng + west, lat + north],
        [lng + west, lat + south],
      ],
    ],
  },
  properties,
});

const classOf = (step: number) =>
  step % 10 === 0 ? "primary" : step % 5 === 0 ? "tertiary" : "minor";
const roads = streets.flatMap((offset, step) => [
  line(
    [
      [lng + offset, lat - reach],
      [lng + offset, lat + reach],
    ],
    { class: classOf(step), name: `${step} Avenue`, "name:ru": `${step}-й проспект` },
  ),
  line(
    [
      [lng - reach, lat + offset],
      [lng + reach, lat + offset],
    ],
    { class: classOf(step), name: `${step} Street`, "name:ru": `${step}-я улица` },
  ),
]);

/** Features by layer. */
export const authoredTown: Record<string, Feature[]> = {
  landcover: [box(-0.03, -0.03, -0.01, -0.015, { class: "grass", subclass: "park" })],
  water: [box(0.021, -reach, 0.024, reach, { class: "river" })],
  building: streets.map((offset) =>
    box(offset + 0.001, 0.001, offset + 0.003, 0.003, { render_height: 5 }),
  ),
  transportation: roads,
  transportation_name: roads,
  place: [
    {
      type: "Feature",
      geometry: { type: "Point", coordinates: [lng, lat] },
      properties: { class: "city", name: "Grid Town", "name:ru": "Клетчатый", rank: 1 },
    },
  ],
};
