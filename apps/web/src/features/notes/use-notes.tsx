import type { Trip } from "@castor/core/trips/trip.ts";
import { type ReactNode, useEffect, useMemo, useState } from "react";
import { loadWhenIdle } from "../../device/loading/load-when-idle.ts";
import { useWords } from "../../i18n/words.ts";
import { showToast } from "../../ui/feedback/show-toast.ts";
import { LazyBoundary, lazyComponent } from "../../ui/lazy/lazy-component.tsx";
import type { OpenNote } from "./note-dialogs.tsx";
import { type NoteActions, useNoteActions } from "./use-note-actions.ts";

// The forms are larger than the notes: they load when the browser is idle.
const NoteDialogs = lazyComponent(async () => (await import("./note-dialogs.tsx")).NoteDialogs);
// A failed load is reported when a form is opened.
const later = [NoteDialogs];

/** The actions of notes; `open` shows a form. Who may not edit is offered none of them. */
export type NoteTools = NoteActions & { open: (what: OpenNote) => void; canEdit: boolean };

/** The actions of a trip's notes, and the open dialog. */
export function useNotes(trip: Trip): { tools: NoteTools; dialogs: ReactNode } {
  const translate = useWords("common");
  const actions = useNoteActions(trip.id);
  const [opened, setOpened] = useState<OpenNote | null>(null);
  const { canEdit } = trip;
  useEffect(() => (canEdit ? loadWhenIdle(later) : undefined), [canEdit]);
  const tools = useMemo(() => ({ ...actions, open: setOpened, canEdit }), [actions, canEdit]);
  const close = () => setOpened(null);
  const fail = () => {
    close();
    showToast("error", translate("actions.notOpened"));
  };
  const dialogs = opened ? (
    <LazyBoundary onFail={fail}>
      <NoteDialogs trip={trip} open={opened} actions={actions} onClose={close} />
    </LazyBoundary>
  ) : null;
  return { tools, dialogs };
}
