import { equalJson } from "@castor/core/basics/equal-json.ts";

type Values = Readonly<Record<string, unknown>>;

/** A field that this form and somebody else have changed to different values; a field of a block is "block.field". */
export interface Conflict {
  path: string;
  mine: unknown;
  theirs: unknown;
}

/** A form whose thing somebody else has changed. */
export interface Merged {
  /** Fields that the form has not changed: they get the new value. */
  taken: ReadonlyMap<string, unknown>;
  /** Fields that both have changed to the same value. */
  agreed: ReadonlyMap<string, unknown>;
  conflicts: readonly Conflict[];
}

const isBlock = (value: unknown): value is Values =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The values by path. */
function flatten(values: Values, before = ""): Map<string, unknown> {
  const all = Object.entries(values).flatMap(([name, value]): [string, unknown][] =>
    isBlock(value) ? [...flatten(value, `${before}${name}.`)] : [[before + name, value]],
  );
  return new Map(all);
}

/** Compares a form's values with those that it began with and those saved now, field by field (decision 037). */
export function mergeSaved(began: Values, typed: Values, saved: Values): Merged {
  const [before, mine] = [flatten(began), flatten(typed)];
  const taken = new Map<string, unknown>();
  const agreed = new Map<string, unknown>();
  const conflicts: Conflict[] = [];
  for (const [path, theirs] of flatten(saved)) {
    const [was, wanted] = [before.get(path), mine.get(path)];
    if (equalJson(was, theirs)) continue;
    if (equalJson(was, wanted)) taken.set(path, theirs);
    else if (equalJson(wanted, theirs)) agreed.set(path, theirs);
    else conflicts.push({ path, mine: wanted, theirs });
  }
  return { taken, agreed, conflicts };
}

/** The values with those of some paths. */
export function withPaths<V extends Values>(values: V, paths: ReadonlyMap<string, unknown>): V {
  const next: Record<string, unknown> = { ...values };
  for (const [path, value] of paths) {
    const [block = "", field] = path.split(".");
    next[block] = field === undefined ? value : { ...Object(next[block]), [field]: value };
  }
  return next as V;
}
