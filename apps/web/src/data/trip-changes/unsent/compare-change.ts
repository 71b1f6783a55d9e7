import { equalJson } from "@castor/core/basics/equal-json.ts";
import { inverseOf } from "@castor/core/changes/change-rows.ts";
import { type IdMap, renameIds } from "@castor/core/changes/rename-ids.ts";
import type { TripChange } from "@castor/core/changes/trip-change.ts";
import { findIdea } from "@castor/core/points/edit/edit-ideas.ts";
import { findPoint } from "@castor/core/points/edit/edit-points.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import type { FieldConflict } from "./unsent-record.ts";

type Values = Readonly<Record<string, unknown>>;

const isBlock = (value: unknown): value is Values =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The values that a change sets, by path; null where it sets no fields. */
export function valuesOf({ args }: Pick<TripChange, "args">): Values | null {
  if (!("change" in args)) return null;
  const leaves = Object.entries(args.change).flatMap(([name, value]): [string, unknown][] =>
    isBlock(value)
      ? Object.entries(value).map(([field, inner]) => [`${name}.${field}`, inner])
      : [[name, value]],
  );
  return Object.fromEntries(leaves);
}

/**
 * What a trip says in the fields that a change sets, by path; null where it sets no fields. The inverse of the change
 * names the fields that it would change; the others already say what it sets.
 */
export function valuesBefore(trip: Trip, change: TripChange, ids: IdMap): Values | null {
  const mine = valuesOf(change);
  if (mine === null) return null;
  const back = inverseOf(trip, [change], ids).find(({ name }) => name === change.name);
  const former: Values = back && "change" in back.args ? back.args.change : {};
  const read = (path: string): unknown => {
    const [name = "", field] = path.split(".");
    if (!(name in former)) return mine[path];
    const block = former[name];
    if (field === undefined) return block;
    if (!isBlock(block)) return null;
    return field in block ? block[field] : mine[path];
  };
  return Object.fromEntries(Object.keys(mine).map((path) => [path, read(path)]));
}

/** Where a point or a cost says the currency of its amounts. */
export const currencyPath = "finance.currency";

/**
 * What a trip says in the fields that a change sets, and the currency of their amounts: a choice between two prices needs
 * it, also where only the price is changed.
 */
export function valuesToCompare(trip: Trip, change: TripChange, ids: IdMap): Values | null {
  const values = valuesBefore(trip, change, ids);
  const hasAmounts = Object.keys(values ?? {}).some((path) => path.startsWith("finance."));
  if (!hasAmounts || values === null || currencyPath in values) return values;
  const args: Values = renameIds(change.args, ids);
  const id = String(args.id);
  const thing =
    findPoint(trip, id)?.point ??
    findIdea(trip, id) ??
    trip.financeItems.find((item) => item.id === id);
  return { ...values, [currencyPath]: thing?.finance?.currency ?? null };
}

/**
 * The fields that a change and somebody else have changed differently since the change was made. `known`: what its author
 * knew of them; `theirs`: what the trip says now.
 */
export function findFieldConflicts(
  change: TripChange,
  known: Values | null,
  theirs: Values | null,
): FieldConflict[] {
  const mine = valuesOf(change);
  if (mine === null || known === null || theirs === null) return [];
  return Object.keys(mine).flatMap((path) => {
    const [was, wanted, now] = [known[path], mine[path], theirs[path]];
    const isConflict = !equalJson(was, now) && !equalJson(was, wanted) && !equalJson(wanted, now);
    return isConflict ? [{ path, mine: wanted, theirs: now }] : [];
  });
}
