import * as z from "zod/mini";
import { anyone, defineEndpoint, signedIn } from "../endpoint.ts";
import { reminders, remindersSave } from "../reminders/reminders.ts";
import { done } from "./common-answers.ts";

export const remindersEndpoints = {
  get: defineEndpoint("GET", "reminders", {
    answer: reminders,
    access: signedIn,
    reads: ["reminders"],
  }),
  save: defineEndpoint("PUT", "reminders", {
    body: remindersSave,
    answer: reminders,
    access: signedIn,
    changes: ["reminders"],
  }),
  // The press of a mail program on its "Unsubscribe" (RFC 8058). It knows nothing but the address.
  end: defineEndpoint("POST", "reminders/end/{token}", {
    answer: done,
    access: anyone,
    changes: ["reminders"],
    pathTexts: ["token"],
    ignoresBody: true,
  }),
  // Programs that scan mails open every link, so opening it ends nothing.
  open: defineEndpoint("GET", "reminders/end/{token}", {
    answer: z.string(),
    access: anyone,
    pathTexts: ["token"],
    redirects: true,
    isUnusedByWeb: true,
  }),
};
