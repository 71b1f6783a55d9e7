import * as z from "zod/mini";
import { defineEndpoint, privately, signedIn, tripEditor, tripMember } from "../endpoint.ts";
import { fileUsage, tripFile } from "../files/file.ts";
import { id } from "../schemas/ids.ts";
import { done } from "./common-answers.ts";

/** The files of trips (decision 133). They come in by the tus protocol, beside this table: `upload` below `/api/`. */
export const filesEndpoints = {
  // The newest first.
  list: defineEndpoint("GET", "file", {
    query: z.object({ tripId: id }),
    answer: z.array(tripFile),
    access: privately(tripMember(["trip", "tripId"])),
    reads: ["files"],
    isUnusedByWeb: true,
  }),
  usage: defineEndpoint("GET", "file/usage", {
    answer: fileUsage,
    access: signedIn,
    reads: ["files"],
    isUnusedByWeb: true,
  }),
  read: defineEndpoint("GET", "file/{id}", {
    answer: z.string(),
    access: privately(tripMember(["file", "id"])),
    reads: ["files"],
    isStored: true,
    contentType: "application/octet-stream",
    isUnusedByWeb: true,
  }),
  // A file is no content of the trip yet: its removal makes no version of it.
  remove: defineEndpoint("DELETE", "file/{id}", {
    answer: done,
    access: privately(tripEditor(["file", "id"])),
    changes: ["files"],
    isUnusedByWeb: true,
  }),
};
