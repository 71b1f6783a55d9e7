import { workerData } from "node:worker_threads";
import { Resvg } from "@resvg/resvg-js";
import { answerCalls } from "../../concurrency/answer-calls.ts";
import { drawPicture } from "./draw-picture.ts";
import type { Picture } from "./picture.ts";
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
answerCalls(paintWithin);
