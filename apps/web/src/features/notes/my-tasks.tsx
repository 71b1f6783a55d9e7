import { notesEndpoints } from "@castor/core/endpoints/notes.ts";
import { tickTask } from "@castor/core/markup/tick-task.ts";
import { findNote } from "@castor/core/notes/edit-notes.ts";
import type { MyTask } from "@castor/core/notes/my-tasks.ts";
import { addressOf } from "@castor/core/pages.ts";
import { daysBetween } from "@castor/core/time/dates.ts";
import { useState } from "react";
import { toApiError } from "../../data/http/api-error.ts";
import { useRead } from "../../data/http/use-read.ts";
import { offerUndo } from "../../data/trip-changes/history/offer-undo.ts";
import { tripHistoryOf } from "../../data/trip-changes/history/trip-histories.ts";
import { tripQueueOf } from "../../data/trip-changes/trip-change-queues.ts";
import { useQueuesOf } from "../../data/trip-changes/use-queues-of.ts";
import { useToday } from "../../device/use-today.ts";
import { useFormats } from "../../i18n/formats.ts";
import { useWords } from "../../i18n/words.ts";
import { Link } from "../../ui/buttons/link.tsx";
import { showToast } from "../../ui/feedback/show-toast.ts";
import { useOnePress } from "../../ui/interaction/use-one-press.ts";
import { ShortList, ShortRow } from "../../ui/lists/short-list.tsx";

const mostShown = 5;
/** Short enough to tick the next task on purpose. */
const doublePressMs = 400;

const keyOf = ({ noteId, tick }: MyTask) => `${noteId} ${tick.line}`;

/** False for a task that is done already where the trip is known here: its tick may not be sent yet. */
function isOpen({ tripId, noteId, tick }: MyTask): boolean {
  const trip = tripQueueOf(tripId).read();
  if (!trip) return true;
  const text = findNote(trip, noteId)?.text ?? "";
  const ticked = tickTask(text, tick);
  return ticked !== null && ticked !== text;
}

/** The open tasks of somebody in all trips (specification#tasks), to be ticked here; nothing when all is done. */
export function MyTasks() {
  const translate = useWords("common", "home");
  const { daysFromToday } = useFormats();
  const today = useToday();
  const read = useRead(notesEndpoints.tasks, {});
  const [isWhole, setWhole] = useState(false);
  // The next task moves up to where the ticked one was.
  const onePress = useOnePress(doublePressMs);
  const all = read.data?.tasks ?? [];
  useQueuesOf(all.map(({ tripId }) => tripId));
  const open = all.filter(isOpen);
  if (open.length === 0) return null;
  const tick = async ({ tripId, noteId, tick, text }: MyTask) => {
    const history = tripHistoryOf(tripId);
    try {
      // An undo needs the trip as it was.
      if (!history.queue.read()) await history.queue.readFromServer();
    } catch (error) {
      showToast("error", toApiError(error).message);
      return;
    }
    const { step } = history.runTogether([{ name: "notes.tick", args: { id: noteId, tick } }]);
    offerUndo(history, { step, text: translate("home.ticked", { task: text }) });
  };
  const count = (read.data?.total ?? 0) - (all.length - open.length);
  return (
    <ShortList
      title={translate("home.tasks")}
      all={
        isWhole || open.length <= mostShown
          ? null
          : {
              label: translate("home.allTasks", { count }),
              onPress: () => setWhole(true),
            }
      }
    >
      {(isWhole ? open : open.slice(0, mostShown)).map((task) => {
        const { tripId, tripName, day, due, others } = task;
        const left = due === null ? undefined : daysBetween(today, due);
        return (
          <ShortRow
            key={`${tripId} ${keyOf(task)}`}
            icon="notes"
            text={task.text}
            note={
              <>
                <Link href={addressOf("tasks", { tripId })}>{tripName}</Link>
                {[day, ...others].map((part) => (part === null ? "" : ` · ${part}`)).join("")}
              </>
            }
            onCheck={() => onePress(() => void tick(task))}
            {...(left !== undefined && { when: daysFromToday(left), isUrgent: left < 0 })}
          />
        );
      })}
    </ShortList>
  );
}
