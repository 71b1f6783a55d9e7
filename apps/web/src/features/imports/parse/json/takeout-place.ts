import { readMapLink } from "@castor/core/geo/pasted/links/read-map-link.ts";
import { positionOf } from "@castor/core/geo/pasted/position-of.ts";
import type { PointDraft } from "../trip/trip-builder.ts";
import { asObject, asText } from "./json-value.ts";

type Properties = Readonly<Record<string, unknown>>;

/** True for a feature of Google Takeout's "Saved Places.json", in its forms before and after 2023. */
export const isTakeoutPlace = (properties: Properties): boolean =>
  "google_maps_url" in properties || "Google Maps URL" in properties;

/**
 * The place of such a feature. A place that was saved without its position stands at 0, 0; its address may tell it. Its date is
 * the day when it was saved.
 */
export function readTakeoutPlace(properties: Properties): PointDraft {
  const place = asObject(properties.location ?? properties.Location);
  const position = asObject(place["Geo Coordinates"]);
  const url = asText(properties.google_maps_url ?? properties["Google Maps URL"]);
  const link = readMapLink(url);
  const linked = link?.kind === "places" ? link.places[0] : undefined;
  const written =
    position.Latitude === undefined
      ? null
      : positionOf(Number(position.Latitude), Number(position.Longitude));
  const name = asText(place.name ?? place["Business Name"] ?? properties.Title) || linked?.name;
  const address = asText(place.address ?? place.Address);
  return {
    name: name || address,
    position: written ?? linked?.position ?? null,
    lookup: [name, address].filter(Boolean).join(", "),
    shortLink: link?.kind === "short" ? url : "",
    address,
    description: asText(properties.Comment ?? properties.comment),
    url,
  };
}
