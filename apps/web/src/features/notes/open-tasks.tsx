import { listOpenTasks, type OpenTask } from "@castor/core/notes/list-open-tasks.ts";
import { addressOf } from "@castor/core/pages.ts";
import { daysBetween } from "@castor/core/time/dates.ts";
import { isMemberOf } from "@castor/core/trips/may-call.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { useMemo } from "react";
import { offerUndo } from "../../data/trip-changes/history/offer-undo.ts";
import { tripHistoryOf } from "../../data/trip-changes/history/trip-histories.ts";
import { useToday } from "../../device/use-today.ts";
import { useFormats } from "../../i18n/formats.ts";
import { useWords } from "../../i18n/words.ts";
import { useOnePress } from "../../ui/interaction/use-one-press.ts";
import { ShortList, ShortRow } from "../../ui/lists/short-list.tsx";

const mostShown = 3;
/** Short enough to tick the next task on purpose. */
const doublePressMs = 400;

/** The first open tasks of a trip, each with its day, to be ticked here by who may edit; nothing when all is done. */
export function OpenTasks({ trip }: { trip: Trip }) {
  const translate = useWords("common", "home");
  const { daysFromToday } = useFormats();
  const today = useToday();
  const leftOf = ({ due }: OpenTask) => (due === null ? undefined : daysBetween(today, due));
  const open = useMemo(() => listOpenTasks(trip), [trip]);
  // The next task moves up to where the ticked one was.
  const onePress = useOnePress(doublePressMs);
  const tick = (task: OpenTask) => {
    const history = tripHistoryOf(trip.id);
    const args = { id: task.noteId, tick: task.tick };
    const { step } = history.runTogether([{ name: "notes.tick", args }]);
    offerUndo(history, { step, text: translate("home.ticked", { task: task.text }) });
  };
  if (!isMemberOf(trip) || open.length === 0) return null;
  const href = addressOf("tasks", { tripId: trip.id });
  return (
    <ShortList
      title={translate("home.tasks")}
      all={{ href, label: translate("home.allTasks", { count: open.length }) }}
    >
      {open.slice(0, mostShown).map((task) => {
        const left = leftOf(task);
        return (
          <ShortRow
            key={task.key}
            icon="notes"
            text={task.text}
            note={task.day}
            onCheck={trip.canEdit ? () => onePress(() => tick(task)) : undefined}
            {...(left !== undefined && { when: daysFromToday(left), isUrgent: left < 0 })}
          />
        );
      })}
    </ShortList>
  );
}
