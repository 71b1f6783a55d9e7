import type { Handlers } from "@castor/core/endpoint.ts";
import type { endpoints } from "@castor/core/endpoints.ts";
import { AppError } from "@castor/core/errors.ts";
import { canEditAs, type Standing } from "@castor/core/members/member.ts";
import { message } from "@castor/core/schemas/validation.ts";
import { requireTrip, requireViewer } from "../http/access/require-context.ts";
import type { TripContext } from "../http/calls/context.ts";
import { endInvitations } from "./invitation-store.ts";
import { listMembers, removeMember, saveMember } from "./member-store.ts";

/** The people who plan a trip (decision 122). Each change raises the trip's version, with which all kept answers end. */
export const memberHandlers: Handlers<typeof endpoints.members, TripContext> = {
  list: ({ tripId }, { queries }) => listMembers(queries, tripId),

  save: async ({ body }, context) => {
    refuseOwner(context, body.userId);
    const { queries } = context;
    const before = await listMembers(queries, body.tripId);
    const member = before.find(({ userId }) => userId === body.userId);
    if (member === undefined) throw new AppError("NOT_FOUND");
    await saveMember(queries, body);
    if (isLess(body, member)) await endInvitations(queries, body.tripId);
    return listMembers(context.queries, body.tripId);
  },

  remove: async ({ tripId, userId }, context) => {
    const isOwner = requireTrip(context).standing.role === "owner";
    if (!isOwner && requireViewer(context).userId !== userId) throw new AppError("FORBIDDEN");
    refuseOwner(context, userId);
    if (!(await removeMember(context.queries, { tripId, userId }))) throw new AppError("NOT_FOUND");
    if (isOwner) await endInvitations(context.queries, tripId);
    return { success: true };
  },
};

/** True where a member may do or see less than before. */
const isLess = (now: Standing, before: Standing): boolean =>
  (canEditAs(before) && !canEditAs(now)) || (before.seesMoney && !now.seesMoney);

/** A trip without its owner would be nobody's. */
function refuseOwner(context: TripContext, userId: string): void {
  if (requireTrip(context).ownerId === userId)
    throw new AppError("VALIDATION_FAILED", { fields: { userId: message("invalidValue") } });
}
