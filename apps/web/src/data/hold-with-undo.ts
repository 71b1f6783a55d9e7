import { currentWords } from "../i18n/words.ts";
import { dismissNotification, notify } from "../ui/notify.ts";
import type { TripChange } from "./trip-change.ts";
import type { TripDesk } from "./trip-desk.ts";

/** What is said of a change that can be undone; a newer message of the same topic takes its place. */
export interface UndoMessage {
  text: string;
  /** The word for taking it back. */
  undo: string;
  topic: string;
}

/**
 * Shows a change at once under a message that offers to undo it, and sends it when the message goes. It may be sent
 * before: then nothing is offered any more, and whoever was quicker than that is told.
 */
export function holdWithUndo(
  desk: TripDesk,
  change: TripChange,
  { text, undo, topic }: UndoMessage,
): void {
  const held = desk.hold(change);
  const run = () => {
    if (!held.drop()) notify("info", currentWords()("errors.tooLateToUndo"));
  };
  const message = notify("ok", text, { label: undo, run }, { topic, onGone: held.release });
  void held.outcome.then(() => dismissNotification(message));
}
