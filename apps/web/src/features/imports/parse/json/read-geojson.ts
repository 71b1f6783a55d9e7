import type { Position } from "@castor/core/geo/position.ts";
import type { ImportedTrip } from "@castor/core/imports/imported-trip.ts";
import { columnOf } from "../csv/columns.ts";
import { findRowPosition, type Row } from "../csv/find-row-position.ts";
import { describeRow } from "../csv/table-row.ts";
import type { ImportOptions } from "../import-options.ts";
import { oneLine } from "../trip/clean-texts.ts";
import { guessType } from "../trip/guess-type.ts";
import type { ImportNotes } from "../trip/import-notes.ts";
import { type BuiltDay, TripBuilder } from "../trip/trip-builder.ts";
import { asArray, asObject, asText } from "./json-value.ts";
import { readGeometry } from "./read-geometry.ts";
import { isTakeoutPlace, readTakeoutPlace } from "./takeout-place.ts";

type Properties = Readonly<Record<string, unknown>>;

const geometryTypes = new Set(
  "Point MultiPoint LineString MultiLineString Polygon MultiPolygon GeometryCollection".split(" "),
);

/** True for GeoJSON (RFC 7946), and for a map of uMap, whose layers are GeoJSON. */
export const isGeoJson = (json: unknown): boolean => {
  const { type } = asObject(json);
  return (
    type === "FeatureCollection" ||
    type === "Feature" ||
    type === "umap" ||
    geometryTypes.has(asText(type))
  );
};

/** The day of a feature: of our own files, or by a property that names one. Dates alone tell when something was made. */
function dayOf(properties: Properties, layer: string): { key: string; name: string; date: string } {
  const day = asText(properties.day);
  const name = asText(properties.dayName) || asText(properties.folder) || day || layer;
  const hasDay = day !== "" || "dayName" in properties;
  return { key: `${layer} ${day || name}`, name, date: hasDay ? asText(properties.date) : "" };
}

const toPosition = ([lng, lat]: readonly [number, number]): Position => ({ lat, lng });

class FeatureReader {
  readonly #builder: TripBuilder;

  constructor(builder: TripBuilder) {
    this.#builder = builder;
  }

  readAll(json: unknown, layer: string): void {
    const { type, features, properties, geometry } = asObject(json);
    if (type === "FeatureCollection")
      for (const feature of asArray(features)) this.readAll(feature, layer);
    else if (type === "Feature") this.#readFeature(asObject(properties), geometry, layer);
    else this.#readFeature({}, json, layer);
  }

  #readFeature(properties: Properties, geometry: unknown, layer: string): void {
    const { key, name, date } = dayOf(properties, layer);
    const day = () => this.#builder.day(key, { name, date });
    const { points, lines, areas } = readGeometry(geometry);
    this.#builder.notes.count("skippedShapes", areas);
    for (const line of lines)
      if (line.length > 1) this.#builder.addLine(day(), line, asText(properties.name));
    // A line of one corner is a point, one without any is broken.
    const short = lines.filter(({ length }) => length < 2).map(([corner]) => corner);
    const positions = [...points, ...short.map((corner) => corner && toPosition(corner))];
    if (isTakeoutPlace(properties)) this.#addTakeout(properties, points[0] ?? null, day());
    else if (points.length + lines.length + areas === 0) this.#addBare(properties, day);
    else
      for (const position of positions)
        if (position) this.#addPoint(readRow(properties, this.#builder.notes), position, day());
        else this.#builder.notes.count("badPositions");
  }

  /** A feature without a geometry may tell its place by its properties. */
  #addBare(properties: Properties, day: () => BuiltDay): void {
    const row = readRow(properties, this.#builder.notes);
    const { points, isBad } = findRowPosition(row);
    const isFound = row.has("address");
    for (const position of points) this.#addPoint(row, position, day());
    if (points.length > 0) return;
    if (isBad || !isFound) this.#builder.notes.count(isBad ? "badPositions" : "withoutPlace");
    else this.#addPoint(row, null, day());
  }

  #addTakeout(properties: Properties, position: Position | null, day: BuiltDay): void {
    const place = readTakeoutPlace(properties);
    const isKnown = position !== null && (position.lat !== 0 || position.lng !== 0);
    const best = isKnown ? position : place.position;
    this.#builder.addPoint(day, {
      ...place,
      position: best,
      url: best ? "" : place.url,
      typeId: guessType([], place.name),
    });
  }

  #addPoint(row: Row, position: Position | null, day: BuiltDay): void {
    this.#builder.addPoint(day, { ...describeRow(row, this.#builder.notes), position });
  }
}

/** Properties that say how a feature is drawn or stored, and what our own files say twice. */
const technical =
  /^(?:@?id|fid|osm_id|uuid|number|isOnPath|stroke.*|fill.*|marker-.*|colou?r|created.*|updated.*|timestamp|visibility|style.*)$/i;

/** The properties of a feature as the row of a table; what means nothing here is named. */
function readRow(properties: Properties, notes: ImportNotes): Row {
  const row: Row = new Map();
  for (const [key, value] of Object.entries(properties)) {
    const column = columnOf(key);
    const text = asText(value).trim();
    if (column && text) row.set(column, [...(row.get(column) ?? []), text]);
    else if (text && !technical.test(key)) notes.name("unknownColumns", oneLine(key));
  }
  return row;
}

export function readGeoJson(json: unknown, fileName: string, options: ImportOptions): ImportedTrip {
  const builder = new TripBuilder("geojson", options);
  const reader = new FeatureReader(builder);
  const { type, name, layers, properties } = asObject(json);
  if (type === "umap")
    asArray(layers).forEach((layer, index) => {
      const { name: own } = asObject(asObject(layer)._umap_options);
      reader.readAll(layer, asText(own) || String(index + 1));
    });
  else reader.readAll(json, "");
  return builder.finish(asText(name) || asText(asObject(properties).name), fileName);
}
