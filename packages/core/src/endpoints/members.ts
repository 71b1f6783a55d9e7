import * as z from "zod/mini";
import {
  defineEndpoint,
  privately,
  signedIn,
  tripEditor,
  tripMember,
  tripOwner,
} from "../endpoint.ts";
import { givenRole, member } from "../members/member.ts";
import { tripHeirs } from "../members/transfer.ts";
import { id } from "../schemas/ids.ts";
import { done } from "./common-answers.ts";

/** The people who plan a trip (decision 122). Whoever is none of them does not find them. */
export const membersEndpoints = {
  list: defineEndpoint("GET", "member/{tripId}", {
    answer: z.array(member),
    access: privately(tripMember(["trip", "tripId"])),
    reads: ["trips"],
  }),
  // For who deletes the account: trips of the caller that have editors.
  heirs: defineEndpoint("GET", "member", {
    answer: z.array(tripHeirs),
    access: signedIn,
    reads: ["trips"],
  }),
  // Of a member alone: nobody joins a trip without wanting to.
  save: defineEndpoint("POST", "member", {
    body: z.object({ tripId: id, userId: id, role: givenRole, seesMoney: z.boolean() }),
    answer: z.array(member),
    access: privately(tripOwner(["trip", "tripId"])),
    changes: ["trips"],
    isKeyed: true,
  }),
  // Members take themselves out. The owner takes out others.
  remove: defineEndpoint("DELETE", "member/{tripId}/{userId}", {
    answer: done,
    access: privately(tripMember(["trip", "tripId"])),
    changes: ["trips"],
    isKeyed: true,
  }),
  // Offers the trip to an editor instead of whom it was offered before; `null` withdraws the offer.
  transfer: defineEndpoint("POST", "member/transfer", {
    body: z.object({ tripId: id, userId: z.nullable(id) }),
    answer: z.array(member),
    access: privately(tripOwner(["trip", "tripId"])),
    changes: ["trips"],
    isKeyed: true,
  }),
  // Of the editor to whom the trip is offered.
  answerTransfer: defineEndpoint("POST", "member/transfer/answer", {
    body: z.object({ tripId: id, isAccepted: z.boolean() }),
    answer: z.array(member),
    access: privately(tripEditor(["trip", "tripId"])),
    changes: ["trips", "members", "catalog", "feeds"],
    isKeyed: true,
  }),
};
