import type { Trip } from "@castor/core/trips/trip.ts";
import { type ReactNode, useEffect, useMemo, useState } from "react";
import { whenIdle } from "../../device/when-idle.ts";
import { useWords } from "../../i18n/words.ts";
import { latePart, PartBoundary } from "../../ui/late-part.tsx";
import { notify } from "../../ui/notify.ts";
import type { DrawText } from "./draw-text.ts";
import type { OpenNote } from "./note-dialogs.tsx";
import { type NoteActions, useNoteActions } from "./use-note-actions.ts";

// Forms weigh more than the notes: they come after them, and are here when they are wanted.
const NoteDialogs = latePart(async () => (await import("./note-dialogs.tsx")).NoteDialogs);
// Whoever opens one whose part did not come is told then.
const loadDialogs = () => void NoteDialogs.load().catch(() => {});

/** What may be done with notes: at once, or in a form that `open` shows. */
export type NoteTools = NoteActions & { open: (what: OpenNote) => void };

/** What may be done with the notes of a trip, and the form that is open for it. */
export function useNotes(trip: Trip, drawText: DrawText): { tools: NoteTools; dialogs: ReactNode } {
  const translate = useWords();
  const actions = useNoteActions(trip.id);
  const [opened, setOpened] = useState<OpenNote | null>(null);
  useEffect(() => whenIdle(loadDialogs), []);
  const tools = useMemo(() => ({ ...actions, open: setOpened }), [actions]);
  const close = () => setOpened(null);
  const fail = () => {
    close();
    notify("error", translate("actions.notOpened"));
  };
  const dialogs = opened ? (
    <PartBoundary onFail={fail}>
      <NoteDialogs
        trip={trip}
        open={opened}
        actions={actions}
        drawText={drawText}
        onClose={close}
      />
    </PartBoundary>
  ) : null;
  return { tools, dialogs };
}
