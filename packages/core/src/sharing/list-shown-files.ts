import type { Attachment } from "../files/attachment.ts";
import { listShowable } from "../files/visitor-files.ts";
import type { Trip } from "../trips/trip.ts";

/** A file that an owner may show: once, with all that visitors would read of it. */
export interface ShowableFile extends Pick<Attachment, "fileId" | "name" | "type" | "isPublic"> {
  /** The captions that are not empty. */
  captions: string[];
  /** The names of days and places that it stands at, each once. None for a file of the trip alone. */
  places: string[];
}

/** What the preview of publishing lists: each file that may be shown, once. */
export function listShownFiles(trip: Trip): ShowableFile[] {
  const names = new Map<string, string>();
  for (const route of trip.routes) {
    names.set(route.id, route.name);
    for (const { linkId, name } of route.points) names.set(linkId, name);
  }
  const ofFile = Map.groupBy(listShowable(trip), ({ fileId }) => fileId);
  return [...ofFile.values()].flatMap((attachments) => {
    const [first] = attachments;
    if (first === undefined) return [];
    const { fileId, name, type, isPublic } = first;
    const each = (texts: readonly string[]) => [...new Set(texts.filter((text) => text !== ""))];
    const captions = each(attachments.map(({ caption }) => caption));
    const places = each(attachments.map(({ thingId }) => names.get(thingId) ?? ""));
    return [{ fileId, name, type, isPublic, captions, places }];
  });
}
