import type { TaskTick } from "@castor/core/markup/tick-task.ts";
import { chooseNotes, type NoteState, noteStates } from "@castor/core/notes/choose-notes.ts";
import { countTasks } from "@castor/core/notes/count-tasks.ts";
import { listNotes } from "@castor/core/notes/edit-notes.ts";
import { flattenNotes } from "@castor/core/notes/note-tree.ts";
import { addressOf, showTrip } from "@castor/core/pages.ts";
import { findPlaceAddress } from "@castor/core/points/find-place-address.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { useCallback, useDeferredValue, useMemo, useState } from "react";
import { InsertListMenu } from "../../features/notes/insert-list-menu.tsx";
import { NoteList } from "../../features/notes/note-list.tsx";
import { ProgressLine } from "../../features/notes/progress-line.tsx";
import { useNotesSentOnLeave } from "../../features/notes/use-note-actions.ts";
import { useNotes } from "../../features/notes/use-notes.tsx";
import { DescriptionText } from "../../features/points/description-text.tsx";
import { useDayChoices } from "../../i18n/use-day-choices.ts";
import { useSiteName } from "../../i18n/use-site-name.ts";
import { useWords } from "../../i18n/words.ts";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Link } from "../../ui/link.tsx";
import { PageFrame } from "../../ui/page-frame.tsx";
import { SegmentedChoice } from "../../ui/segmented-choice.tsx";
import styles from "./trip-notes.module.css";

/** What stays in view until something else is looked at, by the keys of notes and replies. */
interface Stay {
  /** Where something was ticked since. */
  ticked: ReadonlySet<string>;
  /** All that there was then: what is not among it was written since. Null: nothing was. */
  known: ReadonlySet<string> | null;
}

const noStay: Stay = { ticked: new Set(), known: null };
type KeyOf = (noteId: string) => string;

/** The notes of a trip, those of the whole trip first, then day by day; while only some are looked at, days without them are away. */
function useGroups(trip: Trip, state: NoteState, search: string, stay: Stay, keyOf: KeyOf) {
  const translate = useWords();
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
    return isChosen ? all.filter(({ notes }) => notes.length > 0) : all;
  }, [trip, days, translate, siteName, state, search, stay, keyOf, isChosen]);
  return { groups, isChosen };
}

/** The trip as it was when its points last changed: a tick draws only the note that it stands in. */
function useTripOfPoints(trip: Trip): Trip {
  const [kept, setKept] = useState(trip);
  const isSame =
    kept.routes.length === trip.routes.length &&
    kept.routes.every(({ id, points }, at) => {
      const route = trip.routes[at];
      return route?.id === id && route.points === points;
    });
  if (isSame) return kept;
  setKept(trip);
  return trip;
}

/** The notes and tasks of a trip: all that its group must remember and do. */
export function TripNotes({ trip }: { trip: Trip }) {
  const translate = useWords();
  const [state, setState] = useState<NoteState>("all");
  const [typed, setTyped] = useState("");
  const [stay, setStay] = useState(noStay);
  const search = useDeferredValue(typed);
  const ofPoints = useTripOfPoints(trip);
  const drawText = useCallback(
    (text: string, onTick?: (tick: TaskTick) => void) => (
      <DescriptionText
        text={text}
        findPlace={(linkId) => findPlaceAddress(ofPoints, linkId)}
        onTick={onTick}
      />
    ),
    [ofPoints],
  );
  useNotesSentOnLeave();
  const { tools: plain, dialogs } = useNotes(trip, drawText);
  const { keyOf } = plain;
  const { groups, isChosen } = useGroups(trip, state, search, stay, keyOf);
  // What is ticked stays in view, and the focus with it, until something else is looked at.
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
  const look = (at: NoteState, words: string): void => {
    setState(at);
    setTyped(words);
    setStay({ ...noStay, known: new Set(flattenNotes(notes).map(({ id }) => keyOf(id))) });
  };
  const add = (
    <Button kind="primary" icon="plus" onClick={() => tools.open({ kind: "new", routeId: null })}>
      {translate("notes.add")}
    </Button>
  );
  const showAll = () => look("all", "");
  return (
    <PageFrame
      title={translate("titles.tasks")}
      lead={
        <Link href={addressOf("map", { tripId: trip.id, routeId: showTrip })} dir="auto">
          {trip.name}
        </Link>
      }
      width="narrow"
      actions={
        <>
          <InsertListMenu tools={tools} />
          {notes.length > 0 ? add : null}
        </>
      }
    >
      {notes.length === 0 ? (
        <EmptyState pose="gnaws-pencil" text={translate("notes.empty")} action={add} />
      ) : (
        <>
          <div className={styles.bar}>
            <SegmentedChoice
              label={translate("notes.show")}
              value={state}
              choices={noteStates.map((value) => ({
                value,
                label: translate(`notes.states.${value}`),
              }))}
              onChange={(value) => look(value, typed)}
            />
            <TextField
              type="search"
              aria-label={translate("notes.search")}
              placeholder={translate("notes.search")}
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
              text={translate("notes.noneFound")}
              action={<Button onClick={showAll}>{translate("notes.showAll")}</Button>}
            />
          ) : (
            <NoteList
              label={translate("titles.tasks")}
              groups={groups}
              tools={tools}
              canMove={trip.routes.length > 0}
              canOrder={!isChosen}
              drawText={drawText}
            />
          )}
        </>
      )}
      {dialogs}
    </PageFrame>
  );
}
