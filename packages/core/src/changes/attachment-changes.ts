import { diffFields } from "../basics/apply-patch.ts";
import { attachmentsEndpoints } from "../endpoints/attachments.ts";
import type { Attachment, AttachmentChange } from "../files/attachment.ts";
import {
  addAttachment,
  findAttachment,
  putAttachment,
  removeAttachment,
  saveAttachment,
} from "../files/edit-attachments.ts";
import type { Trip } from "../trips/trip.ts";
import type { ChangeBody } from "./change-args.ts";
import { changeRow } from "./change-row.ts";

/** The change that lets a file stand at its thing again. */
export const restoreAttachment = (
  tripId: string,
  { id, ...attachment }: Attachment,
): ChangeBody => ({ name: "attachments.add", args: { tripId, id, attachment } });

const changeable = ({
  caption,
  kind,
  thingId,
  showsMoney,
}: Attachment): Required<AttachmentChange> => ({
  ...{ caption, kind, thingId, showsMoney },
});

const nameOf = (trip: Trip, { id }: { id: string }) => findAttachment(trip, id)?.name ?? "";

/** What may be done to the places of files in a trip (decision 134). */
export const attachmentChanges = {
  "attachments.add": changeRow("attachments.add", {
    endpoint: attachmentsEndpoints.save,
    input: ({ tripId, attachment: { fileId, kind, thingId, caption, showsMoney } }) => ({
      body: { tripId, fileId, kind, thingId, caption, showsMoney },
    }),
    apply: (trip, { id, attachment }) => addAttachment(trip, { ...attachment, id }),
    inverse: (trip, { id, attachment }) =>
      addAttachment(trip, { ...attachment, id }) === trip
        ? []
        : [{ name: "attachments.remove", args: { id } }],
    takeAnswer: putAttachment,
    temporaryIds: ({ id }) => [id],
    namedIds: ({ id }, answer) => new Map([[id, answer.id]]),
    nameOf: (_, { attachment }) => attachment.name,
  }),

  "attachments.save": changeRow("attachments.save", {
    endpoint: attachmentsEndpoints.save,
    input: ({ id, change }) => ({ body: { ...change, id } }),
    apply: (trip, { id, change }) => saveAttachment(trip, id, change),
    inverse(trip, { id, change }) {
      const before = findAttachment(trip, id);
      const after = findAttachment(saveAttachment(trip, id, change), id);
      if (!before || !after) return [];
      const back: AttachmentChange = diffFields(changeable(after), changeable(before));
      return Object.keys(back).length > 0
        ? [{ name: "attachments.save", args: { id, change: back } }]
        : [];
    },
    takeAnswer: putAttachment,
    nameOf,
  }),

  "attachments.remove": changeRow("attachments.remove", {
    endpoint: attachmentsEndpoints.remove,
    input: ({ id }) => ({ id }),
    apply: (trip, { id }) => removeAttachment(trip, id),
    inverse(trip, { id }) {
      const attachment = findAttachment(trip, id);
      return attachment ? [restoreAttachment(trip.id, attachment)] : [];
    },
    nameOf,
  }),
};
