import { limits } from "@castor/core/limits.ts";

const failed = "No tile";

/**
 * True for errors that the watch has already counted. It looks at the text, since an error's class does not survive a
 * worker.
 */
export const isTileFailure = ({ message }: { message: string }): boolean =>
  message.startsWith(failed);

/** The error of a tile that could not be loaded. */
export const createTileFailure = (reason: string): Error => new Error(`${failed}: ${reason}`);

/** The server responds but has no such tile. */
export class MissingTileError extends Error {}

/** The error of an aborted request, which the renderer ignores. */
export const createAbortError = () => new DOMException("Not wanted.", "AbortError");

/** The failures in a row after which a server that has worked is given up. */
const failuresAllowed = 3;

const listeningSteps = 16;

interface Pending {
  controller: AbortController;
  timer: ReturnType<typeof setTimeout>;
}

/**
 * A circuit breaker for a source of tiles. It gives the source up when nothing arrives for a while, when none of the
 * first responses is a tile, or after several failures in a row later on.
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
   * Loads one resource, with a timeout. `isTile` is false for the source's description, which does not prove that the
   * source works. A missing tile is null once other tiles have arrived.
   */
  async ask<T>(
    load: (signal: AbortSignal) => Promise<T>,
    asker: AbortSignal,
    isTile: boolean,
  ): Promise<T | null> {
    if (this.#isOver || asker.aborted) throw createAbortError();
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
        throw createAbortError();
      }
      if (error instanceof MissingTileError && this.#hasWorked) {
        this.#arrived(isTile);
        return null;
      }
      this.#failures++;
      this.#judge();
      throw createTileFailure(error instanceof Error ? error.message : String(error));
    }
  }

  /** Aborts everything and reports nothing more. */
  close(): void {
    this.#isOver = true;
    clearTimeout(this.#silence);
    for (const { controller } of this.#pending) controller.abort();
  }

  /** Counts a tile that arrived but could not be drawn. */
  countDefect(): void {
    this.#failures++;
    this.#judge();
  }

  /**
   * One long timeout as short steps. On a busy device they stretch, and responses that wait are handled between them.
   */
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

/** Rejects when the signal aborts, even if the load ignores it. */
function untilAborted<T>(loading: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener("abort", () => reject(new Error("it took too long")));
    loading.then(resolve, reject);
  });
}
