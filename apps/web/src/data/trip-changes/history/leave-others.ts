import { equalJson } from "@castor/core/basics/equal-json.ts";
import type { ChangeBody } from "@castor/core/changes/change-args.ts";
import { applyTripChange } from "@castor/core/changes/change-rows.ts";
import { type IdMap, renameIds } from "@castor/core/changes/rename-ids.ts";
import { findPoint } from "@castor/core/points/edit/edit-points.ts";
import type { Trip } from "@castor/core/trips/trip.ts";

/** The fields of a save, or those of a block such as the finance of a point, by name. */
type Fields = Readonly<Record<string, unknown>>;

interface Left {
  bodies: ChangeBody[];
  /** True where something stays as others have made it. */
  isPartly: boolean;
}

/**
 * The changes of a turn without what somebody else has changed since: a field that is not as the step left it, and a point that is on
 * another day. `made` are the changes that the turn takes back.
 */
export function leaveOthers(
  trip: Trip,
  turn: readonly ChangeBody[],
  { made, ids }: { made: readonly ChangeBody[]; ids: IdMap },
): Left {
  const done = made.map((body) => renameIds(body, ids));
  const elsewhere = new Set<string>();
  let isPartly = false;
  const bodies = turn.flatMap((body): ChangeBody[] => {
    const { name, args } = renameIds(body, ids);
    if (name === "points.order" && elsewhere.has(args.id)) return [];
    if (name === "points.move") {
      const last = done.findLast(
        (change) => change.name === name && change.args.pointId === args.pointId,
      );
      const now = findPoint(trip, args.pointId)?.route.id;
      if (last?.name !== name || now === undefined || now === last.args.routeId) return [body];
      elsewhere.add(args.pointId);
      isPartly = true;
      return [];
    }
    if (name === "routes.moveDates") {
      const last = done.findLast((change) => change.name === name);
      const dates = args.dates.filter(({ id }) => isDateAsMade(trip, id, last));
      if (dates.length === args.dates.length) return [body];
      isPartly = true;
      return dates.length > 0 ? [{ name, args: { ...args, dates } }] : [];
    }
    const fields = fieldsOf(args);
    if (fields === null) return [body];
    const save = done.findLast(
      (change) => change.name === name && idOf(change.args) === idOf(args),
    );
    const own = save ? ownFields(trip, fields, save) : fields;
    if (equalJson(own, fields)) return [body];
    isPartly = true;
    if (Object.keys(own).length === 0) return [];
    return [{ ...body, args: { ...body.args, change: own } } as ChangeBody];
  });
  return { bodies, isPartly };
}

/** True for a day that has the date which a step gave it, and for one that it gave none. */
function isDateAsMade(trip: Trip, id: string, made: ChangeBody | undefined): boolean {
  if (made?.name !== "routes.moveDates") return true;
  const given = made.args.dates.find((day) => day.id === id)?.date;
  const now = trip.routes.find((route) => route.id === id)?.date;
  return given === undefined || now === given;
}

const fieldsOf = (args: object): Fields | null =>
  "change" in args && "id" in args ? (args.change as Fields) : null;
const idOf = (args: object) => ("id" in args ? args.id : undefined);
const isBlock = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Those of some fields that are as a save has made them, and in a block those of its own. */
function ownFields(trip: Trip, fields: Fields, save: ChangeBody): Fields {
  const made = fieldsOf(save.args) ?? {};
  /** True when saving it again would change nothing, or it was never saved. */
  const isAsMade = (change: Fields) => {
    const again = { ...save, args: { ...save.args, change }, at: trip.updated };
    const after = applyTripChange(trip, again as Parameters<typeof applyTripChange>[1]);
    return equalButTimes(after, trip);
  };
  const own = Object.entries(fields).flatMap(([name, value]): [string, unknown][] => {
    const saved = made[name];
    if (!isBlock(value) || !isBlock(saved))
      return !(name in made) || isAsMade({ [name]: saved }) ? [[name, value]] : [];
    const ofBlock = Object.entries(value).filter(
      ([part]) => !(part in saved) || isAsMade({ [name]: { [part]: saved[part] } }),
    );
    return ofBlock.length > 0 ? [[name, Object.fromEntries(ofBlock)]] : [];
  });
  return Object.fromEntries(own);
}

/** A save tells its time, whatever it saves. What it leaves as it is stays the same object, so that most is not looked at. */
function equalButTimes(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null)
    return false;
  const [ours, theirs] = [new Map(Object.entries(one)), new Map(Object.entries(other))];
  return [...new Set([...ours.keys(), ...theirs.keys()])].every(
    (name) => name === "updated" || equalButTimes(ours.get(name), theirs.get(name)),
  );
}
