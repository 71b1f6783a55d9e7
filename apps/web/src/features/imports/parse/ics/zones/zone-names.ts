import { isZone, zoneOffset } from "@castor/core/time/zone-offset.ts";
import windowsZones from "./windows-zones.json" with { type: "json" };

const byWindowsName: ReadonlyMap<string, string> = new Map(
  Object.entries(windowsZones).map(([name, zone]) => [name.toLowerCase(), zone]),
);
const areas = [
  ..."Europe Asia America Africa Australia Pacific Atlantic Indian Antarctica".split(" "),
];

/** Zone data of some engines have no offsets as zones. */
const known = (name: string): string | null => (name !== "" && isZone(name) ? name : null);

/** +03:00 of GMT+3, UTC+0300; UTC of GMT alone. */
function readOffset(text: string): string | null {
  const [, sign, hours = "", minutes = "00"] =
    /^(?:UTC|GMT)?\s*(?:([+−-])\s*(\d{1,2})(?::?(\d{2}))?)?$/i.exec(text) ?? [];
  if (sign === undefined) return /^(?:UTC|GMT)$/i.test(text) ? "UTC" : null;
  const offset = `${sign === "+" ? "+" : "-"}${hours.padStart(2, "0")}:${minutes}`;
  return /[1-9]/.test(offset) ? known(offset) : "UTC";
}

/** `/citadel.org/20210210_1/Europe/Berlin`, `tzone://Microsoft/Utc`: the last parts that are a name. */
function findAtEnd(name: string): string | null {
  const parts = name.split("/");
  for (const count of [3, 2, 1]) {
    const found = parts.length > count ? known(parts.slice(-count).join("/")) : null;
    if (found) return found;
  }
  return null;
}

const ofWindows = (name: string): string | null => byWindowsName.get(name.toLowerCase()) ?? null;

/** The lower of the offsets of January and July, as `+01:00`. */
function standardOffset(zone: string): number {
  return Math.min(...[0, 6].map((month) => zoneOffset(Date.UTC(2026, month, 15), zone)));
}

/** "(UTC+01:00) Amsterdam, Berlin, Bern": Outlook's names for people. A city of the list that has the offset is the zone. */
function findByLabel(name: string): string | null {
  const [, label = "", places = ""] = /^\((?:UTC|GMT)([^)]*)\)\s*(.*)$/i.exec(name) ?? [];
  if (places === "" && label === "") return /^\((?:UTC|GMT)\)/i.test(name) ? "UTC" : null;
  const offset = readOffset(`UTC${label.trim()}`);
  if (offset === null) return null;
  const isSame = (zone: string) => standardOffset(zone) === standardOffset(offset);
  const [region = ""] = places.split(/ Time\b/);
  const cities = places.split(",").map((city) => city.trim().replace(/[\s.]+/g, "_"));
  const found = [
    ofWindows(`${region} Standard Time`),
    ...cities.flatMap((city) => areas.map((area) => known(`${area}/${city}`))),
  ].find((zone) => zone !== null && isSame(zone));
  return found ?? offset;
}

const found = new Map<string, string | null>();

/**
 * The zone (IANA name) of a TZID, whatever program named it: IANA's own names, also behind prefixes, those of Windows, offsets,
 * and Outlook's "(UTC+01:00) Amsterdam". Null for a name that means nothing here.
 */
export function findZoneName(tzid: string): string | null {
  const name = tzid.trim().replace(/^["']+|["']+$/g, "");
  const before = found.get(name);
  if (before !== undefined) return before;
  const zone =
    known(name) ??
    findAtEnd(name) ??
    ofWindows(name) ??
    known(name.replaceAll(" ", "_")) ??
    readOffset(name) ??
    findByLabel(name);
  found.set(name, zone);
  return zone;
}
