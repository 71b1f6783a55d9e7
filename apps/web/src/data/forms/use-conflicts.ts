import type { EditedThing } from "@castor/core/members/presence.ts";
import type { UseFormReturnType } from "@mantine/form";
import { type FormEvent, useEffect, useState } from "react";
import { useEditedThing, useEditors } from "../live/presence.ts";
import { type Conflict, mergeSaved, withPaths } from "./merge-saved.ts";
import type { FormSave } from "./use-form-save.ts";

/** Instead of a save, as long as something is to be decided. */
function showConflicts(event: FormEvent<HTMLFormElement>): void {
  event.preventDefault();
  event.currentTarget.querySelector("[data-conflicts]")?.scrollIntoView({ block: "center" });
}

/** What a form edits. */
export interface Subject<Values> {
  /** Null for something new. */
  thing: EditedThing | null;
  /** As it is saved now, as values of the form; as it was last, when it is gone; null for something new. */
  saved: Values | null;
  /** Somebody has deleted it while the form was open: a save adds it as new. */
  isGone?: boolean | undefined;
}

export interface Conflicts {
  /** What the form and somebody else have changed differently. Nothing is saved until each is decided. */
  list: readonly Conflict[];
  /** Paths of the fields that somebody else has changed while the form was open. */
  taken: readonly string[];
  isGone: boolean;
  /** The names of others who edit the same; null for nobody. */
  editors: readonly string[] | null;
  keepMine: (conflict: Conflict) => void;
  takeTheirs: (conflict: Conflict) => void;
  /** Stops saving while something is to be decided. */
  guard: (saving: FormSave) => FormSave;
}

const nothing: ReturnType<typeof mergeSaved> = {
  taken: new Map(),
  agreed: new Map(),
  conflicts: [],
};

/**
 * Watches what others save while a form is open (decision 125). Fields that the form has not changed follow. The initial values of the
 * form are what is saved, but for fields in conflict: what differs from them is what the form has changed.
 */
export function useConflicts<Values extends Record<string, unknown>>(
  form: UseFormReturnType<Values>,
  { thing, saved, isGone = false }: Subject<Values>,
): Conflicts {
  useEditedThing(isGone ? null : thing);
  const editors = useEditors(thing);
  const [taken, setTaken] = useState<readonly string[]>([]);
  const heldPath = useHeldPath(form);
  // While it is saved, the trip shows the form's own values.
  const isWatching = saved !== null && !isGone && !form.submitting;
  const merged = isWatching ? mergeSaved(form.getInitialValues(), form.values, saved) : nothing;
  const begin = (paths: ReadonlyMap<string, unknown>) =>
    form.setInitialValues(withPaths(form.getInitialValues(), paths));
  const take = (paths: readonly (readonly [string, unknown])[]) => {
    begin(new Map([...paths, ...merged.agreed]));
    for (const [path, value] of paths) form.setFieldValue(path, value as never);
    setTaken((before) => [...new Set([...before, ...paths.map(([path]) => path)])]);
  };
  useEffect(() => {
    // Nothing changes in a field with the cursor in it.
    const free = [...merged.taken].filter(([path]) => path !== heldPath());
    if (free.length > 0 || merged.agreed.size > 0) take(free);
  });
  return {
    list: merged.conflicts,
    taken,
    isGone,
    editors,
    keepMine({ path, theirs }) {
      begin(new Map([[path, theirs]]));
      setTaken((before) => [...before]);
    },
    takeTheirs({ path, theirs }) {
      begin(new Map([[path, theirs]]));
      form.setFieldValue(path, theirs as never);
    },
    guard: (saving) =>
      merged.conflicts.length > 0
        ? { ...saving, failure: null, onSubmit: showConflicts }
        : {
            ...saving,
            onSubmit(event) {
              // A field with the cursor in it, untouched, would save what it was.
              if (merged.taken.size > 0) take([...merged.taken]);
              saving.onSubmit(event);
            },
          },
  };
}

/** Finds the path of the field that has the focus. The form is looked at again when a field has lost it. */
function useHeldPath<Values extends Record<string, unknown>>(
  form: UseFormReturnType<Values>,
): () => string | null {
  const [, setTurn] = useState(0);
  useEffect(() => {
    const look = () => setTurn((turn) => turn + 1);
    document.addEventListener("focusout", look);
    return () => document.removeEventListener("focusout", look);
  }, []);
  return () => {
    const path = document.activeElement?.getAttribute("data-path") ?? null;
    return path !== null && form.getInputNode(path) === document.activeElement ? path : null;
  };
}
