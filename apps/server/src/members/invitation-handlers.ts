import type { Handlers } from "@castor/core/endpoint.ts";
import type { endpoints } from "@castor/core/endpoints.ts";
import { AppError } from "@castor/core/errors.ts";
import { limits } from "@castor/core/limits.ts";
import { createId } from "../db/create-id.ts";
import { newSecretToken } from "../db/secret-tokens.ts";
import { raiseVersion } from "../http/access/access.ts";
import { requireTrip, requireViewer } from "../http/access/require-context.ts";
import type { TripContext } from "../http/calls/context.ts";
import {
  findInvitation,
  insertInvitation,
  listInvitations,
  openInvitation,
  removeInvitation,
  takeUse,
} from "./invitation-store.ts";
import { insertMember, readMembership } from "./member-store.ts";

const dayMs = 86_400_000;

const noInvitation = () => new AppError("INVALID_TOKEN", { words: "invalidInvitation" });

/** The endpoints `invitation` (decision 122). */
export const invitationHandlers: Handlers<(typeof endpoints)["invitations"], TripContext> = {
  list: ({ tripId }, { queries, now }) => listInvitations(queries, tripId, now),

  add: async ({ body }, context) => {
    const { queries, now } = context;
    const running = await listInvitations(queries, requireTrip(context).id, now);
    if (running.length >= limits.invitationsPerTrip)
      throw new AppError("VALIDATION_FAILED", { words: "tooManyInvitations" });
    const token = newSecretToken();
    const invitation = {
      id: createId(),
      role: body.role,
      seesMoney: body.seesMoney,
      usesLeft: body.uses,
      ends: new Date(now.getTime() + body.days * dayMs).toISOString(),
      created: now.toISOString(),
    };
    await insertInvitation(queries, body, { ...invitation, token });
    return { invitation, token };
  },

  remove: async ({ tripId, id }, { queries }) => {
    await removeInvitation(queries, tripId, id);
    return { success: true };
  },

  open: async ({ body }, { queries, now }) => {
    const opened = await openInvitation(queries, body.token, now);
    if (opened === undefined) throw noInvitation();
    return opened;
  },

  accept: async ({ body }, context) => {
    const { queries, now } = context;
    const { userId } = requireViewer(context);
    const found = await findInvitation(queries, body.token, now);
    if (found === undefined) throw noInvitation();
    const { id, tripId, ownerId } = found;
    const before = await readMembership(queries, tripId, userId);
    if (ownerId === userId || before.isMember) return { tripId };
    // It locks the trip: of two who accept at once the second counts the first.
    await raiseVersion(queries, tripId, now);
    const { isMember, count } = await readMembership(queries, tripId, userId);
    if (isMember) return { tripId };
    if (count + 1 >= limits.membersPerTrip)
      throw new AppError("VALIDATION_FAILED", { words: "tooManyMembers" });
    if (!(await takeUse(queries, id))) throw noInvitation();
    await insertMember(queries, { ...found, userId }, now);
    return { tripId };
  },
};
