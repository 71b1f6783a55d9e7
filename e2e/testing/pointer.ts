import type { CDPSession, Page } from "@playwright/test";

/** A position in the window, in pixels. */
export interface Spot {
  x: number;
  y: number;
}

const stepCount = 10;

/** Drags with the mouse, or on a phone by touch. */
export class Pointer {
  readonly #page: Page;
  readonly #devtools: CDPSession | null;
  #at: Spot = { x: 0, y: 0 };

  get isTouch(): boolean {
    return this.#devtools !== null;
  }

  private constructor(page: Page, devtools: CDPSession | null) {
    this.#page = page;
    this.#devtools = devtools;
  }

  static async of(page: Page, isTouch: boolean): Promise<Pointer> {
    return new Pointer(page, isTouch ? await page.context().newCDPSession(page) : null);
  }

  async press(spot: Spot): Promise<void> {
    this.#at = spot;
    if (this.#devtools) return this.#touch("touchStart", spot);
    await this.#page.mouse.move(spot.x, spot.y);
    await this.#page.mouse.down();
  }

  /** Moves by some pixels, in steps. */
  async move(by: Spot): Promise<void> {
    const { x, y } = this.#at;
    for (let step = 1; step <= stepCount; step++) {
      this.#at = { x: x + (by.x * step) / stepCount, y: y + (by.y * step) / stepCount };
      if (this.#devtools) await this.#touch("touchMove", this.#at);
      else await this.#page.mouse.move(this.#at.x, this.#at.y);
    }
  }

  /** Moves to a position, in steps. */
  async moveTo(spot: Spot): Promise<void> {
    await this.move({ x: spot.x - this.#at.x, y: spot.y - this.#at.y });
  }

  async release(): Promise<void> {
    if (this.#devtools) await this.#touch("touchEnd");
    else await this.#page.mouse.up();
  }

  async #touch(type: "touchStart" | "touchMove" | "touchEnd", ...touchPoints: Spot[]) {
    await this.#devtools?.send("Input.dispatchTouchEvent", { type, touchPoints });
  }
}
