import type { ChangeBody } from "../src/changes/change-args.ts";
import type { Attachment } from "../src/files/attachment.ts";
import { listNotes } from "../src/notes/edit-notes.ts";
import { flattenNotes } from "../src/notes/note-tree.ts";
import type { Trip } from "../src/trips/trip.ts";
import { pick } from "./any-idea-changes.ts";
import { makeAttachment } from "./make.ts";

/** A file of a trip, as its attachments tell of it. */
export type AnyFile = Omit<Attachment, "id" | "kind" | "thingId" | "caption" | "showsMoney">;

const fileOf = (number: number): AnyFile => {
  const {
    id: _,
    kind: __,
    thingId: ___,
    caption: ____,
    showsMoney: _____,
    ...file
  } = makeAttachment();
  return {
    ...file,
    ...{
      fileId: `file${number}`,
      name: `Ticket ${number}.pdf`,
      created: `2026-11-2${number}T08:00:00.000Z`,
    },
  };
};

/** Files for trips that are on no server. */
export const anyFiles: readonly AnyFile[] = [0, 1, 2].map(fileOf);

/** All things of a trip that a file may stand at: a place once for each of its stops. */
export const listThings = (trip: Trip): Pick<Attachment, "kind" | "thingId">[] => [
  { kind: "trip", thingId: trip.id },
  ...trip.routes.map(({ id }) => ({ kind: "route" as const, thingId: id })),
  ...[...trip.routes.flatMap(({ points }) => points), ...trip.ideas].map(({ linkId }) => ({
    ...{ kind: "place" as const, thingId: linkId },
  })),
  ...trip.financeItems.map(({ id }) => ({ kind: "cost" as const, thingId: id })),
  ...flattenNotes(listNotes(trip)).map(({ id }) => ({ kind: "note" as const, thingId: id })),
];

/** What a step of a script may mean for where files of a trip stand; null where none stands anywhere. */
export function readAttachmentSteps(
  trip: Trip,
  [which, to]: readonly [which: number, to: number],
  { id, files }: { id: string; files: readonly AnyFile[] },
): readonly (ChangeBody | null | undefined)[] {
  const things = listThings(trip);
  const file = pick(files, to);
  const thing = pick(things, which);
  const other = pick(things, which + to);
  const attachment = pick(trip.attachments, which);
  return [
    file &&
      thing && {
        name: "attachments.add",
        args: {
          ...{ tripId: trip.id, id },
          attachment: {
            ...{ ...file, ...thing, showsMoney: false },
            caption: to > 4 ? `caption ${to}` : "",
          },
        },
      },
    file &&
      other && {
        name: "attachments.add",
        args: {
          tripId: trip.id,
          id,
          attachment: { ...file, ...other, caption: "", showsMoney: true },
        },
      },
    attachment && {
      name: "attachments.save",
      args: {
        id: attachment.id,
        change: { caption: `caption ${which}`, showsMoney: !attachment.showsMoney },
      },
    },
    attachment && {
      name: "attachments.save",
      args: { id: attachment.id, change: { caption: `moved ${to}`, ...other } },
    },
    attachment && { name: "attachments.remove", args: { id: attachment.id } },
  ];
}
