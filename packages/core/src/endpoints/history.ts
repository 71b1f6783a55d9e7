import * as z from "zod/mini";
import { defineEndpoint, ofMoney, privately, tripEditor, tripMember } from "../endpoint.ts";
import { historyName, historyPage, historyQuery, historyRestore } from "../history/history.ts";
import { trip } from "../trips/trip.ts";
import { done } from "./common-answers.ts";

/** What was changed in a trip, by whom, and the trip as it was (decision 124). */
export const historyEndpoints = {
  list: defineEndpoint("GET", "history/{tripId}", {
    query: historyQuery,
    answer: historyPage,
    access: privately(tripMember(["trip", "tripId"])),
    reads: ["trips", "history"],
  }),
  // Nobody may change what was: its reader has no role in it.
  version: defineEndpoint("GET", "history/{tripId}/{version}", {
    answer: trip,
    access: privately(tripMember(["trip", "tripId"])),
    reads: ["history"],
  }),
  // Of those who see money: others would bring back prices that they do not see.
  restore: defineEndpoint("POST", "history/restore", {
    body: historyRestore,
    answer: z.object({ version: z.int() }),
    access: ofMoney(tripEditor(["trip", "tripId"])),
    changes: ["trips"],
    isKeyed: true,
  }),
  name: defineEndpoint("POST", "history/name", {
    body: historyName,
    answer: done,
    access: privately(tripEditor(["trip", "tripId"])),
    changes: ["history"],
  }),
};
