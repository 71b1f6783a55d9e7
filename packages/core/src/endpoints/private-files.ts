import * as z from "zod/mini";
import { defineEndpoint, privately, tripEditor, tripMember } from "../endpoint.ts";
import { privateFile, privateFileSave, privateFileShow } from "../files/private-file.ts";
import { done } from "./common-answers.ts";

/** Files that their uploaders alone see (decision 144). Their bytes are `GET file/{id}`, as of any file. */
export const privateFilesEndpoints = {
  // Those of the caller.
  list: defineEndpoint("GET", "file/private/{tripId}", {
    answer: z.array(privateFile),
    access: privately(tripMember(["trip", "tripId"])),
    reads: ["files"],
  }),
  // Only its uploader may: from now on it stands nowhere else. A deleted one is there again, as after an undo.
  save: defineEndpoint("POST", "file/private", {
    body: privateFileSave,
    answer: privateFile,
    access: privately(tripMember(["trip", "tripId"])),
    changes: ["files", "trips"],
    isKeyed: true,
  }),
  // All members see it again. One that is not private stays where it is.
  show: defineEndpoint("POST", "file/show", {
    body: privateFileShow,
    answer: done,
    access: privately(tripEditor(["trip", "tripId"])),
    changes: ["files", "trips"],
    isKeyed: true,
  }),
};
