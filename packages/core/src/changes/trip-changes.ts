import { applyPatch, revertFields } from "../basics/apply-patch.ts";
import { tripsEndpoints } from "../endpoints/trips.ts";
import { shiftTrip } from "../trips/shift-trip.ts";
import { applySilencing, findSilencing } from "../trips/silenced/silencing.ts";
import { changeFlags, makeTripOfForm, type Trip, type TripFlags } from "../trips/trip.ts";
import type { ArgsOf } from "./change-args.ts";
import { changeRow } from "./change-row.ts";

/** What may be done to the trip itself. */
export const tripChanges = {
  "trips.add": changeRow("trips.add", {
    endpoint: tripsEndpoints.save,
    input: ({ form }) => ({ body: form }),
    apply: (_, { id, form }, at) => makeTripOfForm(id, form, at),
    // A trip is deleted from the list, not undone.
    inverse: () => [],
    takeAnswer: (_, answer) => answer,
    temporaryIds: ({ id }) => [id],
    namedIds: ({ id }, answer) => new Map([[id, answer.id]]),
    nameOf: (_, { form }) => form.name,
  }),
  "trips.save": changeRow("trips.save", {
    endpoint: tripsEndpoints.save,
    input: ({ id, change }) => ({ body: { ...change, id } }),
    apply: (trip, { change }) => applyPatch<Trip>(trip, change),
    inverse(trip, { id, change }) {
      const back = revertFields<Trip>(trip, change);
      return back ? [{ name: "trips.save", args: { id, change: back } }] : [];
    },
    takeAnswer: (_, answer) => answer,
    nameOf: (trip) => trip.name,
  }),
  "trips.shift": changeRow("trips.shift", {
    endpoint: tripsEndpoints.shift,
    input: ({ id, days }) => ({ body: { tripId: id, days } }),
    // What the server will refuse changes nothing here.
    apply: (trip, { days }) => shiftTrip(trip, days) ?? trip,
    inverse: (trip, { id, days }) =>
      days === 0 || shiftTrip(trip, days) === null
        ? []
        : [{ name: "trips.shift", args: { id, days: -days } }],
    takeAnswer: (_, answer) => answer,
    nameOf: (trip) => trip.name,
  }),
  "trips.silence": changeRow("trips.silence", {
    endpoint: tripsEndpoints.save,
    input: ({ id, silencing }) => ({ body: { id, silencing } }),
    apply: (trip, { silencing }) => ({
      ...trip,
      silenced: applySilencing(trip.silenced, silencing),
    }),
    inverse({ silenced }, { id, silencing }) {
      const back = findSilencing(applySilencing(silenced, silencing), silenced);
      return [{ name: "trips.silence", args: { id, silencing: back } }];
    },
    takeAnswer: (_, answer) => answer,
    nameOf: (trip) => trip.name,
  }),
  "trips.publish": changeRow("trips.publish", {
    endpoint: tripsEndpoints.save,
    input: ({ id, change }) => ({ body: { ...change, id } }),
    apply: (trip, { change }) => ({ ...trip, ...flagsAfter(trip, change) }),
    inverse(trip, { id, change }) {
      const back = revertFields<TripFlags>(trip, flagsAfter(trip, change));
      return back ? [{ name: "trips.publish", args: { id, change: back } }] : [];
    },
    takeAnswer: (_, answer) => answer,
    nameOf: (trip) => trip.name,
  }),
};

/** The flags after a change; as they are when the server will refuse it. */
function flagsAfter(
  { isDraft, isPublic, isInCatalog }: Trip,
  change: ArgsOf<"trips.publish">["change"],
): TripFlags {
  const current = { isDraft, isPublic, isInCatalog };
  const flags = changeFlags(current, change);
  return "refused" in flags ? current : flags;
}
