import * as z from "zod/mini";
import { givenRights } from "../members/invitation.ts";
import { date } from "../time/dates.ts";
import { noCover, tripCover } from "./trip-cover.ts";

/** What an invitation tells before it is accepted (decision 122). */
export const openedInvitation = z.object({
  ...givenRights,
  name: z.string(),
  startDate: z.nullable(date),
  endDate: z.nullable(date),
  /** The public name of the trip's owner. */
  owner: z.string(),
  /** Answers of servers that told none have none. */
  cover: z._default(tripCover, noCover),
});
export type OpenedInvitation = z.infer<typeof openedInvitation>;
