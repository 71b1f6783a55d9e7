import { parentPort, workerData } from "node:worker_threads";
import { Resvg } from "@resvg/resvg-js";
import { drawPicture } from "./draw-picture.ts";
import type { Picture } from "./picture.ts";
import type { PictureAnswer, PictureCall } from "./picture-painter.ts";
import { pictureFonts } from "./picture-text.ts";
import { isTangled, withoutPaths } from "./tangled-paths.ts";

/** Messengers take no larger picture. */
const maxBytes = 300_000;

const paint = async (picture: Picture) =>
  new Resvg(await drawPicture(picture, String(workerData)), { font: pictureFonts })
    .render()
    .asPng();

async function paintWithin(picture: Picture) {
  if (isTangled(picture)) return paint(withoutPaths(picture));
  const png = await paint(picture);
  return png.length < maxBytes ? png : paint(withoutPaths(picture));
}

/** The worker thread that draws pictures, so that drawing does not block the event loop. */
parentPort?.on("message", async ({ id, picture }: PictureCall) => {
  const answer: PictureAnswer = await paintWithin(picture).then(
    (png) => ({ id, png }),
    (error: unknown) => ({ id, failure: error instanceof Error ? error.message : String(error) }),
  );
  parentPort?.postMessage(answer);
});
