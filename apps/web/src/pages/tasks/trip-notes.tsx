import type { TaskTick } from "@castor/core/markup/tick-task.ts";
import { chooseNotes, type NoteState, noteStates } from "@castor/core/notes/choose-notes.ts";
import { countTasks } from "@castor/core/notes/count-tasks.ts";
import { listNotes } from "@castor/core/notes/edit-notes.ts";
import { flattenNotes } from "@castor/core/notes/note-tree.ts";
import { addressOf, showTrip } from "@castor/core/pages.ts";
import { findPlaceAddress } from "@castor/core/points/find-place-address.ts";
import { isOwnerOf } from "@castor/core/trips/may-call.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { useCallback, useDeferredValue, useMemo, useState } from "react";
import { type AskedDialog, useAskedDialog } from "../../data/asked-dialog.ts";
import { NoteFiles } from "../../features/files/note-files.tsx";
import { useHistoryKeys } from "../../features/history/use-history.ts";
import { InsertListMenu } from "../../features/notes/insert-list-menu.tsx";
import { NoteList } from "../../features/notes/note-list.tsx";
import { ProgressLine } from "../../features/notes/progress-line.tsx";
import { useNotesSentOnLeave } from "../../features/notes/use-note-actions.ts";
import { useNotes } from "../../features/notes/use-notes.tsx";
import { ShareControl } from "../../features/sharing/share-control.tsx";
import { useSiteName } from "../../i18n/use-site-name.ts";
import { useWords } from "../../i18n/words.ts";
import { PeopleLater } from "../../things/people/people-later.tsx";
import { FindPlaceProvider } from "../../things/trip-text.tsx";
import { useDayChoices } from "../../things/use-day-choices.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { Link } from "../../ui/buttons/link.tsx";
import { SegmentedChoice } from "../../ui/choices/segmented-choice.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { Icon } from "../../ui/icons/icon.tsx";
import { PageFrame } from "../../ui/layout/page-frame.tsx";
import styles from "./trip-notes.module.css";

/** Notes and replies, by key, that stay in view until the filter changes. */
interface Stay {
  /** Those with a tick since then. */
  ticked: ReadonlySet<string>;
  /** All keys at that time: others were written since. Null before any filter was set. */
  known: ReadonlySet<string> | null;
}

const noTasks = { done: 0, total: 0 };
const noStay: Stay = { ticked: new Set(), known: null };
type KeyOf = (noteId: string) => string;

/** The notes of a trip, first of the whole trip, then by day; with a filter, empty days are left out. */
function useGroups(trip: Trip, state: NoteState, search: string, stay: Stay, keyOf: KeyOf) {
  const translate = useWords("common");
  const siteName = useSiteName();
  const days = useDayChoices(trip);
  const isChosen = state !== "all" || search.trim() !== "";
  const groups = useMemo(() => {
    const whole = { routeId: null, title: translate("notes.wholeTrip"), notes: trip.notes };
    const ofDays = trip.routes.map(({ id, notes, name }) => ({
      routeId: id,
      title: days.find(({ value }) => value === id)?.label ?? name,
      notes,
    }));
    const all = [whole, ...ofDays].map((group) => ({
      ...group,
      notes: chooseNotes(group.notes, {
        state,
        search,
        siteName,
        isTicked: (id) => stay.ticked.has(keyOf(id)),
        isFresh: (id) => stay.known?.has(keyOf(id)) === false,
      }),
      tasks: countTasks(group.notes),
    }));
    // Where one day has all tasks, the line of the whole page says the same already.
    const isDivided = all.filter(({ tasks }) => tasks.total > 0).length > 1;
    const shown = isDivided ? all : all.map((group) => ({ ...group, tasks: noTasks }));
    return isChosen ? shown.filter(({ notes }) => notes.length > 0) : shown;
  }, [trip, days, translate, siteName, state, search, stay, keyOf, isChosen]);
  return { groups, isChosen };
}

/** The trip as of the last change of its points, so that a tick draws only its own note again. */
function useTripOfPoints(trip: Trip): Trip {
  const [kept, setKept] = useState(trip);
  const isSame =
    kept.routes.length === trip.routes.length &&
    kept.routes.every(({ id, points }, index) => {
      const route = trip.routes[index];
      return route?.id === id && route.points === points;
    });
  if (isSame) return kept;
  setKept(trip);
  return trip;
}

