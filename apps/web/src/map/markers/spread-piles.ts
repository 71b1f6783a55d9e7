import type { Position } from "@castor/core/geo/position.ts";
import { latOfY, lngOfX, worldWidth, xOfLng, yOfLat } from "@castor/core/map/mercator.ts";
import type { MarkerPile } from "./marker-pile.ts";

/** Pins that cover each other, drawn as their number in the middle of them. */
export interface CountedPins {
  position: Position;
  piles: readonly MarkerPile[];
}

/** How pins are drawn at one zoom, so that none hides another. */
export interface Arrangement {
  /** The positions of pins that are drawn beside their own, by the pile's id. */
  moved: ReadonlyMap<string, Position>;
  counted: readonly CountedPins[];
}

export const unarranged: Arrangement = { moved: new Map(), counted: [] };

/** Two discs of 28 pixels whose middles are nearer than this hide each other's icon. */
const coveringPx = 16;
/** The circle on which pins that cover each other are drawn, by their number. More are counted. */
const circlePx: Readonly<Record<number, number>> = { 2: 12, 3: 15, 4: 18 };
/** A number's circle is larger than a disc. */
const coveredByCountPx = 24;
/** More pins are not arranged: all days of a large trip are clustered by the renderer. */
const arrangedAtMost = 300;

interface Placed {
  pile: MarkerPile;
  x: number;
  y: number;
}

const toPx = (pile: MarkerPile, scale: number): Placed => ({
  pile,
  x: xOfLng(pile.lng) * scale,
  y: yOfLat(pile.lat) * scale,
});

const toPosition = (x: number, y: number, scale: number): Position => ({
  lat: latOfY(y / scale),
  lng: lngOfX(x / scale),
});

const meanOf = (numbers: readonly number[]) =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

/** Pins that are drawn together: one at its place, a few on a circle, more as their number in the middle. */
interface Group {
  pins: readonly Placed[];
  /** Where its pins or its number are drawn. */
  drawn: readonly Placed[];
  isCounted: boolean;
}

/** Few pins lie on the circle in the order of their directions from its middle. */
function makeGroup(pins: readonly Placed[]): Group {
  const [x, y] = [meanOf(pins.map((one) => one.x)), meanOf(pins.map((one) => one.y))];
  const radius = pins.length > 1 ? circlePx[pins.length] : 0;
  if (radius === 0) return { pins, drawn: pins, isCounted: false };
  if (radius === undefined)
    return { pins, drawn: pins.slice(0, 1).map((one) => ({ ...one, x, y })), isCounted: true };
  const turned = pins
    .map((one) => ({ one, turn: Math.atan2(one.y - y, one.x - x) }))
    .toSorted((a, b) => a.turn - b.turn);
  const first = turned[0]?.turn ?? 0;
  const drawn = turned.map(({ one }, index) => {
    const turn = first + (2 * Math.PI * index) / turned.length;
    return { ...one, x: x + radius * Math.cos(turn), y: y + radius * Math.sin(turn) };
  });
  return { pins, drawn, isCounted: false };
}

const areCovering = (one: Group, other: Group) => {
  const least = one.isCounted || other.isCounted ? coveredByCountPx : coveringPx;
  return one.drawn.some((a) => other.drawn.some((b) => Math.hypot(a.x - b.x, a.y - b.y) < least));
};

/** Joins groups until none covers another: a spread group takes more room than its pins did. */
function groupCovering(placed: readonly Placed[]): Group[] {
  const waiting = placed.map((one) => makeGroup([one]));
  let groups: Group[] = [];
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const group = next;
    const covered = groups.filter((other) => areCovering(group, other));
    if (covered.length === 0) {
      groups.push(group);
      continue;
    }
    groups = groups.filter((other) => !covered.includes(other));
    waiting.push(makeGroup([...covered.flatMap(({ pins }) => pins), ...group.pins]));
  }
  return groups;
}

/** Spreads pins that cover each other at this zoom, or counts them where there are too many. */
export function spreadPiles(piles: readonly MarkerPile[], zoom: number): Arrangement {
  if (piles.length > arrangedAtMost) return unarranged;
  const scale = worldWidth(zoom);
  const groups = groupCovering(piles.map((pile) => toPx(pile, scale)));
  const joined = groups.filter(({ pins }) => pins.length > 1);
  if (joined.length === 0) return unarranged;
  const positionOf = ({ x, y }: Placed) => toPosition(x, y, scale);
  return {
    moved: new Map(
      joined
        .filter(({ isCounted }) => !isCounted)
        .flatMap(({ drawn }) => drawn.map((one) => [one.pile.id, positionOf(one)])),
    ),
    counted: joined
      .filter(({ isCounted }) => isCounted)
      .flatMap(({ pins, drawn }) =>
        drawn.map((one) => ({ position: positionOf(one), piles: pins.map(({ pile }) => pile) })),
      ),
  };
}
