import { equalJson } from "@castor/core/basics/equal-json.ts";

type Values = Readonly<Record<string, unknown>>;

/** A field that this form and somebody else have changed to different values; a field of a block is "block.field". */
export interface Conflict {
  path: string;
  mine: unknown;
  theirs: unknown;
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

/** Compares a form's values with those that it began with and those saved now (decision 037). */
export function findConflicts(began: Values, typed: Values, saved: Values): Conflict[] {
  const [before, mine] = [flatten(began), flatten(typed)];
  return [...flatten(saved)].flatMap(([path, theirs]) => {
    const [was, wanted] = [before.get(path), mine.get(path)];
    const isConflict =
      !equalJson(was, theirs) && !equalJson(was, wanted) && !equalJson(wanted, theirs);
    return isConflict ? [{ path, mine: wanted, theirs }] : [];
  });
}
