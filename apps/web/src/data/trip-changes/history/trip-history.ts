import type { ChangeBody } from "@castor/core/changes/change-args.ts";
import { type ChangeAnswer, inverseOf, temporaryIdsOf } from "@castor/core/changes/change-rows.ts";
import { renameIds } from "@castor/core/changes/rename-ids.ts";
import type { TripChange } from "@castor/core/changes/trip-change.ts";
import { widensAudience } from "@castor/core/changes/widens-audience.ts";
import { currentWords } from "../../../i18n/words.ts";
import { dismissToastTopic, showToast } from "../../../ui/feedback/show-toast.ts";
import { ApiError, toApiError } from "../../http/api-error.ts";
import { newKey } from "../../http/new-key.ts";
import { newChange } from "../new-change.ts";
import type { ChangeOutcome, DeferredChange, RunOptions } from "../queue-entry.ts";
import type { TripChangeQueue } from "../trip-change-queue.ts";
import { HistoryStacks } from "./history-stacks.ts";
import {
  type Direction,
  describeStep,
  formatStep,
  type HistoryStep,
  type StepWords,
  type Turn,
} from "./history-step.ts";
import { planTurn, turnStep } from "./plan-turn.ts";

/** Toasts about edits, undo and redo replace each other. */
export const historyTopic = "history";

/** The undo and redo stacks of one trip (decision 034). All changes of the trip run through it. */
export class TripHistory {
  readonly queue: TripChangeQueue;
  readonly #stacks = new HistoryStacks();
  #count = 0;

  constructor(queue: TripChangeQueue) {
    this.queue = queue;
  }

  /** What can be undone and redone. */
  get ends() {
    return this.#stacks.ends;
  }

  /** Runs one change. */
  run<B extends ChangeBody>(
    body: B,
    options: RunOptions = {},
  ): Promise<ChangeOutcome<ChangeAnswer<B["name"]>>> {
    const change = newChange(body);
    const step = this.#record([change]);
    const outcome = this.queue.run(change, options);
    if (step) void outcome.then(({ isDone }) => isDone || this.#stacks.forget(step));
    // The schema of the change's own endpoint has read the answer.
    return outcome as Promise<ChangeOutcome<ChangeAnswer<B["name"]>>>;
  }

  /** Runs independent changes as one step. The step is forgotten when the server has refused all of them. */
  runTogether(
    bodies: readonly ChangeBody[],
    options: RunOptions = {},
  ): { step: HistoryStep | null; outcome: Promise<ChangeOutcome<unknown>[]> } {
    const changes = bodies.map((body) => newChange(body));
    const step = this.#record(changes);
    const outcome = Promise.all(changes.map((change) => this.queue.run(change, options)));
    if (step)
      void outcome.then((all) => all.some(({ isDone }) => isDone) || this.#stacks.forget(step));
    return { step, outcome };
  }

  /** Runs changes as one step, each of which makes sense only after the one before. */
  runInSequence(bodies: readonly ChangeBody[]) {
    return this.runTogether(bodies, { sequence: newKey() });
  }

  /** Shows a change at once and sends it when it is released (`DeferredChange`). */
  defer(body: ChangeBody): { step: HistoryStep | null; deferred: DeferredChange } {
    const change = newChange(body);
    const before = this.#describe([change]);
    const deferred = this.queue.defer(change);
    const step = before && this.#push({ ...before, deferred });
    void deferred.outcome.then((went) => {
      if (step && went && !went.isDone) this.#stacks.forget(step);
    });
    return { step, deferred };
  }

  /** The step that has made a thing, by the temporary id that it had. */
  stepThatMakes(id: string): HistoryStep | null {
    return (
      this.#stacks
        .list("undo")
        .find(({ changes }) => changes.flatMap(temporaryIdsOf).includes(id)) ?? null
    );
  }

  /** Undoes the newest step or redoes the last undone one. Null when there is none, or it cannot be done any more. */
  begin(direction: Direction): Turn | null {
    const step = this.#stacks.list(direction).at(-1);
    return step ? this.#turn(step, direction) : null;
  }

  /** The same; answers what is undone or redone. */
  turn(direction: Direction): StepWords | null {
    return this.begin(direction)?.what ?? null;
  }

  /** True while a step can be undone. */
  canUndo(step: HistoryStep): boolean {
    return this.#stacks.has("undo", step);
  }

  /**
   * Undoes one step, whatever was done since. Null when it was undone already or cannot be undone any more.
   * `isUnchangedOnly`: also when the trip no longer reads as the step left it.
   */
  undo(step: HistoryStep, isUnchangedOnly = false): Turn | null {
    if (!this.canUndo(step)) return null;
    return isUnchangedOnly && !this.#isUnchanged(step) ? null : this.#turn(step, "undo");
  }

  /** Forgets a step whose turn would show the trip to more people: Ctrl+Z must not reach it later. True when it did. */
  forgetIfWidening(step: HistoryStep): boolean {
    const isWidening = this.canUndo(step)
      ? step.inverse.some(widensAudience)
      : step.changes.some(widensAudience);
    if (isWidening) this.#stacks.forget(step);
    return isWidening;
  }

  /** True when doing the step again would change nothing. */
  #isUnchanged(step: HistoryStep): boolean {
    const trip = this.queue.read();
    return !trip || planTurn(trip, step, "redo", this.queue.ids.named).changes.length === 0;
  }

  #turn(step: HistoryStep, direction: Direction): Turn | null {
    const { what } = step;
    if (direction === "undo" && step.deferred?.drop()) {
      this.#stacks.move(step, "undo", step);
      const error = Promise.resolve(null);
      return { what, isLater: false, isPartly: false, canTurnBack: true, error };
    }
    // Removing a day removes all that is on it: what other devices put there is asked for first.
    const removesDays = step.changes.some(({ name }) =>
      /^(?:routes\.add|routes\.duplicate$|trips\.import$)/.test(name),
    );
    if (direction === "redo" || !removesDays) return this.#runTurn(step, direction);
    this.#stacks.forget(step);
    dismissToastTopic(historyTopic);
    const error = this.#undoDays(step);
    return { what, isLater: true, isPartly: false, canTurnBack: true, error };
  }

