import type { EditedThing, PresencePlace, PresentPerson } from "@castor/core/members/presence.ts";
import { createAtom, useSelector } from "@tanstack/react-store";
import { useEffect } from "react";

const nobody: readonly PresentPerson[] = [];

/** Who else has which trip open, as its stream has told last (decision 125). */
const here = createAtom<{ tripId: string; people: readonly PresentPerson[] }>({
  ...{ tripId: "", people: nobody },
});

/** Where this window is. It is told only while somebody else is here. */
export const ownPlace = createAtom<PresencePlace>({ routeId: null, thing: null });

export const setPeopleHere = (tripId: string, people: readonly PresentPerson[]): void =>
  here.set({ tripId, people });

/** Who else has the trip open. */
export const usePeopleHere = (tripId: string): readonly PresentPerson[] =>
  useSelector(here, (now) => (now.tripId === tripId ? now.people : nobody));

/** True while somebody else looks at the day. */
export const useIsSeen = (routeId: string): boolean =>
  useSelector(here, ({ people }) => people.some((person) => person.routeId === routeId));

/** The names of those who edit the thing; null while nobody does. */
export const useEditors = (thing: EditedThing | null): readonly string[] | null => {
  const names = useSelector(here, ({ people }) =>
    people
      .filter((person) => thing && isSame(person.thing, thing))
      .map(({ name }) => name)
      .join("\n"),
  );
  return names === "" ? null : names.split("\n");
};

const isSame = (one: EditedThing | null, other: EditedThing): boolean =>
  one?.kind === other.kind && one.id === other.id;

/** Notes which day the window shows; null for none, or several. */
export function useShownDay(routeId: string | null): void {
  useEffect(() => {
    ownPlace.set((place) => ({ ...place, routeId }));
    return () => ownPlace.set((place) => ({ ...place, routeId: null }));
  }, [routeId]);
}

/** Notes what the open form edits; null for something new. */
export function useEditedThing(thing: EditedThing | null): void {
  const { kind, id } = thing ?? {};
  useEffect(() => {
    if (!kind || id === undefined) return;
    const { thing: before } = ownPlace.get();
    ownPlace.set((place) => ({ ...place, thing: { kind, id } }));
    return () => ownPlace.set((place) => ({ ...place, thing: before }));
  }, [kind, id]);
}
