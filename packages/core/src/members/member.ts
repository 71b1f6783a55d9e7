import * as z from "zod/mini";
import { id } from "../schemas/ids.ts";
import { instant } from "../time/dates.ts";

/** What a person may do in a trip, the least first (decision 122). A trip has one owner. */
export const tripRole = z.enum(["viewer", "editor", "owner"]);
export type TripRole = z.infer<typeof tripRole>;

/** The roles that an owner gives. */
export const givenRole = z.enum(["viewer", "editor"]);
export type GivenRole = z.infer<typeof givenRole>;

/** Where a viewer stands with a trip. Visitors of a public trip have no role; they see no money, and the owner always does. */
export interface Standing {
  role: TripRole | null;
  seesMoney: boolean;
}

export const asOwner: Standing = { role: "owner", seesMoney: true };
export const asVisitor: Standing = { role: null, seesMoney: false };

/** True for standings that change what is in a trip. */
export const canEditAs = ({ role }: Standing): boolean => role === "owner" || role === "editor";

/** Somebody who plans a trip, as the trip itself names them. */
export const tripPerson = z.object({ userId: id, name: z.string(), role: tripRole });
export type TripPerson = z.infer<typeof tripPerson>;

/** A member as the others see it: the public name, never the address. */
export const member = z.object({
  userId: id,
  name: z.string(),
  role: tripRole,
  seesMoney: z.boolean(),
  /** When the person became a member; for the owner, when the trip was made. */
  since: instant,
  /** True where the owner offers the trip to them. Told to these two alone. */
  isOffered: z._default(z.boolean(), false),
});
export type Member = z.infer<typeof member>;
