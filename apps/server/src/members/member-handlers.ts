import type { Handlers } from "@castor/core/endpoint.ts";
import type { endpoints } from "@castor/core/endpoints.ts";
import { AppError } from "@castor/core/errors.ts";
import { message } from "@castor/core/schemas/validation.ts";
import { requireTrip, requireViewer } from "../http/access/require-context.ts";
import type { TripContext } from "../http/calls/context.ts";
import { listMembers, removeMember, saveMember } from "./member-store.ts";

/** The people who plan a trip (decision 122). Each change raises the trip's version, with which all kept answers end. */
export const memberHandlers: Handlers<typeof endpoints.members, TripContext> = {
  list: ({ tripId }, { queries }) => listMembers(queries, tripId),

  save: async ({ body }, context) => {
    refuseOwner(context, body.userId);
    if (!(await saveMember(context.queries, body))) throw new AppError("NOT_FOUND");
    return listMembers(context.queries, body.tripId);
  },

  remove: async ({ tripId, userId }, context) => {
    const isOwner = requireTrip(context).standing.role === "owner";
    if (!isOwner && requireViewer(context).userId !== userId) throw new AppError("FORBIDDEN");
    refuseOwner(context, userId);
    if (!(await removeMember(context.queries, { tripId, userId }))) throw new AppError("NOT_FOUND");
    return { success: true };
  },
};

/** A trip without its owner would be nobody's. */
function refuseOwner(context: TripContext, userId: string): void {
  if (requireTrip(context).ownerId === userId)
    throw new AppError("VALIDATION_FAILED", { fields: { userId: message("invalidValue") } });
}
