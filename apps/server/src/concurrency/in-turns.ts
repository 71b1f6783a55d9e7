import { setImmediate } from "node:timers/promises";

/** Others take their turn so often while something large is made. */
const turnMs = 10;

/** Runs what makes a piece, and counts its work for whoever asked. */
export type CountPiece = <T>(make: () => T) => T;

const uncounted: CountPiece = (make) => make();

/** What can be made in one turn. */
function takeTurn<T>(items: Iterator<T>): { made: T[]; isOver: boolean } {
  const made: T[] = [];
  const since = performance.now();
  for (let item = items.next(); item.done !== true; item = items.next()) {
    made.push(item.value);
    if (performance.now() - since >= turnMs) return { made, isOver: false };
  }
  return { made, isOver: true };
}

/** The same items, those of one turn together. Other calls are served between turns, so that a large answer does not hold up small ones. */
async function* inTurns<T>(items: Iterable<T>, count: CountPiece): AsyncGenerator<T[]> {
  const iterator = items[Symbol.iterator]();
  for (;;) {
    const { made, isOver } = count(() => takeTurn(iterator));
    if (made.length > 0) yield made;
    if (isOver) return;
    await setImmediate();
  }
}

/** All items, made in turns. */
export async function collectInTurns<T>(items: Iterable<T>, count = uncounted): Promise<T[]> {
  const all: T[] = [];
  for await (const made of inTurns(items, count)) for (const item of made) all.push(item);
  return all;
}

/** A text of many parts, made in turns, a piece for each turn. */
export async function* textInTurns(
  parts: Iterable<string>,
  count = uncounted,
): AsyncGenerator<string> {
  for await (const made of inTurns(parts, count)) yield made.join("");
}
