/** Longitude and latitude in microdegrees. */
export type GridPosition = readonly [x: number, y: number];

/** A line with what lies on both its sides. */
export interface Line<Side> {
  positions: readonly GridPosition[];
  left: Side;
  right: Side;
}

/** A line between two zones; null is the sea. */
export type Border = Line<string | null>;

/** A line as it is walked from one of its ends. */
interface Walk<Side> extends Line<Side> {
  line: Line<Side>;
}

const keyOf = ([x, y]: GridPosition) => x * 200_000_003 + y;
const endsOf = ({ positions }: Line<unknown>) =>
  [positions[0], positions.at(-1)].filter((end) => end !== undefined);

function walkFrom<Side>(line: Line<Side>, start: number): Walk<Side> {
  const { positions, left, right } = line;
  const isForward = positions[0] !== undefined && keyOf(positions[0]) === start;
  return isForward
    ? { line, positions, left, right }
    : { line, positions: positions.toReversed(), left: right, right: left };
}

/** Joins lines that go on in each other: where just two meet, with the same on either side. */
export function joinLines<Side>(lines: readonly Line<Side>[]): Line<Side>[] {
  const meetings = new Map<number, Line<Side>[]>();
  for (const line of lines)
    for (const end of endsOf(line)) {
      const there = meetings.get(keyOf(end));
      if (there) there.push(line);
      else meetings.set(keyOf(end), [line]);
    }
  const used = new Set<Line<Side>>();

  /** What goes on where a walk ends. */
  function goOn({ line, positions, left, right }: Walk<Side>): Walk<Side> | null {
    const last = positions.at(-1);
    const there = (last && meetings.get(keyOf(last))) ?? [];
    const next = there.find((other) => other !== line);
    if (!last || there.length !== 2 || !next) return null;
    const walk = walkFrom(next, keyOf(last));
    return walk.left === left && walk.right === right ? walk : null;
  }

  function follow(first: Walk<Side>): Line<Side> {
    const parts: (readonly GridPosition[])[] = [];
    for (let walk: Walk<Side> | null = first; walk && !used.has(walk.line); walk = goOn(walk)) {
      used.add(walk.line);
      parts.push(parts.length === 0 ? walk.positions : walk.positions.slice(1));
    }
    return { positions: parts.flat(), left: first.left, right: first.right };
  }

  const joined: Line<Side>[] = [];
  for (const line of lines)
    for (const end of endsOf(line)) {
      if (used.has(line)) continue;
      const walk = walkFrom(line, keyOf(end));
      const back = walkFrom(line, keyOf(walk.positions.at(-1) ?? end));
      // Nothing comes before it: a joined line begins here.
      if (goOn(back) === null) joined.push(follow(walk));
    }
  // What is left goes around.
  for (const line of lines) if (!used.has(line)) joined.push(follow({ line, ...line }));
  return joined;
}
