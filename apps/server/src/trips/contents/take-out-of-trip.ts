import type { Handlers } from "@castor/core/endpoint.ts";
import type { endpoints } from "@castor/core/endpoints.ts";
import { listNotes } from "@castor/core/notes/edit-notes.ts";
import { removeFinanceItem } from "../../finance/finance-item-store.ts";
import { requireFound, requireTrip } from "../../http/access/require-context.ts";
import type { TripContext } from "../../http/calls/context.ts";
import { removeNote } from "../../notes/note-store.ts";
import { removeLonePlaces, removeStops } from "../../points/stop-store.ts";
import { removeRoute } from "../../routes/route-store.ts";
import { loadTrip } from "../trip-store.ts";

type TakeOutOfTrip = Handlers<typeof endpoints.trips, TripContext>["takeOut"];

/** Takes things out of a trip. What is gone already, or is in another trip, is left out (decision 096). */
export const takeOutOfTrip: TakeOutOfTrip = async ({ body: { things } }, context) => {
  const { queries } = context;
  const { id: tripId } = requireTrip(context);
  const trip = requireFound(await loadTrip(queries, tripId));
  const among = <T extends { id: string }>(
    list: readonly T[],
    named: readonly { id: string }[],
  ) => {
    const ids = new Set(named.map(({ id }) => id));
    return list.filter(({ id }) => ids.has(id));
  };
  for (const { id } of among(trip.routes, things.routes)) await removeRoute(queries, id);
  if (things.routes.length > 0) await removeLonePlaces(queries, tripId);
  const points = trip.routes.flatMap((route) => route.points);
  await removeStops(queries, tripId, among(points, things.points));
  // From the last one, so that the positions of those before stay as they were read.
  for (const note of among(listNotes(trip), things.notes).toReversed())
    await removeNote(queries, note);
  for (const { id } of among(trip.financeItems, things.financeItems))
    await removeFinanceItem(queries, id);
  return { success: true };
};
