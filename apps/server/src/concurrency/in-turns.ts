import { setImmediate } from "node:timers/promises";

/** Others take their turn so often while something large is made. */
const turnMs = 10;

/** The same items; other calls are served between them, so that a large answer does not hold up small ones. */
export async function* inTurns<T>(items: Iterable<T>): AsyncGenerator<T> {
  let since = performance.now();
  for (const item of items) {
    yield item;
    if (performance.now() - since < turnMs) continue;
    await setImmediate();
    since = performance.now();
  }
}

/** All of them, made in turns. */
export async function collectInTurns<T>(items: Iterable<T>): Promise<T[]> {
  const made: T[] = [];
  for await (const item of inTurns(items)) made.push(item);
  return made;
}
