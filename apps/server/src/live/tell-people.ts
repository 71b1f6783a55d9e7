import { type PresentPerson, placeWithoutMoney } from "@castor/core/members/presence.ts";
import type { Viewer } from "../http/calls/context.ts";
import type { FollowedState } from "./live-store.ts";
import type { Present } from "./people-elsewhere.ts";

/** More than a trip has members. */
const most = 50;

/**
 * Who is here, as each viewer is told: the others, under their public names, and of their costs only who sees money.
 * Whoever is no member any more is here no longer. Answers the JSON of `PresentPerson[]`, which is made once for all viewers.
 */
export function describePeople(
  present: readonly Present[],
  { nameOf, standingOf }: Pick<FollowedState, "nameOf" | "standingOf">,
): (viewer: Viewer) => string {
  const people = present.flatMap(({ userId, ...place }) => {
    const name = nameOf(userId);
    if (name === undefined) return [];
    const person: PresentPerson = { userId, name, ...place };
    const withMoney = JSON.stringify(person);
    return [{ userId, withMoney, withoutMoney: JSON.stringify(placeWithoutMoney(person)) }];
  });
  return (viewer) => {
    const { seesMoney } = standingOf(viewer);
    const told = people
      .filter(({ userId }) => userId !== viewer.userId)
      .slice(0, most)
      .map(({ withMoney, withoutMoney }) => (seesMoney ? withMoney : withoutMoney));
    return `[${told.join()}]`;
  };
}
