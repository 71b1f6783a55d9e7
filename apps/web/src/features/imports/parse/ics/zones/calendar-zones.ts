import type { DateTimeText } from "@castor/core/time/dates.ts";
import { isZone } from "@castor/core/time/zone-offset.ts";
import { instantOf } from "@castor/core/time/zoned-time.ts";
import { type Component, textOf } from "../jcal.ts";
import { type FileZone, readFileZone } from "./file-zone.ts";
import { findZoneName } from "./zone-names.ts";

/** Zones whose rules are expanded. No calendar has so many. */
const ownZonesMax = 200;

const ofName =
  (zone: string): FileZone =>
  (wall) =>
    instantOf(wall, zone);

/** The time zones of a calendar: those that it describes, and those that its names mean. */
export class CalendarZones {
  readonly #described = new Map<string, Component>();
  readonly #known = new Map<string, FileZone | null>();

  add(zone: Component): void {
    this.#described.set(textOf(zone, "tzid"), zone);
  }

  /**
   * The instant of a local time in the zone of a TZID, null when nothing tells what zone that is. An IANA name of a place
   * is believed before the file, whose rules may be those of one year; the file is believed before all other names.
   */
  instantOf(wall: DateTimeText, tzid: string): number | null {
    let zone = this.#known.get(tzid);
    if (zone === undefined) {
      zone = this.#find(tzid);
      this.#known.set(tzid, zone);
    }
    return zone?.(wall) ?? null;
  }

  #find(tzid: string): FileZone | null {
    // EST and the like mean what the file says.
    if (tzid.includes("/") && isZone(tzid)) return ofName(tzid);
    const described = this.#described.get(tzid);
    const place = described ? textOf(described, "x-lic-location") : "";
    if (place !== "" && isZone(place)) return ofName(place);
    const isFew = this.#known.size < ownZonesMax;
    const own = described && isFew ? readFileZone(described) : null;
    if (own) return own;
    const name = findZoneName(tzid);
    return name === null ? null : ofName(name);
  }
}
