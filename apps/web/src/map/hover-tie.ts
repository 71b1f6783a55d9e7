/**
 * Which point is pointed at, in the list or on the map. A store of its own and no state of the screen: the pointer moves
 * many times a second, and whoever shows it changes one mark and draws nothing else anew.
 */
export interface HoverTie {
  read: () => string | null;
  /** A side that ends pointing ends only its own: the other may have begun before. */
  set: (id: string | null, side: HoverSide) => void;
  /** Calls back on every change; returns how to stop. */
  watch: (onChange: (id: string | null) => void) => () => void;
}

/** Where the pointer is. */
export type HoverSide = "list" | "map";

/** A tie that nothing is pointed at by. */
export function tieHover(): HoverTie {
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
