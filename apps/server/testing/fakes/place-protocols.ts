import { distanceBetween, type Position } from "@castor/core/geo/position.ts";

/** A place that the fakes know, with its tags as in OpenStreetMap. */
export interface MappedPlace extends Position {
  /** By language; "" is the local name. */
  names: Readonly<Record<string, string>>;
  /** Its main tag. */
  tag: readonly [key: string, value: string];
  tags: Readonly<Record<string, string>>;
  street?: string;
  house?: string;
  city?: string;
  /** Geoapify's category. */
  category: string;
}

/** A request, the same for every protocol. */
export interface PlaceRequest {
  text: string;
  /** The position to search near, or the position of a reverse search. */
  position: Position | null;
  lang: string;
  limit: number;
  /** Search radius around `at`, in metres. */
  withinM: number;
  id: string;
}

export interface PlaceProtocol {
  /** Reads a request; null when the real server would refuse it. */
  read(query: URLSearchParams): PlaceRequest | null;
  kind: "search" | "spot" | "details";
  write(places: readonly MappedPlace[], asked: PlaceRequest): unknown;
}

const region = "Tbilisi Region";
const codes = { country: "Georgia", code: "ge" };
const nameIn = ({ names }: MappedPlace, lang: string) => names[lang] ?? names[""];

function readNumbers(text: string | null): number[] {
  return (text ?? "").split(",").map((part) => (part === "" ? Number.NaN : Number(part)));
}

function readPosition(lat: string | null, lng: string | null): Position | null {
  return lat === null || lng === null ? null : { lat: Number(lat), lng: Number(lng) };
}

/** The centre of a box (west,south,east,north), and the distance from there to its northern edge in metres. */
function readBox(text: string | null): { position: Position | null; withinM: number } {
  const [west = 0, south = 0, east = 0, north = 0] = readNumbers(text);
  if (text === null) return { position: null, withinM: Number.POSITIVE_INFINITY };
  const position = { lat: (south + north) / 2, lng: (west + east) / 2 };
  return { position, withinM: distanceBetween(position, { lat: north, lng: position.lng }) };
}

const base = {
  text: "",
  position: null,
  lang: "",
  limit: 10,
  withinM: Number.POSITIVE_INFINITY,
  id: "",
};

const needsOfNominatim = {
  format: "jsonv2",
  addressdetails: "1",
  extratags: "1",
  namedetails: "1",
};
const isNominatim = (query: URLSearchParams) =>
  Object.entries(needsOfNominatim).every(([name, value]) => query.get(name) === value);

/** As OpenStreetMap's tags have them. */
const writeNames = ({ names }: MappedPlace) =>
  Object.fromEntries(
    Object.entries(names).map(([key, value]) => [key ? `name:${key}` : "name", value]),
  );

function writeNominatim(place: MappedPlace, { lang }: PlaceRequest) {
  const [first = ""] = lang.split(",");
  const [category, type] = place.tag;
  const name = nameIn(place, first) ?? "";
  const address = {
    ...(place.house !== undefined && { house_number: place.house }),
    ...(place.street !== undefined && { road: place.street }),
    ...(place.city !== undefined && { city: place.city }),
    ...{ state: region, country: codes.country, country_code: codes.code },
  };
  return {
    ...{ place_id: 1, licence: "Data © OpenStreetMap contributors", osm_type: "node", osm_id: 1 },
    ...{ lat: String(place.lat), lon: String(place.lng), category, type, place_rank: 30 },
    ...{ importance: 0.3, addresstype: category, name },
    display_name: [name, ...Object.values(address)].filter((part) => part !== "").join(", "),
    address,
    extratags: Object.keys(place.tags).length === 0 ? null : place.tags,
    namedetails: writeNames(place),
    boundingbox: ["41.6", "41.7", "44.8", "44.9"],
  };
}

/** The languages of the fake Photon, the same as of the public one. */
const knownToPhoton = ["default", "de", "en", "fr"];

function writePhoton(places: readonly MappedPlace[], { lang }: PlaceRequest) {
  const features = places.map((place) => ({
    type: "Feature",
    geometry: { type: "Point", coordinates: [place.lng, place.lat] },
    properties: {
      ...{ osm_type: "N", osm_id: 1, osm_key: place.tag[0], osm_value: place.tag[1] },
      ...{ name: nameIn(place, lang), street: place.street, housenumber: place.house },
      ...{ city: place.city, state: region, country: codes.country, countrycode: "GE" },
    },
  }));
  return { type: "FeatureCollection", features };
}

