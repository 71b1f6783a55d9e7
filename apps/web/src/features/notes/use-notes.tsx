import { notesEndpoints } from "@castor/core/endpoints/notes.ts";
import { findMentioned } from "@castor/core/markup/mentions.ts";
import { mayCall } from "@castor/core/trips/may-call.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { type ReactNode, useEffect, useMemo, useState } from "react";
import { useSession } from "../../data/session/session-store.ts";
import { loadWhenIdle } from "../../device/loading/load-when-idle.ts";
import { useWords } from "../../i18n/words.ts";
import type { TextPeople } from "../../things/markup-lines.tsx";
import { showToast } from "../../ui/feedback/show-toast.ts";
import { LazyBoundary, lazyComponent } from "../../ui/lazy/lazy-component.tsx";
import type { OpenNote } from "./note-dialogs.tsx";
import { type NoteActions, useNoteActions } from "./use-note-actions.ts";

// The forms are larger than the notes: they load when the browser is idle.
const NoteDialogs = lazyComponent(async () => (await import("./note-dialogs.tsx")).NoteDialogs);
// A failed load is reported when a form is opened.
const later = [NoteDialogs];

/** The actions of notes; `open` shows a form. Members are offered those that they may do (notes/note-rights.ts of core). */
export interface NoteTools extends NoteActions {
  open: (what: OpenNote) => void;
  canEdit: boolean;
  /** Viewers answer notes, too. */
  canReply: boolean;
  people: TextPeople;
  /** Several people write here: each note says who did. */
  isShared: boolean;
}

/** Who plans a trip, and its reader; the same object while they stay. */
function useTextPeople({ members }: Pick<Trip, "members">): TextPeople {
  const { userId } = useSession();
  return useMemo(() => {
    const all = members ?? [];
    return { all, userId, find: (name) => findMentioned(name, all) };
  }, [members, userId]);
}

/** The actions of a trip's notes, and the open dialog. */
export function useNotes(trip: Trip): { tools: NoteTools; dialogs: ReactNode } {
  const translate = useWords("common");
  const people = useTextPeople(trip);
  const me = useMemo(() => {
    const found = people.all.find(({ userId }) => userId === people.userId);
    return found && { userId: found.userId, name: found.name };
  }, [people]);
  const actions = useNoteActions(trip.id, me);
  const [opened, setOpened] = useState<OpenNote | null>(null);
  const { canEdit, isShared = false } = trip;
  const canReply = mayCall(trip, notesEndpoints.save);
  useEffect(() => (canReply ? loadWhenIdle(later) : undefined), [canReply]);
  const tools = useMemo(
    () => ({ ...actions, open: setOpened, canEdit, canReply, people, isShared }),
    [actions, canEdit, canReply, people, isShared],
  );
  const close = () => setOpened(null);
  const fail = () => {
    close();
    showToast("error", translate("actions.notOpened"));
  };
  const dialogs = opened ? (
    <LazyBoundary onFail={fail}>
      <NoteDialogs trip={trip} open={opened} actions={actions} people={people} onClose={close} />
    </LazyBoundary>
  ) : null;
  return { tools, dialogs };
}
