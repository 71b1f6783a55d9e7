import { currentWords } from "../../i18n/words.ts";
import { dismissTopic, notify } from "../../ui/notify.ts";
import type { Outcome } from "../outcome.ts";
import type { TripDesk } from "../trip-desk.ts";
import { type Step, type StepWords, type Turn, wordStep } from "./history-step.ts";
import { ThingNames } from "./thing-names.ts";

/** Messages about what was done, undone and done again give way to each other. */
export const historyTopic = "history";

const mostSteps = 100;

/** What can be undone and done again next. */
export interface HistoryEnds {
  undo: StepWords | null;
  redo: StepWords | null;
}

type Direction = keyof HistoryEnds;

/** The edits of one trip since the page was opened, to be taken back and done again one by one. */
export class TripHistory {
  readonly desk: TripDesk;
  readonly names: ThingNames;
  #stacks: Record<Direction, readonly Step[]> = { undo: [], redo: [] };
  #ends: HistoryEnds = { undo: null, redo: null };
  readonly #listeners = new Set<() => void>();

  constructor(desk: TripDesk) {
    this.desk = desk;
    this.names = new ThingNames(desk.currentId);
  }

  readonly subscribe = (onChange: () => void): (() => void) => {
    this.#listeners.add(onChange);
    return () => this.#listeners.delete(onChange);
  };

  /** The same object while nothing changes. */
  readonly read = (): HistoryEnds => this.#ends;

  /** Notes an edit; what was undone before cannot be done again then. One that is refused is forgotten. */
  record(step: Step, outcome?: Promise<Outcome<unknown> | null>): void {
    // A message that offers to undo speaks of the newest edit.
    dismissTopic(historyTopic);
    this.#set({ undo: [...this.#stacks.undo, step].slice(-mostSteps), redo: [] });
    void outcome?.then((went) => {
      if (went && !went.isDone) this.#forget(step);
    });
  }

  /** Takes the newest edit back, or does the last undone one again; answers what it was, null when nothing was done. */
  turn(direction: Direction): StepWords | null {
    const step = this.#stacks[direction].at(-1);
    if (!step) return null;
    const turn = step[direction]();
    if (turn === null) {
      this.#forget(step);
      this.#tell(direction, step, currentWords()("history.gone"));
      return null;
    }
    this.#move(step, direction, direction === "undo" ? "redo" : "undo");
    void this.#follow(step, direction, turn);
    return step.what;
  }

  async #follow(step: Step, direction: Direction, turn: NonNullable<Turn>): Promise<void> {
    const refused = (await Promise.all(turn)).flatMap((went) => (went.isDone ? [] : [went.error]));
    const [error] = refused;
    if (!error) return;
    const other = direction === "undo" ? "redo" : "undo";
    // As if it had not been tried: the desk has put back what was shown.
    const isOnlyLater = error.isUncertain && refused.length === turn.length;
    if (isOnlyLater && this.#stacks[other].at(-1) === step) this.#move(step, other, direction);
    else this.#forget(step);
    const isGone = error.status === 404 || error.status === 409;
    this.#tell(direction, step, isGone ? currentWords()("history.gone") : error.message);
  }

  #tell(direction: Direction, { what: done }: Step, reason: string): void {
    const words = currentWords();
    dismissTopic(historyTopic);
    const what = wordStep(words, done);
    notify("error", words(`history.${direction}Failed`, { what, reason }));
  }

  #move(step: Step, from: Direction, to: Direction): void {
    const without = this.#stacks[from].filter((other) => other !== step);
    this.#set({ ...this.#stacks, [from]: without, [to]: [...this.#stacks[to], step] });
  }

  #forget(step: Step): void {
    const without = (steps: readonly Step[]) => steps.filter((other) => other !== step);
    this.#set({ undo: without(this.#stacks.undo), redo: without(this.#stacks.redo) });
  }

  #set(stacks: Record<Direction, readonly Step[]>): void {
    this.#stacks = stacks;
    this.#ends = {
      undo: stacks.undo.at(-1)?.what ?? null,
      redo: stacks.redo.at(-1)?.what ?? null,
    };
    for (const listener of this.#listeners) listener();
  }
}
