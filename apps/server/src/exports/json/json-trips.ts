import { nameAfterTitle } from "@castor/core/basics/safe-file-name.ts";
import type { Handlers } from "@castor/core/endpoint.ts";
import type { endpoints } from "@castor/core/endpoints.ts";
import { dateNotes } from "@castor/core/exports/json/date-notes.ts";
import { toTripFile } from "@castor/core/exports/json/trip-file.ts";
import { copyTrip } from "@castor/core/trips/copy-trip.ts";
import { createId } from "../../db/create-id.ts";
import { requireFound, requireViewer, viewFor } from "../../http/access/require-context.ts";
import type { TripContext } from "../../http/calls/context.ts";
import { readSentFile } from "../../http/calls/read-sent-file.ts";
import { requireTextCapacity } from "../../points/trip-text-store.ts";
import { addTrip, requireCapacity } from "../../trips/new-trip-store.ts";
import { loadTrip } from "../../trips/trip-store.ts";

type JsonHandlers = Pick<Handlers<typeof endpoints.exports, TripContext>, "json" | "importJson">;

/** A trip as a JSON file, and back (specification#json-export, decision 052). */
export const jsonHandlers: JsonHandlers = {
  json: async ({ tripId }, context) => {
    const { queries, now, countPiece } = context;
    const trip = viewFor(context).trip(requireFound(await loadTrip(queries, tripId)));
    const text = async function* () {
      yield countPiece(() => JSON.stringify(toTripFile(trip, now)));
    };
    return { fileName: nameAfterTitle(trip.name, "json"), chunks: text() };
  },

  importJson: async ({ body }, context) => {
    const { queries, now } = context;
    const { userId } = requireViewer(context);
    const owner = await requireCapacity(queries, userId);
    const own = copyTrip(dateNotes(readSentFile(body.jsonData), now), { newId: createId });
    const trip = requireFound(own ?? undefined);
    const added = await addTrip(queries, userId, { ...trip, ownerName: owner.publicName }, now);
    await requireTextCapacity(queries, added.id);
    return added;
  },
};
