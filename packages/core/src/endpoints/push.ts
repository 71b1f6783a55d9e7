import { defineEndpoint, signedIn } from "../endpoint.ts";
import { pushState, pushSubscription } from "../notices/push.ts";

/** Push messages of notices to the browser of the session of the call (decision 130). */
export const pushEndpoints = {
  get: defineEndpoint("GET", "push", {
    answer: pushState,
    access: signedIn,
    reads: ["notices"],
  }),
  save: defineEndpoint("PUT", "push", {
    body: pushSubscription,
    answer: pushState,
    access: signedIn,
    changes: ["notices"],
  }),
  remove: defineEndpoint("DELETE", "push", {
    answer: pushState,
    access: signedIn,
    changes: ["notices"],
  }),
};
