import * as z from "zod/mini";
import { defineEndpoint, privately, tripMember, tripOwner } from "../endpoint.ts";
import { givenRole, member } from "../members/member.ts";
import { id } from "../schemas/ids.ts";
import { done } from "./common-answers.ts";

/** The people who plan a trip (decision 122). Whoever is none of them does not find them. */
export const membersEndpoints = {
  list: defineEndpoint("GET", "member/{tripId}", {
    answer: z.array(member),
    access: privately(tripMember(["trip", "tripId"])),
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
};
