import { expect, type Locator, type Page } from "@playwright/test";
import type { Pointer, WindowPosition } from "./pointer.ts";

/** Long, since the renderer is the largest part of a page and draws in software here. */
const timeout = 45_000;

/** The map, used by positions on the screen. */
export class TripMap {
  readonly #page: Page;
  readonly #box: Locator;

  constructor(page: Page) {
    this.#page = page;
    this.#box = page.locator("[data-map-state]");
  }

  /** Waits until everything is drawn. */
  async isDrawn(markers?: number): Promise<void> {
    if (markers !== undefined)
      await expect(this.#box).toHaveAttribute("data-markers", String(markers), { timeout });
    await expect(this.#box).toHaveAttribute("data-map-state", "idle", { timeout });
  }

  /** Waits for these lines, by kind and number ("solid:2 gap:1"). */
  async hasPaths(kinds: string): Promise<void> {
    await expect(this.#box).toHaveAttribute("data-paths", kinds, { timeout });
  }

  /** The window position of a geographic one. */
  positionOf(position: { lat: number; lng: number }): Promise<WindowPosition> {
    return this.#box.evaluate(
      (element, detail) =>
        new Promise<{ x: number; y: number }>((answer) => {
          element.dispatchEvent(new CustomEvent("map:project", { detail: { ...detail, answer } }));
        }),
      position,
    );
  }

  /** The pixel at a position as a PNG, to compare with others. */
  async pictureOf(position: { lat: number; lng: number }): Promise<string> {
    const { x, y } = await this.positionOf(position);
    const clip = { x: Math.round(x), y: Math.round(y), width: 1, height: 1 };
    return (await this.#page.screenshot({ clip })).toString("base64");
  }

  /** The middle of the map's visible part. */
  async freePosition(): Promise<WindowPosition> {
    await this.isDrawn();
    const box = await this.#box.boundingBox();
    const height = this.#page.viewportSize()?.height ?? 0;
    if (!box) throw new Error("the map is not on the page");
    return { x: box.x + box.width / 2 + 40, y: Math.min(box.y + box.height / 3, height / 3) };
  }

  /** Takes a marker: a finger holds it until it lifts. */
  async takeMarker(pointer: Pointer, position: { lat: number; lng: number }): Promise<void> {
    await pointer.press(await this.positionOf(position));
    if (pointer.isTouch)
      await expect(this.#box.locator("canvas").first()).toHaveCSS("cursor", "grabbing");
  }

  async doubleClick(position: WindowPosition): Promise<void> {
    await this.isDrawn();
    await this.#page.mouse.dblclick(position.x, position.y);
  }
}
