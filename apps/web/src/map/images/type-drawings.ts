import type { PointTypeId } from "@castor/core/points/point-types.ts";
import { type PointType, pointTypeOf } from "@castor/core/points/point-types.ts";
import bed from "@tabler/icons/outline/bed.svg?raw";
import buildingBank from "@tabler/icons/outline/building-bank.svg?raw";
import buildingCastle from "@tabler/icons/outline/building-castle.svg?raw";
import buildingChurch from "@tabler/icons/outline/building-church.svg?raw";
import bus from "@tabler/icons/outline/bus.svg?raw";
import camera from "@tabler/icons/outline/camera.svg?raw";
import chessQueen from "@tabler/icons/outline/chess-queen.svg?raw";
import mapPin from "@tabler/icons/outline/map-pin.svg?raw";
import masksTheater from "@tabler/icons/outline/masks-theater.svg?raw";
import paw from "@tabler/icons/outline/paw.svg?raw";
import plane from "@tabler/icons/outline/plane.svg?raw";
import rollercoaster from "@tabler/icons/outline/rollercoaster.svg?raw";
import ship from "@tabler/icons/outline/ship.svg?raw";
import shoppingBag from "@tabler/icons/outline/shopping-bag.svg?raw";
import swimming from "@tabler/icons/outline/swimming.svg?raw";
import toolsKitchen2 from "@tabler/icons/outline/tools-kitchen-2.svg?raw";
import train from "@tabler/icons/outline/train.svg?raw";
import tree from "@tabler/icons/outline/tree.svg?raw";
import walk from "@tabler/icons/outline/walk.svg?raw";
import type { JourneySign } from "../lines/map-path.ts";

const journeys: Record<JourneySign, string> = { plane, train, bus, ship };

/** The SVG of each icon that core names for a point type. The type check fails until a new one is added here. */
const drawings: Record<PointType["icon"], string> = {
  bed,
  "tools-kitchen-2": toolsKitchen2,
  bus,
  plane,
  "shopping-bag": shoppingBag,
  camera,
  walk,
  "building-bank": buildingBank,
  "building-castle": buildingCastle,
  "chess-queen": chessQueen,
  paw,
  rollercoaster,
  "building-church": buildingChurch,
  tree,
  swimming,
  "masks-theater": masksTheater,
  "map-pin": mapPin,
};

/** The SVG paths of an icon, on a grid of 24. The first path is an invisible frame and is skipped. */
function readStrokes(svg: string): string[] {
  return [...svg.matchAll(/<path d="([^"]+)"/g)].map(([, line]) => line ?? "");
}

/** The SVG paths of a type's icon, for a line width of 2 and round caps. */
export function strokesOf(typeId: PointTypeId | string): string[] {
  return readStrokes(drawings[pointTypeOf(typeId).icon]);
}

const isSign = (name: string): name is JourneySign => name in journeys;

/** The SVG paths of the sign of a journey; none for an unknown name. */
export const strokesOfSign = (name: string): string[] =>
  isSign(name) ? readStrokes(journeys[name]) : [];
