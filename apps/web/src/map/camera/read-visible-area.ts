import { type Area, listFreeAreas, middleOf } from "./free-areas.ts";
import type { MapInset } from "./map-camera.ts";

/** A map by its element: the drawn one or the still picture. */
interface Framed {
  getContainer(): HTMLElement;
}

/** The attribute of everything that floats over the map: the search, the map's own buttons. */
const coverSelector = "[data-map-cover]";
/** Labels keep this distance from a cover, in pixels. */
const airPx = 8;

/**
 * The whole map and its free parts, largest first, in pixels of the map. What is docked is not measured: a sheet moves for
 * a while to where it rests. Fits, flights, "What is here" and following the device all ask here.
 */
export function readFreeAreas(map: Framed, docked: MapInset): { whole: Area; areas: Area[] } {
  const box = map.getContainer().getBoundingClientRect();
  const whole = { left: 0, top: 0, right: box.width, bottom: box.height };
  const sheet = { ...whole, top: whole.bottom - docked.bottom };
  const floating = [...document.querySelectorAll(coverSelector)]
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0)
    .map(
      ({ left, top, right, bottom }): Area => ({
        left: left - box.left - airPx,
        top: top - box.top - airPx,
        right: right - box.left + airPx,
        bottom: bottom - box.top + airPx,
      }),
    );
  return {
    whole,
    areas: listFreeAreas(whole, docked.bottom > 0 ? [sheet, ...floating] : floating),
  };
}

/** The largest free part of the map. */
export function readVisibleArea(map: Framed, docked: MapInset): Area {
  const { whole, areas } = readFreeAreas(map, docked);
  return areas[0] ?? whole;
}

/** The pixels from the middle of the map to the middle of its free part, for moves of the camera. */
export function readOffset(map: Framed, docked: MapInset): [number, number] {
  const { whole, areas } = readFreeAreas(map, docked);
  const [free, all] = [middleOf(areas[0] ?? whole), middleOf(whole)];
  return [free.x - all.x, free.y - all.y];
}
