import { geoEquirectangular } from "d3-geo";
import { geoProject } from "d3-geo-projection";
import { feature, merge, mesh, type Topology, type TopologyGeometry } from "topojson-client";
import { readPackageJson } from "./read-package-json.ts";

/** A ring of longitudes and latitudes; its last point is its first. */
export type Ring = readonly GeoJSON.Position[];

/** The shapes of Natural Earth that the basemap draws, in degrees. */
export interface World {
  /** Cut at the antimeridian. */
  land: GeoJSON.MultiPolygon;
  borders: GeoJSON.MultiLineString;
  /** Every country with the outlines of its parts, unbroken: longitudes may go beyond 180. */
  countries: { code: string; outlines: Ring[] }[];
}

/** Leased areas that Natural Earth separates; no border is drawn around them. Name to ISO number of the country. */
const leasedFrom: Record<string, string> = { Baikonur: "398", "USNB Guantanamo Bay": "192" };
/** Natural Earth has no number for Kosovo; CLDR and GeoNames call it XK. */
const codeByName: Record<string, string> = { Kosovo: "XK" };

function isCountryCode(code: string | undefined): code is string {
  return code !== undefined && /^[A-Z]{2}$/.test(code);
}

/** The two letters of a country that Natural Earth numbers ("268" is GE), or null for what ISO does not list. */
function readCode({ id, properties }: TopologyGeometry): string | null {
  const code = id ? new Intl.Locale(`und-${id}`).region : codeByName[properties.name];
  return isCountryCode(code) ? code : null;
}

const ownerOf = (area: TopologyGeometry) =>
  area.id ?? leasedFrom[area.properties.name] ?? area.properties.name;

/** The ring as one line on a plane: each step takes the shorter direction, past 180 degrees if necessary. */
function unwrap(ring: Ring): Ring {
  let before = ring[0]?.[0] ?? 0;
  return ring.map(([lng = 0, lat = 0]) => {
    before = lng + 360 * Math.round((before - lng) / 360);
    return [before, lat];
  });
}

/** True for a ring that d3 reads as the land inside it: clockwise on a plane, unless it goes around a pole. */
function isOutline(ring: Ring): boolean {
  const plane = unwrap(ring);
  const [first = [], last = []] = [plane[0], plane.at(-1)];
  if (first[0] !== last[0]) return true;
  let area = 0;
  plane.forEach(([x = 0, y = 0], index) => {
    const [nextX = 0, nextY = 0] = plane[index + 1] ?? first;
    area += (x - (first[0] ?? 0)) * nextY - (nextX - (first[0] ?? 0)) * y;
  });
  return area < 0;
}

/**
 * The package's shapes lie on the sphere, unbroken at 180 degrees. Read as plain degrees, Russia and Fiji would span the
 * world from edge to edge; d3 cuts them at the antimeridian, as RFC 7946 asks. Islets so small that rounding turned them
 * inside out would cover the whole globe except themselves, so they are left out.
 */
function cutAtAntimeridian({ coordinates }: GeoJSON.MultiPolygon): GeoJSON.MultiPolygon {
  const degrees = geoEquirectangular()
    .scale(180 / Math.PI)
    .translate([0, 0])
    .reflectY(true)
    .precision(0);
  // One polygon at a time: d3 searches all given polygons for the outline of each hole.
  const cut = coordinates
    .filter(([outline = []]) => isOutline(outline))
    .map((rings) => geoProject<GeoJSON.Geometry>({ type: "Polygon", coordinates: rings }, degrees));
  return {
    type: "MultiPolygon",
    coordinates: cut.flatMap((part) => {
      if (part?.type === "Polygon") return [part.coordinates];
      return part?.type === "MultiPolygon" ? part.coordinates : [];
    }),
  };
}

function outlinesOf(topology: Topology, area: TopologyGeometry): Ring[] {
  const { geometry } = feature(topology, area);
  const polygons = geometry.type === "Polygon" ? [geometry.coordinates] : geometry.coordinates;
  return polygons.map(([outline = []]) => unwrap(outline));
}

/** Reads land, borders and countries of Natural Earth 1:10m. */
export function readWorld(): World {
  const topology = readPackageJson<Topology>("world-atlas/countries-10m.json");
  const areas = topology.objects.countries?.geometries ?? [];
  const byCode = Map.groupBy(areas, readCode);
  byCode.delete(null);
  return {
    land: cutAtAntimeridian(merge(topology, areas)),
    borders: mesh(topology, topology.objects.countries, (a, b) => ownerOf(a) !== ownerOf(b)),
    countries: [...byCode].map(([code, parts]) => ({
      code: code ?? "",
      outlines: parts.flatMap((part) => outlinesOf(topology, part)),
    })),
  };
}
