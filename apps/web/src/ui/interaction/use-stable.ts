import { useInsertionEffect, useRef, useState } from "react";

/**
 * Functions that stay the same objects and call the newest of their name: a memoized row that gets them is not drawn again
 * for them. They are for events, which come after a render; the names are those of the first render.
 */
export function useStable<T extends object>(newest: T): T {
  const current = useRef(newest);
  useInsertionEffect(() => {
    current.current = newest;
  });
  const [stable] = useState(() => {
    const call = (name: string, args: unknown[]): unknown => {
      const run: unknown = Reflect.get(current.current, name);
      return typeof run === "function" ? run(...args) : undefined;
    };
    const names = Object.keys(newest);
    return Object.fromEntries(
      names.map((name) => [name, (...args: unknown[]) => call(name, args)]),
    ) as T;
  });
  return stable;
}
