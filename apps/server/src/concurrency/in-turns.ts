import { setImmediate } from "node:timers/promises";

/** Others take their turn so often while something large is made. */
const turnMs = 10;

/** The same items, those of one turn together. Other calls are served between turns, so that a large answer does not hold up small ones. */
async function* inTurns<T>(items: Iterable<T>): AsyncGenerator<T[]> {
  let made: T[] = [];
  let since = performance.now();
  for (const item of items) {
    made.push(item);
    if (performance.now() - since < turnMs) continue;
    yield made;
    made = [];
    await setImmediate();
    since = performance.now();
  }
  if (made.length > 0) yield made;
}

/** All items, made in turns. */
export async function collectInTurns<T>(items: Iterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const made of inTurns(items)) for (const item of made) all.push(item);
  return all;
}

/** A text of many parts, made in turns, a piece for each turn. */
export async function* textInTurns(parts: Iterable<string>): AsyncGenerator<string> {
  for await (const made of inTurns(parts)) yield made.join("");
}
