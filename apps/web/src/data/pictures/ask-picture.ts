import type { ChangeBody } from "@castor/core/changes/change-args.ts";
import { servicesEndpoints } from "@castor/core/endpoints/services.ts";
import { findIdea } from "@castor/core/points/edit/edit-ideas.ts";
import { findPoint } from "@castor/core/points/edit/edit-points.ts";
import type { Picture } from "@castor/core/points/picture.ts";
import type { Point } from "@castor/core/points/point.ts";
import { callEndpoint } from "../http/call-endpoint.ts";
import type { TripHistory } from "../trip-changes/history/trip-history.ts";
import { newChange } from "../trip-changes/new-change.ts";
import type { ChangeOutcome } from "../trip-changes/queue-entry.ts";
import { findsPictures } from "./finds-pictures.ts";
import { PictureTurns } from "./picture-turns.ts";

type Saved = Promise<readonly ChangeOutcome<unknown>[]>;

interface Pictured {
  thing: Pick<Point, "name" | "lat" | "lng" | "picture">;
  save: (picture: Picture) => ChangeBody;
}

/** A point or an idea as it is now, by the id that it was given; null for one that is gone. */
function findThing({ queue }: TripHistory, givenId: string): Pictured | null {
  const trip = queue.read();
  const id = queue.currentId(givenId);
  const point = trip && findPoint(trip, id)?.point;
  if (point)
    return {
      thing: point,
      save: (picture) => ({ name: "points.save", args: { id, change: { picture } } }),
    };
  const idea = trip && findIdea(trip, id);
  return idea
    ? {
        thing: idea,
        save: (picture) => ({ name: "ideas.save", args: { id, change: { picture } } }),
      }
    : null;
}

/** Asks for the picture of a thing and takes one that is certain. Throws when nobody answers. */
async function ask(history: TripHistory, givenId: string): Promise<void> {
  const asked = findThing(history, givenId)?.thing;
  if (!asked || asked.picture) return;
  const { name, lat, lng } = asked;
  const place = { name, lat: String(lat), lng: String(lng) };
  const found = await callEndpoint(servicesEndpoints.pictures, place);
  const picture = found.find(({ isCertain }) => isCertain)?.picture;
  const now = findThing(history, givenId);
  if (!picture || !now || now.thing.picture || now.thing.name !== name) return;
  await history.queue.run(newChange(now.save(picture)), { isQuiet: true });
}

const isSaved = async (added: Saved): Promise<boolean> =>
  (await added).every((outcome) => outcome.isDone && !outcome.isUnsent);

/**
 * Asks once for a picture of a point or an idea that was just added, by the id that it was given (specification#pictures). It is no step
 * of its own: undoing the point takes its picture along. Whatever fails leaves the point as it is.
 */
export async function askPicture(
  history: TripHistory,
  givenId: string,
  added: Saved,
): Promise<void> {
  if (!(await isSaved(added)) || !(await findsPictures())) return;
  try {
    await ask(history, givenId);
  } catch {
    // The card offers to look for one.
  }
}

const turns = new PictureTurns();

/** The same for all that an import has brought: each place once, in turns that do not press anybody. */
export async function askPictures(
  history: TripHistory,
  {
    routes,
    ideas,
  }: { routes: readonly { points: readonly Brought[] }[]; ideas: readonly Brought[] },
  added: Saved = Promise.resolve([]),
): Promise<void> {
  if (!(await isSaved(added)) || !(await findsPictures())) return;
  const places = new Map<string, string>();
  for (const { id, linkId, picture } of [...routes.flatMap(({ points }) => points), ...ideas])
    if (!picture && !places.has(linkId)) places.set(linkId, id);
  turns.add([...places.values()].map((id) => () => ask(history, id)));
}
type Brought = Pick<Point, "id" | "linkId" | "picture">;
