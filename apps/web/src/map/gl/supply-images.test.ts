import type { Map as GlMap } from "maplibre-gl";
import { afterEach, describe, expect, it, vi } from "vitest";
import { supplyImages } from "./supply-images.ts";

/** The part of a map that image loading uses; `ask` requests an image. */
function fakeMap() {
  let resolve: (id: string) => unknown = () => {};
  let leave = () => {};
  const map = {
    once: (_event: "remove", told: () => void) => {
      leave = told;
    },
    setMissingStyleImageResolver: (resolver: typeof resolve) => {
      resolve = resolver;
    },
    hasImage: () => false,
    addImage: vi.fn(),
    fire: vi.fn(),
  };
  supplyImages(map as unknown as GlMap);
  return { ...map, ask: (id: string) => resolve(id), remove: () => leave() };
}

/** A fake canvas, which jsdom lacks. */
function drawOn(data: unknown) {
  const strokes = { scale() {}, beginPath() {}, arc() {}, fill() {}, getImageData: () => data };
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(
    strokes as unknown as RenderingContext,
  );
}

const withoutFonts = () =>
  Object.assign(document.fonts, {
    load: () => Promise.reject(new DOMException("A network error occurred.", "NetworkError")),
  });

afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(document.fonts, "load");
});

describe("an image that the map requests", () => {
  it("is added even if fonts fail to load", async () => {
    withoutFonts();
    const pixels = {};
    drawOn(pixels);
    const map = fakeMap();
    await map.ask("found-dot");
    expect(map.addImage).toHaveBeenCalledExactlyOnceWith("found-dot", pixels, { pixelRatio: 1 });
    expect(map.fire).not.toHaveBeenCalled();
  });

  it("is reported with its error when it cannot be drawn", async () => {
    withoutFonts();
    const reason = new Error("out of memory");
    vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockImplementation(() => {
      throw reason;
    });
    const map = fakeMap();
    await map.ask("found-dot");
    expect(map.addImage).not.toHaveBeenCalled();
    expect(map.fire).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ error: reason }));
  });

  it("is not added to a map that was removed meanwhile", async () => {
    withoutFonts();
    drawOn({});
    const map = fakeMap();
    const asked = map.ask("found-dot");
    map.remove();
    await asked;
    expect(map.addImage).not.toHaveBeenCalled();
  });
});
