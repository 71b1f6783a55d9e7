import { addressOf, showTrip } from "../pages.ts";
import type { Notice } from "./notice.ts";

/** Where a notice leads; null where its reader is no member of the trip. */
export function addressOfNotice({ kind, tripId }: Pick<Notice, "kind" | "tripId">): string | null {
  if (tripId === null) return null;
  if (kind === "mentioned" || kind === "assigned") return addressOf("tasks", { tripId });
  return kind === "transferOffered"
    ? addressOf("trips")
    : addressOf("map", { tripId, routeId: showTrip });
}
