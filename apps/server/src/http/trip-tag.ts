import { createHash } from "node:crypto";
import type { AdmittedTrip } from "../access.ts";

/** Raise it when the shape of answers of versioned rows changes, so that no client keeps an old one. */
const answerForm = 1;

/** The weak ETag of everything that is read of a trip: its version, the view, the answers' form and the owner's name. */
export function tagOf(trip: AdmittedTrip): string {
  const view = trip.canEdit ? "o" : "v";
  return `W/"${trip.version}.${view}.${answerForm}.${digestName(trip.ownerName)}"`;
}

/** True when an `If-None-Match` or `If-Match` header names the tag (weak comparison, RFC 9110) or is `*`. */
export function namesTag(header: string, tag: string): boolean {
  if (header.trim() === "*") return true;
  const opaque = tag.replace(/^W\//, "");
  return header.split(",").some((part) => part.trim().replace(/^W\//, "") === opaque);
}

const digests = new Map<string, string>();
const mostDigests = 1_000;

function digestName(name: string): string {
  const known = digests.get(name);
  if (known !== undefined) return known;
  const digest = createHash("sha256").update(name).digest("base64url").slice(0, 8);
  if (digests.size >= mostDigests) digests.clear();
  digests.set(name, digest);
  return digest;
}
