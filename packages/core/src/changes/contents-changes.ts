import { tripsEndpoints } from "../endpoints/trips.ts";
import { tripFileFormat, tripFileVersion } from "../exports/json/trip-file.ts";
import type { Note } from "../notes/note.ts";
import { flattenNotes } from "../notes/note-tree.ts";
import { addContents, listBrought } from "../trips/contents/add-contents.ts";
import { takeOut } from "../trips/contents/take-out.ts";
import type { TripContents } from "../trips/contents/trip-contents.ts";
import type { Trip } from "../trips/trip.ts";
import type { ArgsOf, ChangeBody } from "./change-args.ts";
import { changeRow } from "./change-row.ts";
import { financeChanges } from "./finance-changes.ts";
import { ideaChanges } from "./idea-changes.ts";
import { noteChanges } from "./note-changes.ts";
import { pointChanges } from "./point-changes.ts";
import type { IdMap } from "./rename-ids.ts";
import { routeChanges } from "./route-changes.ts";

const idsOfNotes = (notes: readonly Note[]) => flattenNotes(notes).map(({ id }) => id);

/** The ids that an import makes, days first. */
const listIds = ({ routes, ideas, financeItems, notes }: TripContents): string[] => [
  ...new Set([
    ...routes.map(({ id }) => id),
    ...routes.flatMap(({ points }) => points.flatMap(({ id, linkId }) => [id, linkId])),
    ...ideas.flatMap(({ id, linkId }) => [id, linkId]),
    ...financeItems.map(({ id }) => id),
    ...idsOfNotes([...notes, ...routes.flatMap((route) => route.notes)]),
  ]),
];

/** False when something else was put on a day since it was brought, or a file at anything that was. */
function isAsBrought(trip: Trip, { contents, targets }: ArgsOf<"trips.import">): boolean {
  const merged = new Set(targets.map(({ id }) => id));
  const brought = new Set(listIds(contents));
  if (trip.attachments.some(({ thingId }) => brought.has(thingId))) return false;
  return contents.routes.every(({ id }) => {
    const now = merged.has(id) ? undefined : trip.routes.find((route) => route.id === id);
    const things = now ? [...now.points.map((point) => point.id), ...idsOfNotes(now.notes)] : [];
    return things.every((thing) => brought.has(thing));
  });
}

/** The changes that put back what is taken out, the last one first. */
function putBack(before: Trip, { things }: ArgsOf<"trips.takeOut">): ChangeBody[] {
  let trip = before;
  const back: ChangeBody[][] = [];
  const take = (
    row: Pick<(typeof routeChanges)["routes.remove"], "inverse" | "apply">,
    ids: readonly { id: string }[],
  ) => {
    for (const args of ids) {
      back.unshift([...row.inverse(trip, args)]);
      trip = row.apply(trip, args, "");
    }
  };
  take(routeChanges["routes.remove"], things.routes);
  take(pointChanges["points.remove"], things.points);
  take(ideaChanges["ideas.remove"], things.ideas);
  take(noteChanges["notes.remove"], things.notes);
  take(financeChanges["finance.remove"], things.financeItems);
  return back.flat();
}

/** The trip with links of its texts leading to the points that the server has named. */
function relink(trip: Trip, ids: IdMap): Trip {
  const text = JSON.stringify(trip);
  const linked = text.replace(/\]\(point:([\w-]+)\)/g, (link, former: string) => {
    const id = ids.get(former);
    return id === undefined ? link : `](point:${id})`;
  });
  return linked === text ? trip : JSON.parse(linked);
}

/** What an import does to a trip that is there (decision 096), and how it is undone. */
export const contentsChanges = {
  "trips.import": changeRow("trips.import", {
    endpoint: tripsEndpoints.importInto,
    input: ({ tripId, contents, targets }) => ({
      body: {
        tripId,
        targets,
        jsonData: {
          ...{ format: tripFileFormat, version: tripFileVersion },
          trip: { id: tripId, name: "-", ...contents },
        },
      },
    }),
    apply: (trip, { contents, targets }) => addContents(trip, contents, targets),
    inverse(trip, { tripId, name, contents, targets }) {
      const things = listBrought(trip, contents, targets);
      const after = addContents(trip, contents, targets);
      const tracks = trip.routes.flatMap(({ id, track }): ChangeBody[] => {
        const now = after.routes.find((route) => route.id === id)?.track;
        return now === track ? [] : [{ name: "routes.save", args: { id, change: { track } } }];
      });
      return things
        ? [{ name: "trips.takeOut", args: { tripId, name, things } }, ...tracks]
        : tracks;
    },
    takeAnswer: (trip, { ids }) => relink(trip, new Map(ids.map(({ former, id }) => [former, id]))),
    temporaryIds: ({ contents }) => listIds(contents),
    namedIds: (_, { ids }) => new Map(ids.map(({ former, id }) => [former, id])),
    nameOf: (_, { name }) => name,
    isAsLeft: isAsBrought,
  }),
  "trips.takeOut": changeRow("trips.takeOut", {
    endpoint: tripsEndpoints.takeOut,
    input: ({ tripId, things }) => ({ body: { tripId, things } }),
    apply: (trip, { things }) => takeOut(trip, things),
    inverse: putBack,
    nameOf: (_, { name }) => name,
  }),
};
