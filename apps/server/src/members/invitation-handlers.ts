import type { Handlers } from "@castor/core/endpoint.ts";
import type { endpoints } from "@castor/core/endpoints.ts";
import { AppError } from "@castor/core/errors.ts";
import { limits } from "@castor/core/limits.ts";
import {
  type Invitation,
  type InvitationSave,
  maskAddress,
} from "@castor/core/members/invitation.ts";
import { loadUserByName } from "../account/user-store.ts";
import { createId } from "../db/create-id.ts";
import { newSecretToken } from "../db/secret-tokens.ts";
import { raiseVersion } from "../http/access/access.ts";
import { requireTrip, requireViewer } from "../http/access/require-context.ts";
import type { TripContext } from "../http/calls/context.ts";
import type { MailQueue } from "../mail/mail-queue.ts";
import { insertMail } from "../mail/mail-queue-store.ts";
import { tellOf } from "../notices/tell-members-store.ts";
import {
  findInvitation,
  insertInvitation,
  listInvitations,
  type NewInvitation,
  openInvitation,
  removeInvitation,
  takeUse,
} from "./invitation-store.ts";
import { insertMember, readMembership } from "./member-store.ts";

const dayMs = 86_400_000;

const noInvitation = () => new AppError("INVALID_TOKEN", { words: "invalidInvitation" });

export interface InvitationOptions {
  mailQueue: Pick<MailQueue, "wakeSoon">;
  /** Counts a mail to an address. Throws 429 when it got too many. */
  countMail: (address: string) => Promise<void>;
}

/** The endpoints `invitation` (decision 122). */
export const createInvitationHandlers = ({
  mailQueue,
  countMail,
}: InvitationOptions): Handlers<(typeof endpoints)["invitations"], TripContext> => ({
  list: ({ tripId }, { queries, now }) => listInvitations(queries, tripId, now),

  add: async ({ body }, context) => {
    const { token, ...invitation } = await invite(context, { ...body, sentTo: null });
    return { invitation, token };
  },

  mail: async ({ body: { address, ...body } }, context) => {
    const { queries, now, language } = context;
    const { userId } = requireViewer(context);
    // The token that works is made with the mail.
    const sentTo = maskAddress(address);
    const { token: _, ...invitation } = await invite(context, { ...body, uses: 1, sentTo });
    await countMail(address);
    const mail = { userId, lang: language, invitationId: invitation.id, address };
    await insertMail(queries, { kind: "invitation", ...mail }, now);
    const invited = await loadUserByName(queries, address);
    if (invited?.isConfirmed)
      await tellOf(context, { kind: "invited", to: [invited.id], detail: { role: body.role } });
    mailQueue.wakeSoon();
    return invitation;
  },

  remove: async ({ tripId, id }, { queries }) => {
    await removeInvitation(queries, tripId, id);
    return { success: true };
  },

  open: async ({ body }, { queries, now, viewer }) => {
    const opened = await openInvitation(queries, body.token, viewer?.userId ?? null, now);
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
    if (!found.isUsable) throw noInvitation();
    // It locks the trip: of two who accept at once the second counts the first.
    await raiseVersion(queries, tripId, now);
    const { isMember, count } = await readMembership(queries, tripId, userId);
    if (isMember) return { tripId };
    if (count + 1 >= limits.membersPerTrip)
      throw new AppError("VALIDATION_FAILED", { words: "tooManyMembers" });
    if (!(await takeUse(queries, id))) throw noInvitation();
    await insertMember(queries, { ...found, userId }, now);
    await tellOf(context, { kind: "joined", to: [ownerId], subjectId: userId }, tripId);
    return { tripId };
  },
});

/** Makes an invitation to the trip of the call. */
async function invite(
  context: TripContext,
  { role, seesMoney, days, uses, sentTo }: InvitationSave & Pick<Invitation, "sentTo">,
): Promise<NewInvitation> {
  const { queries, now } = context;
  const { id: tripId } = requireTrip(context);
  const running = await listInvitations(queries, tripId, now);
  if (running.length >= limits.invitationsPerTrip)
    throw new AppError("VALIDATION_FAILED", { words: "tooManyInvitations" });
  const invitation = {
    ...{ id: createId(), role, seesMoney, usesLeft: uses, sentTo, token: newSecretToken() },
    ends: new Date(now.getTime() + days * dayMs).toISOString(),
    created: now.toISOString(),
  };
  await insertInvitation(queries, tripId, invitation);
  return invitation;
}
