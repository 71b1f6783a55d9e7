import { applyTripChange, temporaryIdsOf } from "@castor/core/changes/change-rows.ts";
import { renameIds } from "@castor/core/changes/rename-ids.ts";
import type { TripChange } from "@castor/core/changes/trip-change.ts";
import { isSameAttachment } from "@castor/core/files/attachment.ts";
import { findAttachment } from "@castor/core/files/edit-attachments.ts";
import { listNotes } from "@castor/core/notes/edit-notes.ts";
import { findIdea } from "@castor/core/points/edit/edit-ideas.ts";
import { findPoint } from "@castor/core/points/edit/edit-points.ts";
import { hasThing } from "@castor/core/trips/has-thing.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { ApiError } from "../../src/data/http/api-error.ts";

/** A server of one trip, made of core's verbs: versions, its own ids, and each key done once. */
export class ModelServer {
  trip: Trip;
  version = 0;
  /** How often each change was done, by the instant at which it was made. */
  readonly applied = new Map<string, number>();
  /** The ids that deletes named. */
  readonly #deleted = new Set<string>();
  /** The ids that changes of gone things named, by the instant at which a change was made. */
  readonly #refused = new Map<string, readonly string[]>();
  readonly #answers = new Map<string, unknown>();
  #ids = 0;

  constructor(trip: Trip) {
    this.trip = trip;
  }

  do(change: TripChange, ifMatch: string | undefined): unknown {
    if (this.#answers.has(change.id)) return this.#answers.get(change.id);
    if (ifMatch !== undefined && ifMatch !== String(this.version))
      throw new ApiError(409, "CONFLICT", "changed meanwhile");
    const made = temporaryIdsOf(change);
    const ids = idsIn(change.args);
    if (/remove/.test(change.name)) for (const id of ids) this.#deleted.add(id);
    if (ids.some((id) => !made.includes(id) && !this.#has(id, change))) {
      this.#refused.set(change.at, ids);
      throw new ApiError(404, "NOT_FOUND", "gone");
    }
    const names = new Map(made.map((id) => [id, `server-${++this.#ids}`]));
    const named = { ...change, args: renameIds(change.args, names) } as TripChange;
    this.trip = applyTripChange(this.trip, named);
    this.version++;
    this.applied.set(change.at, (this.applied.get(change.at) ?? 0) + 1);
    const answer =
      change.name === "trips.import"
        ? { ids: [...names].map(([former, id]) => ({ former, id })) }
        : this.#answer(named);
    this.#answers.set(change.id, answer);
    return answer;
  }

  /** True for a delete of what was gone, and for a change of what its author then wanted to delete. */
  isMoot(at: string): boolean {
    return this.#refused.get(at)?.some((id) => this.#deleted.has(id)) === true;
  }

  /** Endpoints of stops know no ideas, and those of ideas no stops. Those of several do what is left to do. */
  #has(id: string, { name, args }: TripChange): boolean {
    const { trip } = this;
    const points = trip.routes.flatMap((route) => route.points);
    const things = [...points, ...trip.ideas];
    if (name === "points.toIdeas") return true;
    if (name === "ideas.toDay")
      return (
        !args.ideas.some(({ routeId }) => routeId === id) ||
        trip.routes.some((day) => day.id === id)
      );
    if (name.startsWith("points.") && findIdea(trip, id)) return false;
    if (name.startsWith("ideas.") && findPoint(trip, id)) return false;
    return id === trip.id || hasThing(trip, id) || things.some(({ linkId }) => linkId === id);
  }

  #answer({ name, args }: TripChange): unknown {
    const { trip } = this;
    const points = trip.routes.flatMap((route) => route.points);
    const route = (id: string) => trip.routes.find((day) => day.id === id);
    const point = (id: string) => points.find((stop) => stop.id === id);
    const daysOf = (stop: string) => trip.routes.find(({ id }) => id === point(stop)?.routeId);
    switch (name) {
      case "trips.save":
      case "trips.publish":
      case "trips.shift":
      case "trips.silence":
        return trip;
      case "routes.add":
      case "routes.save":
        return route(args.id);
      case "routes.addDays":
        return [...args.days, ...args.dates].flatMap(({ id }) => route(id) ?? []);
      case "routes.duplicate":
        return {
          routes: [args.id, ...args.dates.map(({ id }) => id)].flatMap((id) => route(id) ?? []),
          ids: args.stops,
        };
      case "routes.moveDates":
        return args.dates.flatMap(({ id }) => route(id) ?? []);
      case "points.add":
      case "points.save":
      case "points.tick":
        return point(args.id);
      case "ideas.add":
      case "ideas.save":
      case "ideas.tick":
        return findIdea(trip, args.id);
      case "points.move":
        return points;
      case "points.order":
        return daysOf(args.id)?.points ?? [];
      case "points.attach": {
        const linkId = point(args.pointId)?.linkId;
        return args.stops.flatMap(
          (stop) =>
            point(stop.id) ??
            points.find((other) => other.linkId === linkId && other.routeId === stop.routeId) ??
            [],
        );
      }
      case "notes.add":
        return listNotes(trip);
      case "attachments.add":
        return (
          findAttachment(trip, args.id) ??
          trip.attachments.find((other) => isSameAttachment(other, args.attachment))
        );
      case "attachments.save":
        return findAttachment(trip, args.id);
      case "finance.add":
      case "finance.save":
        return trip.financeItems.find(({ id }) => id === args.id);
      default:
        return { success: true };
    }
  }
}

const idFields = new Set(["id", "tripId", "linkId", "routeId", "parentId", "pointId", "thingId"]);

/** The ids of which a change speaks. */
function idsIn(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([field, part]) =>
    typeof part === "string" ? (idFields.has(field) ? [part] : []) : idsIn(part),
  );
}
