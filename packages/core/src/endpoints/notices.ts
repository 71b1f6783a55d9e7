import * as z from "zod/mini";
import { defineEndpoint, privately, signedIn, tripMember } from "../endpoint.ts";
import { limits } from "../limits.ts";
import { notice } from "../notices/notice.ts";
import { noticeMail } from "../notices/notice-mail.ts";
import { id } from "../schemas/ids.ts";
import { instant } from "../time/dates.ts";
import { done } from "./common-answers.ts";

/** What the caller is told of, by a bell (decision 128). */
export const noticesEndpoints = {
  // The newest first; `before` is the instant of the last one that is known.
  list: defineEndpoint("GET", "notice", {
    query: z.object({ before: z.optional(instant) }),
    answer: z.array(notice),
    access: signedIn,
    reads: ["notices"],
  }),
  // Without `ids` all that are there.
  read: defineEndpoint("POST", "notice/read", {
    body: z.object({
      ids: z.optional(z.array(id).check(z.maxLength(limits.noticesPerUser))),
    }),
    answer: done,
    access: signedIn,
    changes: ["notices"],
  }),
  // When the caller gets mails of notices of a trip (decision 129).
  mail: defineEndpoint("GET", "notice/mail/{tripId}", {
    answer: noticeMail,
    access: privately(tripMember(["trip", "tripId"])),
    reads: ["notices"],
  }),
  saveMail: defineEndpoint("PUT", "notice/mail/{tripId}", {
    body: noticeMail,
    answer: noticeMail,
    access: privately(tripMember(["trip", "tripId"])),
    changes: ["notices"],
  }),
};
