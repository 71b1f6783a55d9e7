import type { CDPSession, Page } from "@playwright/test";

/** A position in the window, in pixels. */
export interface WindowPosition {
  x: number;
  y: number;
}

const stepCount = 10;

/** Drags with the mouse, or on a phone by touch. */
export class Pointer {
  readonly #page: Page;
  readonly #devtools: CDPSession | null;
  #position: WindowPosition = { x: 0, y: 0 };

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

  async press(position: WindowPosition): Promise<void> {
    this.#position = position;
    if (this.#devtools) return this.#touch("touchStart", position);
    await this.#page.mouse.move(position.x, position.y);
    await this.#page.mouse.down();
  }

  /** Moves by some pixels, in steps. */
  async move(by: WindowPosition): Promise<void> {
    const { x, y } = this.#position;
    for (let step = 1; step <= stepCount; step++) {
      this.#position = { x: x + (by.x * step) / stepCount, y: y + (by.y * step) / stepCount };
      if (this.#devtools) await this.#touch("touchMove", this.#position);
      else await this.#page.mouse.move(this.#position.x, this.#position.y);
    }
  }

  /** Moves to a position, in steps. */
  async moveTo(position: WindowPosition): Promise<void> {
    await this.move({ x: position.x - this.#position.x, y: position.y - this.#position.y });
  }

  async release(): Promise<void> {
    if (this.#devtools) await this.#touch("touchEnd");
    else await this.#page.mouse.up();
  }

  async #touch(type: "touchStart" | "touchMove" | "touchEnd", ...touchPoints: WindowPosition[]) {
    await this.#devtools?.send("Input.dispatchTouchEvent", { type, touchPoints });
  }
}
