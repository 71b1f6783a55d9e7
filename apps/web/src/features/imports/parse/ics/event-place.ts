import type { Position } from "@castor/core/geo/position.ts";
import { findPlaces } from "../places/find-places.ts";
import { positionOf } from "../places/read-coordinates.ts";
import { oneLine } from "../trip/clean-texts.ts";
import type { IcsProperties } from "./split-events.ts";

/** Where an event is: a position, or words to look it up by. */
export interface EventPlace {
  position: Position | null;
  address: string;
}

/** Meetings on the network have a location that is no place. */
const isOnline =
  /^(?:https?:\/\/\S+|(?:microsoft )?teams\b.*|zoom\b.*|google meet\b.*|skype\b.*|online|phone|tbd|онлайн|по телефону)$/i;

function readGeo(value: unknown): Position | null {
  const [lat, lng] = Array.isArray(value) ? value : [];
  return typeof lat === "number" && typeof lng === "number" ? positionOf(lat, lng) : null;
}

/** Reads the place of an event; null when it has none. */
export function readEventPlace(event: IcsProperties): EventPlace | null {
  const location = event.get("location")?.text ?? "";
  // Apple: geo:41.69,44.80 with the address and the name as parameters.
  const apple = event.get("x-apple-structured-location");
  const address = apple?.parameters["x-address"];
  const found = findPlaces(location);
  const linked = found.places.find(({ position }) => position);
  const written = findPlaces(apple?.text ?? "").places[0]?.position;
  const geo = readGeo(event.get("geo")?.value);
  // 0, 0 stands for "unknown" in some programs.
  const known = geo && (geo.lat !== 0 || geo.lng !== 0) ? geo : null;
  const position = known ?? written ?? linked?.position ?? null;
  const words = oneLine(linked ? `${found.before} ${found.after}` : location);
  const place = words || (typeof address === "string" ? oneLine(address) : "");
  if (!position && (place === "" || isOnline.test(place))) return null;
  return { position, address: place };
}
