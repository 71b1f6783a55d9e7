import { createHash } from "node:crypto";
import type { Standing, TripRole } from "@castor/core/members/member.ts";
import type { TripAccess } from "../calls/context.ts";

/** Raise it when the form of versioned answers changes, so that clients drop their cached ones. */
const answerForm = 5;

const letterOf = { owner: "o", editor: "e", viewer: "r" } as const satisfies Record<
  TripRole,
  string
>;

/** Whoever stands so with a trip gets the same answers. */
export const nameStanding = ({ role, seesMoney }: Standing): string =>
  role === null ? "v" : `${letterOf[role]}${seesMoney ? "" : "-"}`;

/** The weak ETag of all reads of a trip: its version, the reader's standing, the answers' form and the owner's name. */
export function etagOf(trip: TripAccess): string {
  const view = nameStanding(trip.standing);
  return `W/"${trip.version}.${view}.${answerForm}.${digestName(trip.ownerName)}"`;
}

/** True when an `If-None-Match` or `If-Match` header names the tag (weak comparison, RFC 9110) or is `*`. */
export function matchesEtag(header: string, tag: string): boolean {
  if (header.trim() === "*") return true;
  const opaque = tag.replace(/^W\//, "");
  return header.split(",").some((part) => part.trim().replace(/^W\//, "") === opaque);
}

const digests = new Map<string, string>();
const maxDigests = 1_000;

function digestName(name: string): string {
  const known = digests.get(name);
  if (known !== undefined) return known;
  const digest = createHash("sha256").update(name).digest("base64url").slice(0, 8);
  if (digests.size >= maxDigests) digests.clear();
  digests.set(name, digest);
  return digest;
}
