import { limits } from "@castor/core/limits.ts";

const failed = "No tile";

/** What the watch itself has counted already, however often the renderer tells of it; the text survives a worker, a class does not. */
export const isTileFailure = ({ message }: { message: string }): boolean =>
  message.startsWith(failed);

/** There is no such tile: the server answers, but not with this one. */
export class MissingTile extends Error {}

/** Nobody waits for it any more; the renderer knows what that means. */
export const unwanted = () => new DOMException("Not wanted.", "AbortError");

/** In a row, from a server that has worked before. */
const failuresAllowed = 3;

const listeningSteps = 16;

interface Pending {
  controller: AbortController;
  timer: ReturnType<typeof setTimeout>;
}

/**
 * Watches over what is asked of one source of tiles, so that one that is slow, wrong or gone is given up: when nothing
 * at all arrives for a while, when none of the first answers is a tile, or when it fails again and again later on.
 */
export class TileWatch {
  readonly #pending = new Set<Pending>();
  readonly #onWorks: () => void;
  readonly #onBroken: () => void;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;
  #hasWorked = false;
  #isOver = false;

  constructor({ onWorks, onBroken }: { onWorks: () => void; onBroken: () => void }) {
    this.#onWorks = onWorks;
    this.#onBroken = onBroken;
  }

  /**
   * Asks for one thing, for as long as this source may take. `isTile` is false for its description, which alone proves
   * nothing. A tile that is missing is empty (null) where others were there.
   */
  async ask<T>(
    load: (signal: AbortSignal) => Promise<T>,
    asker: AbortSignal,
    isTile: boolean,
  ): Promise<T | null> {
    if (this.#isOver || asker.aborted) throw unwanted();
    const controller = new AbortController();
    const stop = () => controller.abort();
    const pending = { controller, timer: setTimeout(stop, limits.tileTimeoutMs) };
    asker.addEventListener("abort", stop);
    this.#pending.add(pending);
    this.#silence ??= this.#listen();
    const settle = () => {
      clearTimeout(pending.timer);
      asker.removeEventListener("abort", stop);
      this.#pending.delete(pending);
    };
    try {
      const answer = await untilAborted(load(controller.signal), controller.signal);
      settle();
      this.#arrived(isTile);
      return answer;
    } catch (error) {
      settle();
      if (asker.aborted || this.#isOver) {
        this.#judge();
        throw unwanted();
      }
      if (error instanceof MissingTile && this.#hasWorked) {
        this.#arrived(isTile);
        return null;
      }
      this.#failures++;
      this.#judge();
      throw new Error(`${failed}: ${error instanceof Error ? error.message : error}`);
    }
  }

  /** Nothing more is wanted of it. */
  close(): void {
    this.#isOver = true;
    clearTimeout(this.#silence);
    for (const { controller } of this.#pending) controller.abort();
  }

  /** A defect that shows only when a tile that arrived is drawn. */
  complain(): void {
    this.#failures++;
    this.#judge();
  }

  /** In short steps: on a device that is busy itself they stretch, and answers that wait for it are heard between them. */
  #listen(stepsLeft = listeningSteps): ReturnType<typeof setTimeout> {
    return setTimeout(() => {
      if (stepsLeft > 1) this.#silence = this.#listen(stepsLeft - 1);
      else for (const { controller } of this.#pending) controller.abort();
    }, limits.tileSilenceMs / listeningSteps);
  }

  #restartSilence() {
    clearTimeout(this.#silence);
    this.#silence = this.#pending.size > 0 && !this.#isOver ? this.#listen() : undefined;
  }

  #arrived(isTile: boolean) {
    if (isTile) this.#failures = 0;
    this.#restartSilence();
    if (!isTile || this.#hasWorked || this.#isOver) return;
    this.#hasWorked = true;
    this.#onWorks();
  }

  #judge() {
    if (this.#pending.size === 0) this.#restartSilence();
    const isBroken = this.#hasWorked
      ? this.#failures >= failuresAllowed
      : this.#failures > 0 && this.#pending.size === 0;
    if (!isBroken || this.#isOver) return;
    this.close();
    this.#onBroken();
  }
}

/** Rejects with the signal, even if whoever loads does not listen to it. */
function untilAborted<T>(loading: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener("abort", () => reject(new Error("it took too long")));
    loading.then(resolve, reject);
  });
}
