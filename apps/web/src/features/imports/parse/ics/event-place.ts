import { findPlaces } from "@castor/core/geo/pasted/find-places.ts";
import { positionOf } from "@castor/core/geo/pasted/position-of.ts";
import type { Position } from "@castor/core/geo/position.ts";
import { oneLine } from "../trip/clean-texts.ts";
import { type Component, parameterOf, propertyOf, textOf } from "./jcal.ts";
import { findJourneyStart } from "./journey.ts";

/** Where an event is: a position, or words to look it up by. */
export interface EventPlace {
  position: Position | null;
  address: string;
  lookup: string;
  /** The type that the words of a journey tell; empty for other events. */
  kind: "airport" | "transport" | "";
}

/** Meetings on the network have a location that is no place. */
const isOnline =
  /^(?:https?:\/\/\S+|(?:microsoft )?teams\b.*|zoom\b.*|google meet\b.*|skype\b.*|online|phone|tbd|онлайн|по телефону)$/i;

function readGeo(value: unknown): Position | null {
  const [lat, lng] = Array.isArray(value) ? value : [];
  return typeof lat === "number" && typeof lng === "number" ? positionOf(lat, lng) : null;
}

/** Reads the place of an event; null when it has none. A journey without one begins where its words say. */
export function readEventPlace(event: Component): EventPlace | null {
  const location = textOf(event, "location");
  // Apple: geo:41.69,44.80 with the address and the name as parameters.
  const apple = propertyOf(event, "x-apple-structured-location");
  const found = findPlaces(location);
  const linked = found.places.find(({ position }) => position);
  const written = findPlaces(String(apple?.[3] ?? "")).places[0]?.position;
  const geo = readGeo(propertyOf(event, "geo")?.[3]);
  // 0, 0 stands for "unknown" in some programs.
  const known = geo && (geo.lat !== 0 || geo.lng !== 0) ? geo : null;
  const position = known ?? written ?? linked?.position ?? null;
  const words = oneLine(linked ? `${found.before} ${found.after}` : location);
  const address = words || oneLine(parameterOf(apple, "x-address"));
  if (position || (address !== "" && !isOnline.test(address)))
    return { position, address, lookup: address, kind: "" };
  const journey = address === "" ? findJourneyStart(textOf(event, "summary")) : null;
  if (!journey) return null;
  const { from, isAirport } = journey;
  return { position, address: "", lookup: from, kind: isAirport ? "airport" : "transport" };
}
