import type { Position } from "../../position.ts";
import { positionOf } from "../position-of.ts";

const pair =
  /^\s*(?:loc:)?\s*([-+]?\d{1,3}(?:\.\d+)?)\s*[,~\s]\s*([-+]?\d{1,3}(?:\.\d+)?)(?![\d.])/;

/** Two numbers at the start of a text, as links have them, latitude first. Null for anything else. */
export function readLatLng(text: string | null | undefined): Position | null {
  const [, lat, lng] = pair.exec(text ?? "") ?? [];
  return lat === undefined ? null : positionOf(Number(lat), Number(lng));
}

/** The same with longitude first, as Yandex and 2GIS write it. */
export function readLngLat(text: string | null | undefined): Position | null {
  const [, lng, lat] = pair.exec(text ?? "") ?? [];
  return lat === undefined ? null : positionOf(Number(lat), Number(lng));
}
