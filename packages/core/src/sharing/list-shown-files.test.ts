import {
  makeAttachment,
  makeFinanceItem,
  makeIdea,
  makeNote,
  makePoint,
  makeRoute,
  makeTrip,
} from "@castor/core/testing/make.ts";
import { expect, test } from "vitest";
import { attachment } from "../files/attachment.ts";
import { addAttachment, removeAttachment } from "../files/edit-attachments.ts";
import { unknownType } from "../files/file-types.ts";
import { redactTrip } from "../trips/redact-trip.ts";
import { countContents } from "./count-contents.ts";
import { listShownFiles } from "./list-shown-files.ts";

const shown = { isPublic: true, ownerId: "anna" } as const;
const day = makeRoute({
  id: "day",
  name: "Old town",
  points: [makePoint({ linkId: "opera", name: "Opera" })],
});
const trip = makeTrip({
  id: "trip",
  routes: [day],
  ideas: [makeIdea({ linkId: "fort" })],
  financeItems: [makeFinanceItem({ id: "cost" })],
  notes: [makeNote({ id: "note" })],
  attachments: [
    makeAttachment({ ...shown, fileId: "map", kind: "trip", thingId: "trip" }),
    makeAttachment({ ...shown, fileId: "plan", kind: "route", thingId: "day" }),
    makeAttachment({
      ...shown,
      fileId: "seats",
      kind: "place",
      thingId: "opera",
      caption: "Row 3",
    }),
    makeAttachment({ ...shown, fileId: "seats", kind: "route", thingId: "day" }),
    makeAttachment({ fileId: "private", kind: "place", thingId: "opera" }),
    makeAttachment({ ...shown, fileId: "idea", kind: "place", thingId: "fort" }),
    makeAttachment({ ...shown, fileId: "receipt", kind: "cost", thingId: "cost" }),
    makeAttachment({
      ...shown,
      fileId: "invoice",
      kind: "route",
      thingId: "day",
      showsMoney: true,
    }),
    makeAttachment({ ...shown, fileId: "passport", kind: "note", thingId: "note" }),
    makeAttachment({ ...shown, fileId: "film", kind: "route", thingId: "day", type: unknownType }),
  ],
});

test("visitors get the ticked files at what they see, without owner, hash and time", () => {
  const { attachments, created } = redactTrip(trip);
  expect(attachments.map(({ fileId, kind }) => `${fileId} at ${kind}`)).toEqual([
    ...["map at trip", "plan at route", "seats at place", "seats at route"],
  ]);
  for (const one of attachments) {
    expect(attachment.parse(one)).toEqual(one);
    expect(one).toMatchObject({ ownerId: "", hash: "", created });
  }
});

test("a field that nobody decided about does not reach them", () => {
  const gained = trip.attachments.map((one) => ({ ...one, passport: "secret" }));
  expect(JSON.stringify(redactTrip({ ...trip, attachments: gained }))).not.toContain("secret");
});

test("the preview lists each file that may be shown once, with all that visitors would read of it", () => {
  expect(listShownFiles(trip)).toMatchObject([
    { fileId: "map", isPublic: true, captions: [], places: [] },
    { fileId: "plan", places: ["Old town"] },
    { fileId: "seats", captions: ["Row 3"], places: ["Opera", "Old town"] },
    { fileId: "private", isPublic: false },
  ]);
  expect(countContents(trip)).toMatchObject({ shown: { files: 3 }, hidden: { files: 6 } });
});

test("a file that stood nowhere comes back for members alone, one that stands elsewhere stays shown", () => {
  const back = (fileId: string) => {
    const [first] = trip.attachments.filter((one) => one.fileId === fileId);
    if (first === undefined) throw new Error("no such file");
    const { attachments } = addAttachment(removeAttachment(trip, first.id), first);
    return attachments.find(({ id }) => id === first.id)?.isPublic;
  };
  expect([back("plan"), back("seats")]).toEqual([false, true]);
});
