import type { ArgsOf, ChangeBody } from "../src/changes/change-args.ts";
import type { TaskTick } from "../src/markup/tick-task.ts";
import type { Trip } from "../src/trips/trip.ts";

/** The thing that a number means. */
export const pick = <T>(things: readonly T[], which: number): T | undefined =>
  things[which % Math.max(1, things.length)];

/** What a step of a script may mean for the ideas of a trip; null where the trip has nothing of the kind. */
export function readIdeaSteps(
  trip: Trip,
  [which, to]: readonly [which: number, to: number],
  made: { id: string; tick: (text: string) => TaskTick; fields: ArgsOf<"ideas.add">["fields"] },
): readonly (ChangeBody | null | undefined)[] {
  const tripId = trip.id;
  const { id, tick, fields } = made;
  const { name, finance } = fields;
  const route = pick(trip.routes, which);
  const other = pick(trip.routes, to);
  const stops = trip.routes.flatMap(({ points }) => points);
  const point = pick(stops, which);
  const idea = pick(trip.ideas, which);
  return [
    point && {
      name: "points.toIdeas",
      args: {
        tripId,
        points: stops
          .slice(which % 5, (which % 5) + 1 + (to % 3))
          .map((stop, index) => (index === 1 ? { id: stop.id, order: 0 } : { id: stop.id })),
      },
    },
    {
      name: "ideas.add",
      args: {
        ...{ tripId, id, linkId: to === 5 && point ? point.linkId : `${id}-place` },
        fields: { ...fields, reservationTime: "10:30" },
      },
    },
    idea && {
      name: "ideas.save",
      args: { id: idea.id, change: { name, finance, timeToSpend: which } },
    },
    idea && {
      name: "ideas.save",
      args: { id: idea.id, change: { hotelData: { checkIn: "2026-12-05 15:00" } } },
    },
    idea && { name: "ideas.tick", args: { id: idea.id, tick: tick(idea.description) } },
    idea && { name: "ideas.remove", args: { id: idea.id } },
    idea &&
      route &&
      other && {
        name: "ideas.toDay",
        args: {
          tripId,
          ideas: [
            { id: idea.id, routeId: route.id },
            ...trip.ideas
              .filter(({ id: found }) => found !== idea.id)
              .slice(0, to % 3)
              .map((one) => ({ id: one.id, routeId: other.id, order: to % 4 })),
          ],
        },
      },
  ];
}
