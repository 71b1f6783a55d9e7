import type { Handlers } from "@castor/core/endpoint.ts";
import type { endpoints } from "@castor/core/endpoints.ts";
import { AppError } from "@castor/core/errors.ts";
import { canEditAs, type Member, type Standing } from "@castor/core/members/member.ts";
import { message } from "@castor/core/schemas/validation.ts";
import { requireTrip, requireViewer } from "../http/access/require-context.ts";
import type { TripContext } from "../http/calls/context.ts";
import { tellOf } from "../notices/tell-members-store.ts";
import { requireCapacity } from "../trips/new-trip-store.ts";
import { endInvitations } from "./invitation-store.ts";
import { listMembers, removeMember, saveMember } from "./member-store.ts";
import { handOver, listHeirs, saveOffer } from "./transfer-store.ts";

/** The people who plan a trip (decision 122). Each change raises the trip's version, with which all kept answers end. */
export const memberHandlers: Handlers<typeof endpoints.members, TripContext> = {
  list: ({ tripId }, context) => listFor(context, tripId),

  heirs: (_input, context) => listHeirs(context.queries, requireViewer(context).userId),

  save: async ({ body }, context) => {
    refuseOwner(context, body.userId);
    const { queries } = context;
    const before = await listMembers(queries, body.tripId);
    const member = before.find(({ userId }) => userId === body.userId);
    if (member === undefined) throw new AppError("NOT_FOUND");
    await saveMember(queries, body);
    if (isLess(body, member)) await endInvitations(queries, body.tripId);
    if (body.role !== member.role)
      await tellOf(context, {
        ...{ kind: "roleChanged", to: [body.userId] },
        detail: { role: body.role },
      });
    return listFor(context, body.tripId);
  },

  remove: async ({ tripId, userId }, context) => {
    const isOwner = requireTrip(context).standing.role === "owner";
    if (!isOwner && requireViewer(context).userId !== userId) throw new AppError("FORBIDDEN");
    refuseOwner(context, userId);
    if (!(await removeMember(context.queries, { tripId, userId }))) throw new AppError("NOT_FOUND");
    if (isOwner) {
      await endInvitations(context.queries, tripId);
      await tellOf(context, { kind: "removed", to: [userId] });
    }
    return { success: true };
  },

  transfer: async ({ body }, context) => {
    const { queries, now } = context;
    if (body.userId !== null) {
      const members = await listMembers(queries, body.tripId);
      const chosen = members.find(({ userId }) => userId === body.userId);
      if (chosen === undefined) throw new AppError("NOT_FOUND");
      if (chosen.role !== "editor")
        throw new AppError("VALIDATION_FAILED", { fields: { userId: message("invalidValue") } });
    }
    await saveOffer(queries, body, now);
    if (body.userId !== null) await tellOf(context, { kind: "transferOffered", to: [body.userId] });
    return listFor(context, body.tripId);
  },

  answerTransfer: async ({ body: { tripId, isAccepted } }, context) => {
    const { queries, now } = context;
    const { userId } = requireViewer(context);
    const { ownerId } = requireTrip(context);
    const members = await listMembers(queries, tripId);
    const isOffered = members.some((member) => member.userId === userId && member.isOffered);
    if (!isAccepted) {
      if (isOffered) await saveOffer(queries, { tripId, userId: null }, now);
      return listFor(context, tripId);
    }
    if (!isOffered) throw new AppError("VALIDATION_FAILED", { words: "noTransfer" });
    await requireCapacity(queries, userId);
    await handOver(queries, { tripId, from: ownerId, to: userId }, now);
    return listFor(context, tripId);
  },
};

/** The members as the caller may see them: of an offer know the owner, and whom it is made to. */
async function listFor(context: TripContext, tripId: string): Promise<Member[]> {
  const { userId } = requireViewer(context);
  const members = await listMembers(context.queries, tripId);
  const isOwner = members.some((member) => member.role === "owner" && member.userId === userId);
  return members.map((member) => ({
    ...member,
    isOffered: member.isOffered && (isOwner || member.userId === userId),
  }));
}

/** True where a member may do or see less than before. */
const isLess = (now: Standing, before: Standing): boolean =>
  (canEditAs(before) && !canEditAs(now)) || (before.seesMoney && !now.seesMoney);

/** A trip without its owner would be nobody's. */
function refuseOwner(context: TripContext, userId: string): void {
  if (requireTrip(context).ownerId === userId)
    throw new AppError("VALIDATION_FAILED", { fields: { userId: message("invalidValue") } });
}
