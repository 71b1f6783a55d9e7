import { cutText } from "@castor/core/basics/cut-text.ts";
import { limits } from "@castor/core/limits.ts";
import { timeOf } from "@castor/core/time/dates.ts";
import { type DoneStop, listDone } from "@castor/core/today/list-done.ts";
import { offerUndo } from "../../../data/trip-changes/history/offer-undo.ts";
import { tripHistoryOf } from "../../../data/trip-changes/history/trip-histories.ts";
import { newTemporaryId } from "../../../data/trip-changes/temporary-ids.ts";
import { useFormats } from "../../../i18n/formats.ts";
import { useWords } from "../../../i18n/words.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import styles from "./day-outcome.module.css";
import type { FollowedDay } from "./use-going-day.ts";

/** Writes what was really done as a note of the day. Nothing while nothing was done, or where the note is there already. */
export function KeepAsNote({ followed }: { followed: FollowedDay }) {
  const translate = useWords("common", "going");
  const formats = useFormats();
  const { trip, day, going, progress, now } = followed;
  const done = listDone(day.route, going, progress, now);
  const describeStop = ({ name, reached, left, isSkipped }: DoneStop) => {
    const [from, to] = [reached, left].map((at) => (at === null ? "" : formats.time(timeOf(at))));
    if (isSkipped) return translate("going.noteSkipped", { name });
    if (from && to) return translate("going.noteStay", { name, from, to });
    return from
      ? translate("going.noteReached", { name, time: from })
      : translate("going.noteLeft", { name, time: to ?? "" });
  };
  const lines = [
    `**${translate("going.noteTitle")}**`,
    ...done.map((stop) => `- ${describeStop(stop)}`),
  ];
  const text = cutText(lines.join("\n"), limits.noteText);
  const route = trip.routes.find(({ id }) => id === day.route.id);
  if (done.length === 0 || !route || route.notes.some((note) => note.text === text)) return null;
  // A note that was kept earlier on the day is continued: then a stop may not have been left yet.
  const known = new Set([
    ...lines,
    ...done.map((stop) => `- ${describeStop({ ...stop, left: null })}`),
  ]);
  const former = route.notes.find(
    (note) =>
      note.text.startsWith(`${lines[0]}\n`) &&
      note.text.split("\n").every((line) => known.has(line)),
  );
  const keep = () => {
    const history = tripHistoryOf(trip.id);
    const note = { routeId: route.id, parentId: null, text };
    const args = { tripId: trip.id, id: newTemporaryId(), note };
    const { step } = history.runTogether([
      former
        ? { name: "notes.save", args: { id: former.id, change: { text } } }
        : { name: "notes.add", args },
    ]);
    offerUndo(history, { step, text: translate("going.kept") });
  };
  return (
    <Button kind="quiet" className={styles.quiet} onClick={keep}>
      {translate("going.keep")}
    </Button>
  );
}
