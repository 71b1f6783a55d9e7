import type { CDPSession, Page } from "@playwright/test";

/** A spot of the window, in pixels. */
export interface Spot {
  x: number;
  y: number;
}

const stepCount = 10;

/** A hand that drags: with the mouse, or with a finger. */
export class Hand {
  readonly #page: Page;
  readonly #devtools: CDPSession | null;
  #at: Spot = { x: 0, y: 0 };

  private constructor(page: Page, devtools: CDPSession | null) {
    this.#page = page;
    this.#devtools = devtools;
  }

  static async of(page: Page, isTouch: boolean): Promise<Hand> {
    return new Hand(page, isTouch ? await page.context().newCDPSession(page) : null);
  }

  async press(spot: Spot): Promise<void> {
    this.#at = spot;
    if (this.#devtools) return this.#touch("touchStart", spot);
    await this.#page.mouse.move(spot.x, spot.y);
    await this.#page.mouse.down();
  }

  /** Moves on by some pixels, in steps. */
  async move(by: Spot): Promise<void> {
    const { x, y } = this.#at;
    for (let step = 1; step <= stepCount; step++) {
      this.#at = { x: x + (by.x * step) / stepCount, y: y + (by.y * step) / stepCount };
      if (this.#devtools) await this.#touch("touchMove", this.#at);
      else await this.#page.mouse.move(this.#at.x, this.#at.y);
    }
  }

  async release(): Promise<void> {
    if (this.#devtools) await this.#touch("touchEnd");
    else await this.#page.mouse.up();
  }

  async #touch(type: "touchStart" | "touchMove" | "touchEnd", ...touchPoints: Spot[]) {
    await this.#devtools?.send("Input.dispatchTouchEvent", { type, touchPoints });
  }
}
