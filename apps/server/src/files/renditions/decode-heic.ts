/// <reference path="./libheif-js.d.ts" />
import { loadOnce } from "../../concurrency/load-once.ts";

// Two megabytes, which no thread without such a picture loads.
const load = loadOnce(() => import("libheif-js/wasm-bundle.js"));

/** The pixels of the first picture of a HEIC file, four bytes each (RGBA). Throws for what is none, and for too many pixels. */
export async function decodeHeic(content: Uint8Array, mostPixels: number) {
  const { default: library } = await load();
  const images = new library.HeifDecoder().decode(content);
  try {
    const [image] = images;
    if (image === undefined) throw new Error("no picture in a HEIC file");
    const [width, height] = [image.get_width(), image.get_height()];
    if (width * height > mostPixels) throw new Error("a HEIC file with too many pixels");
    const pixels = new Uint8ClampedArray(width * height * 4);
    await new Promise<void>((resolve, reject) => {
      image.display({ data: pixels, width, height }, (shown) =>
        shown === null ? reject(new Error("a broken HEIC file")) : resolve(),
      );
    });
    return { pixels, width, height };
  } finally {
    for (const image of images) image.free();
  }
}
