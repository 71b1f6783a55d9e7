import * as z from "zod/mini";
import {
  defineEndpoint,
  privately,
  signedIn,
  tripMember,
  tripOwner,
  tripReader,
} from "../endpoint.ts";
import { fileUsage } from "../files/file.ts";
import { pictureSize } from "../files/picture-size.ts";
import { id } from "../schemas/ids.ts";
import { done } from "./common-answers.ts";

/** The files of trips (decision 133). They come in by the tus protocol, beside this table: `upload` below `/api/`. */
export const filesEndpoints = {
  usage: defineEndpoint("GET", "file/usage", {
    answer: fileUsage,
    access: signedIn,
    reads: ["files"],
  }),
  // All own files as a ZIP.
  exportAll: defineEndpoint("GET", "file/export", {
    answer: z.unknown(),
    access: signedIn,
    download: "castor-files-{date}.zip",
    contentType: "application/zip",
  }),
  // The JSON export of a trip with the files that its reader sees, as a ZIP (decision 147).
  exportTrip: defineEndpoint("GET", "file/export/{tripId}", {
    answer: z.unknown(),
    access: privately(tripMember(["trip", "tripId"])),
    reads: ["trips"],
    download: "trip_{tripId}.castor-trip.zip",
    contentType: "application/zip",
  }),
  // For its uploader, for members who see it somewhere in the trip, and for visitors to whom the owner shows it: never an image.
  read: defineEndpoint("GET", "file/{id}", {
    answer: z.string(),
    access: tripReader(["file", "id"]),
    reads: ["files"],
    isStored: true,
    contentType: "application/octet-stream",
  }),
  // Of a picture in one of three sizes, as WebP, for the same and for visitors. 404 where it is none that can be shown.
  picture: defineEndpoint("GET", "file/picture/{id}", {
    query: z.object({ size: pictureSize }),
    answer: z.string(),
    access: tripReader(["file", "id"]),
    reads: ["files"],
    isStored: true,
    contentType: "image/webp",
  }),
  // Shows a file to visitors of the trip while it is public, or no more (decision 142).
  publish: defineEndpoint("POST", "file/publish", {
    body: z.object({ id, isPublic: z.boolean() }),
    answer: done,
    access: privately(tripOwner(["file", "id"])),
    changes: ["trips"],
    isKeyed: true,
  }),
  // The words of a PDF or a text, to be searched. Empty where it has none, or is broken or locked.
  text: defineEndpoint("GET", "file/text/{id}", {
    answer: z.string(),
    access: privately(tripMember(["file", "id"])),
    reads: ["files"],
    isStored: true,
    contentType: "text/plain",
  }),
  // Wherever it stands. Its uploader may, and editors: the handler looks at the file.
  remove: defineEndpoint("DELETE", "file/{id}", {
    answer: done,
    access: privately(tripMember(["file", "id"])),
    changes: ["files", "trips"],
    isKeyed: true,
  }),
};
