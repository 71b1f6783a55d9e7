import { createAtom } from "@tanstack/react-store";
import type { Direction, HistoryEnds, HistoryStep } from "./history-step.ts";

const maxSteps = 100;
const opposite = { undo: "redo", redo: "undo" } as const;

/** The undo stack and the redo stack of a trip. */
export class HistoryStacks {
  #stacks: Record<Direction, readonly HistoryStep[]> = { undo: [], redo: [] };
  /** What is next on each stack. */
  readonly ends = createAtom<HistoryEnds>({ undo: null, redo: null });

  /** A stack, its newest step last. */
  list(direction: Direction): readonly HistoryStep[] {
    return this.#stacks[direction];
  }

  has(direction: Direction, { number }: HistoryStep): boolean {
    return this.#stacks[direction].some((step) => step.number === number);
  }

  /** A new step ends what could be redone. */
  push(step: HistoryStep): void {
    this.#set({ undo: [...this.#stacks.undo, step].slice(-maxSteps), redo: [] });
  }

  /** Puts a step back on a stack at its place, after its turn has failed. */
  putBack(step: HistoryStep, direction: Direction): void {
    const sign = direction === "undo" ? 1 : -1;
    const sorted = [...this.#stacks[direction], step].toSorted(
      (a, b) => sign * (a.number - b.number),
    );
    this.#set({ ...this.#stacks, [direction]: sorted });
  }

  /** Takes a step off one stack and puts what became of it on the other. */
  move(step: HistoryStep, from: Direction, moved: HistoryStep): void {
    this.forget(step);
    const to = opposite[from];
    this.#set({ ...this.#stacks, [to]: [...this.#stacks[to], moved] });
  }

  forget({ number }: HistoryStep): void {
    const without = (steps: readonly HistoryStep[]) =>
      steps.filter((step) => step.number !== number);
    this.#set({ undo: without(this.#stacks.undo), redo: without(this.#stacks.redo) });
  }

  #set(stacks: Record<Direction, readonly HistoryStep[]>): void {
    this.#stacks = stacks;
    this.ends.set({
      undo: stacks.undo.at(-1)?.what ?? null,
      redo: stacks.redo.at(-1)?.what ?? null,
    });
  }
}
