import type { Standing, TripRole } from "./member.ts";

/**
 * The right that a caller needs on a trip (decision 122). `trip-reader`: members, and anyone while the trip is public.
 * `trip-member`, `trip-editor`, `trip-owner`: members of that role or a higher one.
 */
export type TripRight = "trip-reader" | "trip-member" | "trip-editor" | "trip-owner";

/** What an endpoint row says of who may call it. */
export interface TripRule {
  who: TripRight;
  /** What a visitor never sees: it is not found (404) even while the trip is public (specification#trip-access). */
  isPrivate?: boolean;
  /** Money: it is not found for members who see none. */
  isMoney?: boolean;
}

/** How a call is refused: 404 as if there was nothing, or 403. */
export type Refusal = "NOT_FOUND" | "FORBIDDEN";

const rankOf = {
  "trip-reader": 0,
  "trip-member": 1,
  "trip-editor": 2,
  "trip-owner": 3,
} as const satisfies Record<TripRight, number>;
const roleRank = { viewer: 1, editor: 2, owner: 3 } as const satisfies Record<TripRole, number>;

/** How a rule refuses a caller; null for one who is admitted. Server and screens ask it alike. */
export function refusalOf(
  { who, isPrivate = false, isMoney = false }: TripRule,
  { role, seesMoney }: Standing,
  isPublic: boolean,
): Refusal | null {
  if (role === null) {
    if (!isPublic || isPrivate || isMoney) return "NOT_FOUND";
    return who === "trip-reader" ? null : "FORBIDDEN";
  }
  if (isMoney && !seesMoney) return "NOT_FOUND";
  return roleRank[role] >= rankOf[who] ? null : "FORBIDDEN";
}
