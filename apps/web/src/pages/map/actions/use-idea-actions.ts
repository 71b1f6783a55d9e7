import type { ArgsOf, ChangeBody } from "@castor/core/changes/change-args.ts";
import type { TaskTick } from "@castor/core/markup/tick-task.ts";
import { findIdea } from "@castor/core/points/edit/edit-ideas.ts";
import { findPoint } from "@castor/core/points/edit/edit-points.ts";
import type { Idea } from "@castor/core/points/idea.ts";
import type { PointChange } from "@castor/core/points/point.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import type { ApiError } from "../../../data/http/api-error.ts";
import { askPicture } from "../../../data/pictures/ask-picture.ts";
import { offerUndo } from "../../../data/trip-changes/history/offer-undo.ts";
import { tripHistoryOf } from "../../../data/trip-changes/history/trip-histories.ts";
import { newTemporaryId } from "../../../data/trip-changes/temporary-ids.ts";
import { currentWords, useWords } from "../../../i18n/words.ts";

/** Keeps a found place for later, as one step with a message that takes it back. */
export function addIdea(tripId: string, fields: ArgsOf<"ideas.add">["fields"]): void {
  const history = tripHistoryOf(tripId);
  const args = { tripId, id: newTemporaryId(), linkId: newTemporaryId(), fields };
  const { step, outcome } = history.runTogether([{ name: "ideas.add", args }]);
  void askPicture(history, args.id, outcome);
  const text = currentWords("common")("ideas.taken", { name: fields.name });
  offerUndo(history, { step, text });
}

/** What may be done with the ideas of a trip, all of it undoable. */
export function useIdeaActions(trip: Trip) {
  const history = tripHistoryOf(trip.id);
  const translate = useWords("common");
  const runWithUndo = (text: string, body: ChangeBody): void => {
    const { step } = history.runTogether([body]);
    offerUndo(history, { step, text });
  };
  return {
    /** The stop leaves its day, with all that it says. */
    takeToIdeas(id: string): void {
      const name = findPoint(trip, id)?.point.name ?? "";
      const args = { tripId: trip.id, points: [{ id }] };
      runWithUndo(translate("ideas.taken", { name }), { name: "points.toIdeas", args });
    },
    /** To a position of a day, which is its end if none is given. */
    putIdea(id: string, routeId: string, order?: number): void {
      const name = findIdea(trip, id)?.name ?? "";
      const day = trip.routes.find((route) => route.id === routeId)?.name ?? "";
      const args = { tripId: trip.id, ideas: [{ id, routeId, order }] };
      runWithUndo(translate("ideas.put", { name, day }), { name: "ideas.toDay", args });
    },
    /** Fields that were changed on its card. */
    editIdea(id: string, { routeMode: _, excludeFromRoute: __, ...change }: PointChange): void {
      const name = findIdea(trip, id)?.name ?? "";
      const text = translate("points.changed", { name });
      runWithUndo(text, { name: "ideas.save", args: { id, change } });
    },
    tickIdea: (id: string, tick: TaskTick): void =>
      void history.run({ name: "ideas.tick", args: { id, tick } }),
    async saveIdea(id: string, change: PointChange): Promise<ApiError | null> {
      const { routeMode: _, excludeFromRoute: __, ...own } = change;
      const outcome = await history.run(
        { name: "ideas.save", args: { id, change: own } },
        { isQuiet: true, isGuarded: true },
      );
      return outcome.isDone ? null : outcome.error;
    },
    /** Sent when the toast that offers to undo it goes. */
    deleteIdea({ id, name }: Idea): void {
      const deleted = history.defer({ name: "ideas.remove", args: { id } });
      offerUndo(history, { ...deleted, text: translate("ideas.deleted", { name }) });
    },
  };
}