const ofNotes = (asked: AskedDialog) => (asked.kind === "newNote" ? asked : null);

/** The notes and tasks of a trip. */
export function TripNotes({ trip }: { trip: Trip }) {
  const translate = useWords("common", "notes-page");
  const [state, setState] = useState<NoteState>("all");
  const [typed, setTyped] = useState("");
  const [stay, setStay] = useState(noStay);
  const search = useDeferredValue(typed);
  const ofPoints = useTripOfPoints(trip);
  const findPlace = useCallback((linkId: string) => findPlaceAddress(ofPoints, linkId), [ofPoints]);
  useNotesSentOnLeave();
  const { canEdit } = trip;
  useHistoryKeys(trip.id, true);
  const { tools: plain, dialogs } = useNotes(trip);
  const { keyOf, open } = plain;
  useAskedDialog(trip.id, ofNotes, () => {
    if (canEdit) open({ kind: "new", routeId: null });
  });
  const { groups, isChosen } = useGroups(trip, state, search, stay, keyOf);
  // A ticked note stays in view, with the focus, until the filter changes.
  const tools = useMemo(
    () => ({
      ...plain,
      tick(id: string, tick: TaskTick): void {
        const key = plain.keyOf(id);
        setStay((before) => ({ ...before, ticked: new Set(before.ticked).add(key) }));
        plain.tick(id, tick);
      },
    }),
    [plain],
  );
  const notes = listNotes(trip);
  const look = (shown: NoteState, words: string): void => {
    setState(shown);
    setTyped(words);
    setStay({ ...noStay, known: new Set(flattenNotes(notes).map(({ id }) => keyOf(id))) });
  };
  const add = canEdit ? (
    <Button kind="primary" icon="plus" onClick={() => tools.open({ kind: "new", routeId: null })}>
      {translate("notes.add")}
    </Button>
  ) : undefined;
  const showAll = () => look("all", "");
  return (
    <FindPlaceProvider value={findPlace}>
      <NoteFiles trip={trip}>
        <PageFrame
          title={translate("titles.tasks")}
          lead={
            <div className={`row wrap items-center ${styles.lead}`}>
              <Link href={addressOf("map", { tripId: trip.id, routeId: showTrip })} dir="auto">
                {trip.name}
              </Link>
              {isOwnerOf(trip) ? <ShareControl trip={trip} look="badge" /> : null}
              <PeopleLater trip={trip} />
            </div>
          }
          width="narrow"
          actions={
            canEdit ? (
              <>
                <InsertListMenu tools={tools} />
                {notes.length > 0 ? add : null}
              </>
            ) : undefined
          }
        >
          {notes.length === 0 ? (
            <EmptyState
              pose="gnaws-pencil"
              text={translate(canEdit ? "notesPage.empty" : "notesPage.emptyReadOnly")}
              action={add}
            />
          ) : (
            <>
              <div className={`row wrap items-center ${styles.bar}`}>
                <SegmentedChoice
                  label={translate("notesPage.show")}
                  value={state}
                  choices={noteStates.map((value) => ({
                    value,
                    label: translate(`notesPage.states.${value}`),
                  }))}
                  onChange={(value) => look(value, typed)}
                />
                <TextField
                  type="search"
                  aria-label={translate("notesPage.search")}
                  placeholder={translate("notesPage.search")}
                  leftSection={<Icon name="search" size={18} />}
                  className={styles.search}
                  value={typed}
                  onChange={(event) => look(state, event.currentTarget.value)}
                />
                <ProgressLine tasks={countTasks(notes)} />
              </div>
              {groups.length === 0 ? (
                <EmptyState
                  pose="dives"
                  isSmall
                  text={translate("notesPage.noneFound")}
                  action={<Button onClick={showAll}>{translate("notesPage.showAll")}</Button>}
                />
              ) : (
                <NoteList
                  label={translate("titles.tasks")}
                  groups={groups}
                  tools={tools}
                  canMove={trip.routes.length > 0}
                  canOrder={canEdit && !isChosen}
                />
              )}
            </>
          )}
          {dialogs}
        </PageFrame>
      </NoteFiles>
    </FindPlaceProvider>
  );
}
