import * as z from "zod/mini";
import { id } from "../schemas/ids.ts";

/** Something that is edited in a form. `trip` stands for its settings. */
export const editedThing = z.object({
  kind: z.enum(["trip", "route", "point", "note", "cost"]),
  id,
});
export type EditedThing = z.infer<typeof editedThing>;

/** Where somebody is in a trip: the day that they look at, and what they edit. */
export const presencePlace = z.object({
  routeId: z.nullable(id),
  thing: z.nullable(editedThing),
});
export type PresencePlace = z.infer<typeof presencePlace>;

/** Where a window that follows the trip is now. `window` is the name that it gave to its stream. */
export const presenceSave = z.object({ tripId: id, window: id, ...presencePlace.shape });
export type PresenceSave = z.infer<typeof presenceSave>;

/** Somebody who has the trip open, under the public name. */
export const presentPerson = z.object({ userId: id, name: z.string(), ...presencePlace.shape });
export type PresentPerson = z.infer<typeof presentPerson>;

/** Nowhere in particular. */
export const nowhere: PresencePlace = { routeId: null, thing: null };

/** Which of two windows of a person the others are told of: one in which something is edited, then the later one. */
export const laterPlace = <P extends PresencePlace>(earlier: P | undefined, later: P): P =>
  earlier?.thing && !later.thing ? earlier : later;

/** A place as somebody is told who may see no money: costs are not. */
export const placeWithoutMoney = <P extends PresencePlace>(place: P): P =>
  place.thing?.kind === "cost" ? { ...place, thing: null } : place;
