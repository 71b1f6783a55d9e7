import type { Handlers } from "@castor/core/endpoint.ts";
import type { endpoints } from "@castor/core/endpoints.ts";
import { requireTrip, requireViewer } from "../http/access/require-context.ts";
import type { TripContext } from "../http/calls/context.ts";
import type { LiveTrips } from "./live-trips.ts";

/** What others change, at once (decision 123), and where they are (decision 125). */
export const createLiveHandlers = (
  live: LiveTrips,
): Handlers<typeof endpoints.live, TripContext> => ({
  follow: async ({ window }, context) =>
    live.open(requireTrip(context).id, requireViewer(context), window),
  place: async ({ body }, context) => {
    live.place(requireViewer(context).userId, body);
    return { success: true };
  },
});
