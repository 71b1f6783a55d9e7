/**
 * The hovered point, in the list or on the map. It is a store and not React state: the pointer moves many times a
 * second, and each subscriber updates one element without rendering anything else.
 */
export interface HoverStore {
  read: () => string | null;
  /** Null from one side does not clear the other side's hover, which may have begun before. */
  set: (id: string | null, side: HoverSide) => void;
  /** Calls back on every change; returns a function that unsubscribes. */
  watch: (onChange: (id: string | null) => void) => () => void;
}

/** The side where the pointer is. */
export type HoverSide = "list" | "map";

/** Creates a store without a hovered point. */
export function createHoverStore(): HoverStore {
  let hovered: string | null = null;
  let owner: HoverSide | null = null;
  const watchers = new Set<(id: string | null) => void>();
  return {
    read: () => hovered,
    set(id, side) {
      if (id === null && owner !== side) return;
      owner = id === null ? null : side;
      if (id === hovered) return;
      hovered = id;
      for (const watcher of watchers) watcher(id);
    },
    watch(onChange) {
      watchers.add(onChange);
      return () => watchers.delete(onChange);
    },
  };
}
