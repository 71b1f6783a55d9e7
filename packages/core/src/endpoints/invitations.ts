import * as z from "zod/mini";
import { emailAddress } from "../account/registration.ts";
import { anyone, defineEndpoint, privately, signedIn, tripOwner } from "../endpoint.ts";
import {
  invitation,
  invitationMail,
  invitationSave,
  invitationToken,
} from "../members/invitation.ts";
import { id } from "../schemas/ids.ts";
import { openedInvitation } from "../trips/opened-invitation.ts";
import { done } from "./common-answers.ts";

/** Invitations to trips (decision 122). */
export const invitationsEndpoints = {
  list: defineEndpoint("GET", "invitation/{tripId}", {
    answer: z.array(invitation),
    access: privately(tripOwner(["trip", "tripId"])),
    reads: ["members"],
  }),
  add: defineEndpoint("POST", "invitation", {
    body: invitationSave,
    // The token is told once.
    answer: z.object({ invitation, token: z.string() }),
    access: privately(tripOwner(["trip", "tripId"])),
    changes: ["members"],
  }),
  // The token is known to the mail alone.
  mail: defineEndpoint("POST", "invitation/mail", {
    body: z.extend(invitationMail, { address: emailAddress }),
    answer: invitation,
    access: privately(tripOwner(["trip", "tripId"])),
    changes: ["members"],
  }),
  remove: defineEndpoint("DELETE", "invitation/{tripId}/{id}", {
    answer: done,
    access: privately(tripOwner(["trip", "tripId"])),
    changes: ["members"],
  }),
  open: defineEndpoint("POST", "invitation/open", {
    body: invitationToken,
    answer: openedInvitation,
    access: anyone,
    reads: ["trips"],
  }),
  accept: defineEndpoint("POST", "invitation/accept", {
    body: invitationToken,
    answer: z.object({ tripId: id }),
    access: signedIn,
    changes: ["trips", "members"],
    isKeyed: true,
  }),
};
