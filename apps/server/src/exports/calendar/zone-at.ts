import type { Position } from "@castor/core/geo/position.ts";
import { isZone } from "@castor/core/time/zone-offset.ts";
import lookUp from "@photostructure/tz-lookup";

/** The time zone of a place, as the browser finds it. UTC for a zone that this machine does not know. */
export function zoneAt({ lat, lng }: Position): string {
  const zone = lookUp(lat, lng);
  return isZone(zone) ? zone : "UTC";
}
