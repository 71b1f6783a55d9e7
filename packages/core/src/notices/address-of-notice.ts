import { addressOf, showTrip } from "../pages.ts";
import type { Notice } from "./notice.ts";

/** Where the bookings of a mail to the account are put into a trip that is chosen then. */
export const addressOfMail = (mailId: string): string => `${addressOf("trips")}?mail=${mailId}`;

/** Where a notice leads; null where its reader is no member of the trip. Of a mail it leads to where its bookings are put. */
export function addressOfNotice({
  kind,
  tripId,
  mailId,
  stopId,
}: Pick<Notice, "kind" | "tripId" | "mailId" | "stopId">): string | null {
  const map = tripId && addressOf("map", { tripId, routeId: showTrip });
  if (mailId !== undefined) return map ? `${map}?mail=${mailId}` : addressOfMail(mailId);
  if (map === null || tripId === null) return null;
  if (stopId !== undefined) return `${map}?point=${stopId}`;
  if (kind === "mentioned" || kind === "assigned") return addressOf("tasks", { tripId });
  return kind === "transferOffered" ? addressOf("trips") : map;
}
