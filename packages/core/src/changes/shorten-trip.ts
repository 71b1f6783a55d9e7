import { limits } from "../limits.ts";
import type { TripEnd } from "../routes/edit/choose-dates.ts";
import type { Route } from "../routes/route.ts";
import { dayOf } from "../time/dates.ts";
import type { Trip } from "../trips/trip.ts";
import type { ChangeBody } from "./change-args.ts";

/** The days of a trip that lie on its first or last dates; at least one date stays. */
export function listLostDays(routes: readonly Route[], count: number, end: TripEnd): Route[] {
  const dates = [...new Set(routes.map(({ date }) => dayOf(date)))].toSorted();
  const lost = new Set(
    end === "end"
      ? dates.slice(Math.max(1, dates.length - count))
      : dates.slice(0, Math.min(count, dates.length - 1)),
  );
  return routes.filter(({ date }) => lost.has(dayOf(date)));
}

/** The stops of lost days that become ideas: one of each place that stands nowhere else. */
export function listStopsToIdeas(trip: Trip, lost: readonly Route[]): { id: string }[] {
  const gone = new Set(lost.map(({ id }) => id));
  const known = new Set([
    ...trip.ideas.map(({ linkId }) => linkId),
    ...trip.routes
      .filter(({ id }) => !gone.has(id))
      .flatMap(({ points }) => points.map(({ linkId }) => linkId)),
  ]);
  return lost.flatMap(({ points }) =>
    points.flatMap(({ id, linkId }) => {
      if (known.has(linkId)) return [];
      known.add(linkId);
      return [{ id }];
    }),
  );
}

/** The description of a lost day as a note of the whole trip, under the day's name where there is room. */
function noteOfDay({ name, description }: Route): string {
  const named = `**${name}**\n${description}`;
  return named.length <= limits.noteText ? named : description;
}

/**
 * The changes that take days out of a trip and lose nothing of them (decision 113): places that stand nowhere else become ideas, notes become
 * notes of the whole trip, and so does what the days say of themselves. Files of the days become files of the trip.
 */
export function shortenTrip(trip: Trip, lost: readonly Route[], newId: () => string): ChangeBody[] {
  const { id: tripId } = trip;
  const points = listStopsToIdeas(trip, lost);
  return [
    ...(points.length > 0 ? [{ name: "points.toIdeas" as const, args: { tripId, points } }] : []),
    ...lost.flatMap(({ notes }) =>
      notes.map(({ id }) => ({
        name: "notes.save" as const,
        args: { id, change: { routeId: null } },
      })),
    ),
    ...lost
      .filter(({ description }) => description.trim() !== "")
      .map((day) => ({
        name: "notes.add" as const,
        args: {
          tripId,
          id: newId(),
          note: { routeId: null, parentId: null, text: noteOfDay(day) },
        },
      })),
    ...trip.attachments
      .filter(({ thingId }) => lost.some((day) => day.id === thingId))
      .map(({ id }) => ({
        name: "attachments.save" as const,
        args: { id, change: { kind: "trip" as const, thingId: tripId } },
      })),
    ...lost.map(({ id }) => ({ name: "routes.remove" as const, args: { id } })),
  ];
}
