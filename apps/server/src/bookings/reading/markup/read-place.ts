import type { ReadPlace } from "@castor/core/bookings/read-booking.ts";
import type { Position } from "@castor/core/geo/position.ts";
import { limits } from "@castor/core/limits.ts";
import { isNode, type MarkupNode, nodeOf, textOf, typesOf } from "./nodes.ts";

/** A place of markup: a thing, or its name alone. Null where it has no name. */
export function readPlace(value: unknown, more: Partial<ReadPlace> = {}): ReadPlace | null {
  const node: MarkupNode = isNode(value) ? value : { name: value };
  const code = textOf(node, "iataCode")?.toUpperCase() ?? null;
  const address = readAddress(node);
  const name = textOf(node, "name") ?? code ?? address;
  if (name === null) return null;
  return {
    ...{ name, address: address === name ? null : address },
    code: code !== null && /^[A-Z]{3}$/.test(code) ? code : null,
    position: readPosition(node),
    ...{ terminal: null, gate: null },
    ...more,
  };
}

/** The parts of an address in one line: "Seestraße 5, 8001 Zürich, CH". */
function readAddress(node: MarkupNode): string | null {
  const plain = textOf(node, "address");
  const parts = nodeOf(node, "address");
  if (Object.keys(parts).length === 0) return plain;
  const town = [textOf(parts, "postalCode"), textOf(parts, "addressLocality")];
  const lines = [
    textOf(parts, "streetAddress"),
    town.filter(Boolean).join(" "),
    textOf(parts, "addressRegion"),
    textOf(parts, "addressCountry"),
  ];
  // A country alone is no address.
  if (!lines[0] && !lines[1]) return null;
  return [...new Set(lines.filter(Boolean))].join(", ");
}

function readPosition(node: MarkupNode): Position | null {
  const geo = nodeOf(node, "geo");
  const [lat, lng] = ["latitude", "longitude"].map((name) =>
    Number(textOf(geo, name) ?? textOf(node, name) ?? Number.NaN),
  );
  if (lat === undefined || lng === undefined || !Number.isFinite(lat) || !Number.isFinite(lng))
    return null;
  // Senders without a position write zeros.
  if (lat === 0 && lng === 0) return null;
  const isOnEarth = Math.abs(lat) <= limits.latitude && Math.abs(lng) <= limits.longitude;
  return isOnEarth ? { lat, lng } : null;
}

/** The names of people: of things, and of words. Several in one word stay one. */
export const readPeople = (values: readonly unknown[]): string[] => [
  ...new Set(values.map(readPerson).filter((name) => name !== null)),
];

function readPerson(value: unknown): string | null {
  if (typeof value === "string") return value.trim() || null;
  if (!isNode(value) || typesOf(value).includes("Organization")) return null;
  const given = [textOf(value, "givenName"), textOf(value, "familyName")].filter(Boolean).join(" ");
  return textOf(value, "name") ?? (given || null);
}