function writeGeoapify(places: readonly MappedPlace[], { lang }: PlaceRequest) {
  const features = places.map((place) => ({
    type: "Feature",
    geometry: { type: "Point", coordinates: [place.lng, place.lat] },
    properties: {
      ...{ name: nameIn(place, lang), lat: place.lat, lon: place.lng, country_code: codes.code },
      ...{ street: place.street, housenumber: place.house, city: place.city, state: region },
      ...{ country: codes.country, category: place.category, result_type: "amenity" },
      place_id: `id of ${place.names[""]}`,
    },
  }));
  return { type: "FeatureCollection", features, query: {} };
}

/** Finds a protocol by path. Nominatim and Photon share `/reverse`; only Nominatim gets `format`. */
export function findProtocol(path: string, query: URLSearchParams): PlaceProtocol | undefined {
  return protocols[path === "/reverse" && query.has("format") ? "/reverse jsonv2" : path];
}

const protocols: Readonly<Record<string, PlaceProtocol>> = {
  "/search": {
    kind: "search",
    read: (query) => {
      const { position, withinM } = readBox(query.get("viewbox"));
      const text = query.get("q") ?? "";
      const limit = Number(query.get("limit"));
      if (!isNominatim(query) || text === "" || limit > 40) return null;
      const isBounded = query.get("bounded") === "1";
      const lang = query.get("accept-language") ?? "";
      return { ...base, text, position, lang, limit, ...(isBounded && { withinM }) };
    },
    write: (places, asked) => places.map((place) => writeNominatim(place, asked)),
  },
  "/reverse jsonv2": {
    kind: "spot",
    read: (query) =>
      isNominatim(query) && query.get("zoom") === "18"
        ? {
            ...base,
            position: readPosition(query.get("lat"), query.get("lon")),
            lang: query.get("accept-language") ?? "",
          }
        : null,
    write: ([place], asked) =>
      place ? writeNominatim(place, asked) : { error: "Unable to geocode" },
  },
  "/api": {
    kind: "search",
    read: (query) => {
      const lang = query.get("lang") ?? "default";
      if (!knownToPhoton.includes(lang)) return null;
      const { withinM } = readBox(query.get("bbox"));
      const position = readPosition(query.get("lat"), query.get("lon"));
      const text = query.get("q") ?? "";
      return { ...base, text, position, lang, limit: Number(query.get("limit")), withinM };
    },
    write: writePhoton,
  },
  "/reverse": {
    kind: "spot",
    read: (query) => {
      const lang = query.get("lang") ?? "default";
      const position = readPosition(query.get("lat"), query.get("lon"));
      return knownToPhoton.includes(lang) ? { ...base, position, lang } : null;
    },
    write: (places, asked) => writePhoton(places.slice(0, 1), asked),
  },
  "/v1/geocode/search": {
    kind: "search",
    read: (query) => {
      const [lng = 0, lat = 0] = readNumbers((query.get("bias") ?? "").replace("proximity:", ""));
      const [, withinM] = /,([\d.]+)$/.exec(query.get("filter") ?? "") ?? [];
      return {
        ...base,
        text: query.get("text") ?? "",
        position: query.has("bias") ? { lat, lng } : null,
        lang: query.get("lang") ?? "",
        limit: Number(query.get("limit")),
        ...(withinM !== undefined && { withinM: Number(withinM) }),
      };
    },
    write: writeGeoapify,
  },
  "/v1/geocode/reverse": {
    kind: "spot",
    read: (query) => ({
      ...base,
      position: readPosition(query.get("lat"), query.get("lon")),
      lang: query.get("lang") ?? "",
    }),
    write: (places, asked) => writeGeoapify(places.slice(0, 1), asked),
  },
  "/v2/place-details": {
    kind: "details",
    read: (query) => ({ ...base, id: query.get("id") ?? "" }),
    write: ([place]) => ({
      type: "FeatureCollection",
      features: place
        ? [
            {
              type: "Feature",
              properties: {
                feature_type: "details",
                website: place.tags.website,
                datasource: {
                  sourcename: "openstreetmap",
                  raw: { osm_id: 1, ...writeNames(place), ...place.tags },
                },
              },
            },
          ]
        : [],
    }),
  },
};
