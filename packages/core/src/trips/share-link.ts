import { addressOf, showTrip } from "../pages.ts";
import { id } from "../schemas/ids.ts";
import type { Trip } from "./trip.ts";

/** What a share link names: the trip, and its name at the time of sharing. */
export interface SharedTrip {
  tripId: string;
  name: string;
}

/** The `{tripName}` of a trip's share link (specification#share-link): id and name joined by a dot. */
export const shareLinkName = ({ id, name }: Pick<Trip, "id" | "name">): string =>
  `${id}.${name.toWellFormed()}`;

/**
 * The path of a trip's share link. Chats leave out punctuation at the end of a link, and brackets break it in Markdown.
 * Both are percent-encoded, which `encodeURIComponent` does not do.
 */
export const shareAddressOf = (trip: Pick<Trip, "id" | "name">): string =>
  addressOf("share", { tripName: shareLinkName(trip) }).replace(/[!'()*,~]|\.+$/g, (marks) =>
    [...marks].map((mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`).join(""),
  );

/** With the host about 200 letters: squares of 3 px in a QR code of the dialog's size, which a phone reads from a screen. */
const scannedLength = 160;

/** The share link for a QR code. A long name is cut: each letter makes the squares smaller, and the id alone leads to the trip. */
export function scannedAddressOf({ id, name }: Pick<Trip, "id" | "name">): string {
  const letters = [...name.toWellFormed()];
  const address = () => shareAddressOf({ id, name: letters.join("") });
  while (address().length > scannedLength) letters.pop();
  return address();
}

/** Reads a `{tripName}`: an id has no dot, so the first dot ends it. Null for an invalid link. */
export function readShareName(tripName: string): SharedTrip | null {
  const dot = tripName.indexOf(".");
  const tripId = tripName.slice(0, dot);
  if (dot < 0 || !id.safeParse(tripId).success) return null;
  return { tripId, name: tripName.slice(dot + 1) };
}

/**
 * The address that a share link leads to: the name stands where the map page has a day. A day of that name does not
 * exist, so the page goes on to `show`. Browsers take "." and ".." for folders, so these names are left out.
 */
export const sharedMapAddress = ({ tripId, name }: SharedTrip): string =>
  addressOf("map", { tripId, routeId: /^\.{0,2}$/.test(name) ? showTrip : name });
