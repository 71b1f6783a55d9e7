import type { UseFormReturnType } from "@mantine/form";
import { type FormEvent, useState } from "react";
import { type Conflict, findConflicts } from "./find-conflicts.ts";
import type { FormSave } from "./use-form-save.ts";

/** Instead of a save, as long as something is to be decided. */
function showConflicts(event: FormEvent<HTMLFormElement>): void {
  event.preventDefault();
  event.currentTarget.querySelector("[data-conflicts]")?.scrollIntoView({ block: "center" });
}

export interface Conflicts {
  /** What the form and somebody else have changed differently. Nothing is saved until each is decided. */
  list: readonly Conflict[];
  keepMine: (conflict: Conflict) => void;
  takeTheirs: (conflict: Conflict) => void;
  /** Stops saving while something is to be decided. */
  guard: (saving: FormSave) => FormSave;
}

/**
 * Watches what others save while a form is open. `saved` is the thing as it is saved now, as values of the form; null for
 * a new thing.
 */
export function useConflicts<Values extends Record<string, unknown>>(
  form: UseFormReturnType<Values>,
  saved: Values | null,
): Conflicts {
  const [began] = useState(saved);
  const [decided, setDecided] = useState<ReadonlyMap<string, unknown>>(new Map());
  // While it is saved, the trip shows the form's own values.
  const isWatching = began !== null && saved !== null && !form.submitting;
  const found = isWatching ? findConflicts(began, form.values, saved) : [];
  // A decision holds for the value that it was made about.
  const list = found.filter(({ path, theirs }) => decided.get(path) !== JSON.stringify(theirs));
  const keepMine = ({ path, theirs }: Conflict) =>
    setDecided(new Map([...decided, [path, JSON.stringify(theirs)]]));
  return {
    list,
    keepMine,
    takeTheirs(conflict) {
      keepMine(conflict);
      const [block = "", field] = conflict.path.split(".");
      const before = form.getValues()[block];
      const value =
        field === undefined ? conflict.theirs : { ...Object(before), [field]: conflict.theirs };
      form.setValues({ [block]: value } as Partial<Values>);
    },
    guard: (saving) => ({
      ...saving,
      ...(list.length > 0 ? { failure: null, onSubmit: showConflicts } : {}),
    }),
  };
}
