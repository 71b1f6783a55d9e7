import type { CallOf } from "../endpoint.ts";
import { ideasEndpoints } from "../endpoints/ideas.ts";
import { nameNote } from "../notes/name-note.ts";
import {
  addIdea,
  findIdea,
  putIdea,
  putIdeasOnDays,
  removeIdea,
  saveIdea,
  takeToIdeas,
  tickIdea,
} from "../points/edit/edit-ideas.ts";
import { findPoint } from "../points/edit/edit-points.ts";
import { revertPoint } from "../points/edit/revert-point.ts";
import type { Trip } from "../trips/trip.ts";
import { changeRow } from "./change-row.ts";
import { inverseTick } from "./inverse-tick.ts";
import { restoreIdea } from "./restore-stops.ts";

type IdeaBody = CallOf<typeof ideasEndpoints.save>["body"];

const nameOf = (trip: Trip, { id }: { id: string }) => findIdea(trip, id)?.name ?? "";

/** What may be done to the ideas of a trip. */
export const ideaChanges = {
  "points.toIdeas": changeRow("points.toIdeas", {
    endpoint: ideasEndpoints.fromDays,
    input: ({ tripId, points }) => ({ body: { tripId, points } }),
    apply: (trip, { points }) => takeToIdeas(trip, points),
    inverse(trip, { tripId, points }) {
      let now = trip;
      // Each goes back to where it was when it left, so the last one first.
      const ideas = points.flatMap(({ id, order }) => {
        const found = findPoint(now, id)?.point;
        now = takeToIdeas(now, [{ id, order }]);
        const { routeId = "", routeMode } = found ?? {};
        return found ? [{ id, routeId, order: found.order, routeMode }] : [];
      });
      if (ideas.length === 0) return [];
      return [{ name: "ideas.toDay", args: { tripId, ideas: ideas.toReversed() } }];
    },
    nameOf: (trip, { points }) => findPoint(trip, points[0]?.id ?? "")?.point.name ?? "",
  }),

  "ideas.add": changeRow("ideas.add", {
    endpoint: ideasEndpoints.save,
    input: ({ tripId, linkId, order, fields }) => ({
      body: { ...(fields as IdeaBody), tripId, linkId, order },
    }),
    apply: addIdea,
    inverse: (_, { id }) => [{ name: "ideas.remove", args: { id } }],
    takeAnswer: putIdea,
    temporaryIds: ({ id, linkId }) => [id, linkId],
    namedIds: ({ id, linkId }, answer) =>
      new Map([
        [id, answer.id],
        [linkId, answer.linkId],
      ]),
    nameOf: (_, { fields }) => fields.name,
  }),

  "ideas.save": changeRow("ideas.save", {
    endpoint: ideasEndpoints.save,
    input: ({ id, change }) => ({ body: { ...(change as IdeaBody), id } }),
    apply: (trip, { id, change }) => saveIdea(trip, id, change),
    inverse(trip, { id, change }) {
      const back = revertPoint(trip, id, change);
      return back ? [{ name: "ideas.save", args: { id, change: back } }] : [];
    },
    takeAnswer: putIdea,
    nameOf,
  }),

  "ideas.tick": changeRow("ideas.tick", {
    endpoint: ideasEndpoints.save,
    input: ({ id, tick }) => ({ body: { id, tick } }),
    apply: (trip, { id, tick }) => tickIdea(trip, id, tick),
    inverse(trip, { id, tick }) {
      const back = inverseTick(findIdea(trip, id)?.description, tick);
      return back ? [{ name: "ideas.tick", args: { id, tick: back } }] : [];
    },
    takeAnswer: putIdea,
    nameOf: (_, { tick }) => nameNote(tick.text),
  }),

  "ideas.remove": changeRow("ideas.remove", {
    endpoint: ideasEndpoints.remove,
    input: ({ id }) => ({ id }),
    apply: (trip, { id }) => removeIdea(trip, id),
    inverse(trip, { id }) {
      const idea = findIdea(trip, id);
      return idea ? [restoreIdea(idea, trip.ideas.indexOf(idea))] : [];
    },
    nameOf,
  }),

  "ideas.toDay": changeRow("ideas.toDay", {
    endpoint: ideasEndpoints.toDays,
    input: ({ tripId, ideas }) => ({ body: { tripId, ideas } }),
    apply: (trip, { ideas }) => putIdeasOnDays(trip, ideas),
    inverse(trip, { tripId, ideas }) {
      let now = trip;
      const points = ideas.flatMap((move) => {
        const order = now.ideas.findIndex(({ id }) => id === move.id);
        now = putIdeasOnDays(now, [move]);
        return order >= 0 && findPoint(now, move.id) ? [{ id: move.id, order }] : [];
      });
      if (points.length === 0) return [];
      return [{ name: "points.toIdeas", args: { tripId, points: points.toReversed() } }];
    },
    nameOf: (trip, { ideas }) => nameOf(trip, { id: ideas[0]?.id ?? "" }),
  }),
};