  async #undoDays(step: HistoryStep): Promise<ApiError | null> {
    try {
      await this.queue.readFromServer();
    } catch (thrown) {
      const error = toApiError(thrown);
      this.#stacks.putBack(step, "undo");
      this.#notify("undo", step, error.message);
      return error;
    }
    const reason = currentWords("common")("days.stays");
    const turn = this.#runTurn(step, "undo", reason);
    return turn ? turn.error : new ApiError(409, "CONFLICT", reason);
  }

  #runTurn(
    step: HistoryStep,
    direction: Direction,
    reason = currentWords("common")("history.gone"),
  ): Turn | null {
    const trip = this.queue.read();
    const ids = this.queue.ids.named;
    const { changes = [], isPartly = false } = trip ? planTurn(trip, step, direction, ids) : {};
    if (!trip || changes.length === 0) {
      this.#stacks.forget(step);
      this.#notify(direction, step, reason);
      return null;
    }
    const done = turnStep(trip, step, { direction, changes, ids });
    const options = { isQuiet: true, sequence: newKey() };
    const outcome = changes.map((change) => this.queue.run(change, options));
    this.#stacks.move(step, direction, done);
    const canTurnBack = !this.forgetIfWidening(done);
    const error = this.#follow({ step, done, direction, outcome });
    return { what: step.what, isLater: false, isPartly, canTurnBack, error };
  }

  async #follow({
    step,
    done,
    direction,
    outcome,
  }: {
    step: HistoryStep;
    done: HistoryStep;
    direction: Direction;
    outcome: readonly Promise<ChangeOutcome<unknown>>[];
  }): Promise<ApiError | null> {
    const all = await Promise.all(outcome);
    const [error] = all.flatMap((went) => (went.isDone ? [] : [went.error]));
    if (!error) return null;
    this.#stacks.forget(done);
    const isGone = error.status === 404 || error.status === 409;
    this.#notify(direction, step, isGone ? currentWords("common")("history.gone") : error.message);
    return error;
  }

  #describe(changes: readonly TripChange[]): Omit<HistoryStep, "deferred"> | null {
    const trip = this.queue.read();
    if (!trip) return null;
    const ids = this.queue.ids.named;
    const what = describeStep(
      trip,
      changes.map((change) => renameIds(change, ids)),
    );
    const inverse = inverseOf(trip, changes, ids);
    if (!what || inverse.length === 0) return null;
    return { number: ++this.#count, what, changes, inverse };
  }

  #record(changes: readonly TripChange[]): HistoryStep | null {
    const described = this.#describe(changes);
    return described && this.#push({ ...described, deferred: null });
  }

  /** A new step ends what could be redone. */
  #push(step: HistoryStep): HistoryStep {
    // A toast with "Undo" speaks of the newest edit.
    dismissToastTopic(historyTopic);
    this.#stacks.push(step);
    return step;
  }

  #notify(direction: Direction, step: HistoryStep, reason: string): void {
    if (!this.queue.isSameUser) return;
    const words = currentWords("common");
    dismissToastTopic(historyTopic);
    const what = formatStep(words, step.what);
    showToast("error", words(`history.${direction}Failed`, { what, reason }));
  }
}
