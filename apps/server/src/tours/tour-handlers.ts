import type { Handlers } from "@castor/core/endpoint.ts";
import type { endpoints } from "@castor/core/endpoints.ts";
import { finishTour } from "@castor/core/tours/advance-tours.ts";
import type { Database } from "../db/database.ts";
import { requireViewer } from "../http/access/require-context.ts";
import type { CallContext } from "../http/calls/context.ts";
import { addFinishedTours, listAvailableTours, removeFinishedTours } from "./tour-store.ts";

/** The endpoints `tours` (specification#tour-calls). */
export function createTourHandlers(
  database: Database,
): Handlers<(typeof endpoints)["tours"], CallContext> {
  return {
    list: (_input, context) =>
      database.read((queries) => listAvailableTours(queries, requireViewer(context).userId)),

    finish: ({ body: { tourId, status } }, context) => {
      const { userId } = requireViewer(context);
      return database.write(async (queries) => {
        const available = await listAvailableTours(queries, userId);
        const state = finishTour({ available, currentTour: null, queue: [] }, tourId, status);
        const ended = available.filter((id) => !state.available.includes(id));
        await addFinishedTours(queries, userId, ended);
        return [...state.available];
      });
    },

    reset: (_input, context) => {
      const { userId } = requireViewer(context);
      return database.write(async (queries) => {
        await removeFinishedTours(queries, userId);
        return listAvailableTours(queries, userId);
      });
    },
  };
}
