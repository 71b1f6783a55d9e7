import { whenIdle } from "./when-idle.ts";

interface LazyPart {
  load: () => Promise<unknown>;
}

/**
 * Loads parts of the app one after another, each when the browser is idle: all at once would hold up a press. A load that
 * fails is tried again when the part is needed. Returns a function that ends it.
 */
export function loadWhenIdle(parts: readonly LazyPart[]): () => void {
  let isOff = false;
  let callOff = () => {};
  const loadNext = (index: number) => {
    const part = parts[index];
    if (isOff || !part) return;
    callOff = whenIdle(() => {
      const goOn = () => loadNext(index + 1);
      part.load().then(goOn, goOn);
    });
  };
  loadNext(0);
  return () => {
    isOff = true;
    callOff();
  };
}
