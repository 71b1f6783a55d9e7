import type { Position } from "@castor/core/geo/position.ts";
import { latOfY, lngOfX, worldWidth } from "@castor/core/map/mercator.ts";
import { type MapView, toPicture, toWorld } from "@castor/core/map/picture/map-view.ts";

export interface PicturePosition {
  x: number;
  y: number;
}

/** What is in the middle of the map, and how close it is. */
export interface StillCamera {
  center: Position;
  zoom: number;
}

/** A view that is drawn as one picture. */
export interface StillView {
  camera: StillCamera;
  picture: MapView;
  /** Half a world west of the middle: what lies beyond is drawn at the other side. */
  edge: number;
}

/** The view of a camera on a map of this size. */
export function viewOf(
  camera: StillCamera,
  { width, height }: { width: number; height: number },
): StillView {
  const { x, y } = toWorld(camera.center);
  const scale = worldWidth(camera.zoom);
  const [west, north] = [x - width / 2 / scale, y - height / 2 / scale];
  return { camera, picture: { west, north, scale, width, height }, edge: x - 0.5 };
}

/** Where a position is on the map, in pixels. */
export function projectPosition({ picture, edge }: StillView, position: Position): PicturePosition {
  const { x, y } = toWorld(position);
  return toPicture(picture, { x: x - Math.floor(x - edge), y });
}

/** The position at a position of the map. */
export function positionAt(
  { picture }: Pick<StillView, "picture">,
  { x, y }: PicturePosition,
): Position {
  const { west, north, scale } = picture;
  const lng = lngOfX(west + x / scale);
  return {
    lat: latOfY(Math.max(0, Math.min(1, north + y / scale))),
    lng: lng - 360 * Math.floor((lng + 180) / 360),
  };
}

/** True for a position of the picture, or so near to it that a marker there is seen. */
export const isInPicture = ({ picture }: StillView, { x, y }: PicturePosition, air = 20): boolean =>
  x > -air && y > -air && x < picture.width + air && y < picture.height + air;
