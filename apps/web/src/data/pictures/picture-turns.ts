import { limits } from "@castor/core/limits.ts";

const minuteMs = 60_000;

/**
 * Asks for pictures one after another, so many a minute, while the page is open. What is beyond the limit is not asked for, and when
 * nobody answers, the rest is not asked for either: each card offers to look for its picture.
 */
export class PictureTurns {
  #waiting: (() => Promise<void>)[] = [];
  #isRunning = false;

  add(asks: readonly (() => Promise<void>)[]): void {
    const room = limits.askedPictures.waiting - this.#waiting.length;
    this.#waiting.push(...asks.slice(0, room));
    if (!this.#isRunning) void this.#run();
  }

  async #run(): Promise<void> {
    this.#isRunning = true;
    for (let ask = this.#waiting.shift(); ask; ask = this.#waiting.shift()) {
      const pause = new Promise((resolve) =>
        setTimeout(resolve, minuteMs / limits.askedPictures.perMinute),
      );
      try {
        await ask();
      } catch {
        this.#waiting = [];
      }
      await pause;
    }
    this.#isRunning = false;
  }
}
