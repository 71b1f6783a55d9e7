import { defineEndpoint, privately, tripEditor } from "../endpoint.ts";
import { attachment, attachmentSave } from "../files/attachment.ts";
import { done } from "./common-answers.ts";

/** Where files of trips stand (decision 134). The trip lists them. */
export const attachmentsEndpoints = {
  // A file that stands at the thing already: answers what is there.
  save: defineEndpoint("POST", "attachment", {
    body: attachmentSave,
    answer: attachment,
    access: privately(tripEditor(["attachment", "id"], ["trip", "tripId"])),
    changes: ["trips"],
    isKeyed: true,
  }),
  // The file itself stays, for an undo, until nothing has needed it for a day.
  remove: defineEndpoint("DELETE", "attachment/{id}", {
    answer: done,
    access: privately(tripEditor(["attachment", "id"])),
    changes: ["trips"],
    isKeyed: true,
  }),
};
