import { workerData } from "node:worker_threads";
import { Resvg } from "@resvg/resvg-js";
import { answerCalls } from "../../concurrency/answer-calls.ts";
import { drawPicture } from "./draw-picture.ts";
import type { Degrees, Picture } from "./picture.ts";
import { pictureFonts } from "./picture-text.ts";

/** Paths that are so many times as long as the trip is wide cover its picture, and take seconds to draw. */
const mostCrossings = 40;

/** True when the paths cross the trip's area so often that nobody could follow them. */
function isTangled({ days }: Picture): boolean {
  const positions = days.flatMap((day) => day.positions);
  const [lats, lngs] = [positions.map(({ lat }) => lat), positions.map(({ lng }) => lng)];
  const legs = days.flatMap(({ lines }) =>
    lines.flatMap((line) =>
      line.slice(1).map((position, index) => distance(line[index] ?? position, position)),
    ),
  );
  const total = legs.reduce((sum, leg) => sum + leg, 0);
  return total > mostCrossings * Math.hypot(spread(lats), spread(lngs));
}

/** More points fill the picture. Each draws some bytes of it. */
const mostPoints = 1_000;

/** The same picture with points alone, and of very many only some. */
function withoutPaths(picture: Picture): Picture {
  const count = picture.days.reduce((sum, { positions }) => sum + positions.length, 0);
  const step = Math.ceil(count / mostPoints);
  const days = picture.days.map((day) => ({
    ...day,
    lines: [],
    positions: day.positions.filter((_, index) => index % step === 0),
  }));
  return { ...picture, days };
}

/** In degrees of a plain map, as the picture is one. */
const distance = (from: Degrees, to: Degrees) => Math.hypot(from.lat - to.lat, from.lng - to.lng);

function spread(values: readonly number[]): number {
  const bounds = values.reduce(
    ({ least, most }, value) => ({ least: Math.min(least, value), most: Math.max(most, value) }),
    { least: Number.POSITIVE_INFINITY, most: Number.NEGATIVE_INFINITY },
  );
  return bounds.most - bounds.least;
}

/** Messengers take no larger picture. */
const maxBytes = 300_000;

const paint = async (picture: Picture) =>
  new Resvg(await drawPicture(picture, String(workerData)), { font: pictureFonts })
    .render()
    .asPng();

async function paintWithin(picture: Picture) {
  // It is made smaller as JPEG afterwards.
  if (picture.photo) return paint(picture);
  if (isTangled(picture)) return paint(withoutPaths(picture));
  const png = await paint(picture);
  return png.length < maxBytes ? png : paint(withoutPaths(picture));
}

/** The worker thread that draws pictures, so that drawing does not block the event loop. */
answerCalls(paintWithin);
