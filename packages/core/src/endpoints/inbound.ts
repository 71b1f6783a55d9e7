import * as z from "zod/mini";
import {
  inboundAddress,
  inboundMail,
  inboundReading,
  inboundSettings,
} from "../bookings/inbound/inbound-mail.ts";
import { defineEndpoint, signedIn } from "../endpoint.ts";
import { done } from "./common-answers.ts";

/** Confirmations that come by mail to an address of the account (decision 157). */
export const inboundEndpoints = {
  address: defineEndpoint("GET", "inbound/address", {
    answer: inboundAddress,
    access: signedIn,
    reads: ["inbound"],
  }),
  // Makes the address, or gives it another secret. The one before ends at once.
  renewAddress: defineEndpoint("POST", "inbound/address", {
    answer: inboundAddress,
    access: signedIn,
    changes: ["inbound"],
  }),
  saveAddress: defineEndpoint("PUT", "inbound/address", {
    body: inboundSettings,
    answer: inboundAddress,
    access: signedIn,
    changes: ["inbound"],
  }),
  // Mails that have come stay.
  endAddress: defineEndpoint("DELETE", "inbound/address", {
    answer: inboundAddress,
    access: signedIn,
    changes: ["inbound"],
  }),
  // The newest first.
  list: defineEndpoint("GET", "inbound", {
    answer: z.array(inboundMail),
    access: signedIn,
    reads: ["inbound"],
  }),
  read: defineEndpoint("GET", "inbound/{id}", {
    answer: inboundReading,
    access: signedIn,
    reads: ["inbound"],
  }),
  // Its bytes, to be kept at what it books.
  file: defineEndpoint("GET", "inbound/{id}/file", {
    answer: z.string(),
    access: signedIn,
    reads: ["inbound"],
    download: "mail.eml",
    contentType: "message/rfc822",
  }),
  // One of which nothing could be read waits for its reader again. One that waits stays as it is.
  readAgain: defineEndpoint("POST", "inbound/{id}/read", {
    answer: done,
    access: signedIn,
    changes: ["inbound", "notices", "account"],
  }),
  // It was put into a trip, or is not wanted.
  remove: defineEndpoint("DELETE", "inbound/{id}", {
    answer: done,
    access: signedIn,
    changes: ["inbound", "notices", "account"],
  }),
};
