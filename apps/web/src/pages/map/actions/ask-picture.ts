import { servicesEndpoints } from "@castor/core/endpoints/services.ts";
import { findPoint } from "@castor/core/points/edit/edit-points.ts";
import { findsPictures } from "../../../data/finds-pictures.ts";
import { callEndpoint } from "../../../data/http/call-endpoint.ts";
import type { TripHistory } from "../../../data/trip-changes/history/trip-history.ts";
import { newChange } from "../../../data/trip-changes/new-change.ts";
import type { ChangeOutcome } from "../../../data/trip-changes/queue-entry.ts";

/**
 * Asks once for a picture of a point that was just added, by the id that it was given, and takes one that is certain
 * (specification#pictures). It is no step of its own: undoing the point takes its picture along. Whatever fails leaves the point as it is.
 */
export async function askPicture(
  { queue }: TripHistory,
  givenId: string,
  added: Promise<readonly ChangeOutcome<unknown>[]>,
): Promise<void> {
  const isSaved = (await added).every((outcome) => outcome.isDone && !outcome.isUnsent);
  if (!isSaved || !(await findsPictures())) return;
  const find = () => {
    const trip = queue.read();
    return trip && findPoint(trip, queue.currentId(givenId))?.point;
  };
  const asked = find();
  if (!asked || asked.picture) return;
  const { name, lat, lng } = asked;
  const place = { name, lat: String(lat), lng: String(lng) };
  try {
    const found = await callEndpoint(servicesEndpoints.pictures, place);
    const picture = found.find(({ isCertain }) => isCertain)?.picture;
    const now = find();
    if (!picture || !now || now.picture || now.name !== name) return;
    const args = { id: now.id, change: { picture } };
    await queue.run(newChange({ name: "points.save", args }), { isQuiet: true });
  } catch {
    // The card offers to look for one.
  }
}
