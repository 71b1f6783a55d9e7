import * as z from "zod/mini";
import { limits } from "../limits.ts";
import { id } from "../schemas/ids.ts";
import { integer } from "../schemas/texts.ts";
import { instant } from "../time/dates.ts";
import { givenRole } from "./member.ts";

/** What somebody who opens an invitation becomes. */
export const givenRights = { role: givenRole, seesMoney: z.boolean() };

/** An invitation that can still be used (decision 122). Its token is known only to whoever made it. */
export const invitation = z.object({
  id,
  ...givenRights,
  usesLeft: z.int(),
  ends: instant,
  created: instant,
  /** The address that it was mailed to, so that only its owner knows it again. Null for a link. */
  sentTo: z._default(z.nullable(z.string()), null),
});
export type Invitation = z.infer<typeof invitation>;

/** A new invitation: for so many days, and for so many people. */
export const invitationSave = z.object({
  tripId: id,
  ...givenRights,
  days: integer(1, limits.invitationDays),
  uses: integer(1, limits.membersPerTrip),
});
export type InvitationSave = z.output<typeof invitationSave>;
/** A new invitation by mail, for one person. The address is the caller's to add. */
export const invitationMail = z.omit(invitationSave, { uses: true });

/** The secret of an invitation. The server hashes whatever it is. */
export const invitationToken = z.object({ token: z.string().check(z.maxLength(100)) });

/** An address of which its owner is reminded and nobody else learns it: `o***@example.com`. */
export function maskAddress(address: string): string {
  const [letter = ""] = address;
  return `${letter}***${address.slice(address.lastIndexOf("@"))}`;
}
