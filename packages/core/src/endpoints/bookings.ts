import { confirmation, readConfirmation } from "../bookings/confirmation.ts";
import { defineEndpoint, signedIn } from "../endpoint.ts";
import { limits } from "../limits.ts";

/** A body has the content in Base64, and some words around it. */
const bodyBytes = 2 * limits.confirmationBytes;

export const bookingsEndpoints = {
  // It changes nothing. Reading takes seconds, so it is never repeated by itself.
  read: defineEndpoint("POST", "booking/read", {
    body: confirmation,
    answer: readConfirmation,
    access: signedIn,
    changes: [],
    bodyBytes,
  }),
};
