import type { TileSource } from "@castor/core/map/tile-source.ts";
import { useEffect, useState } from "react";
import { useConnection } from "../../../data/http/connection.ts";
import { listStoredVersions, watchOfflineMaps } from "../../../data/offline/offline-maps.ts";
import { useAddressed } from "./use-addressed.ts";

/** The server's own street map while something of it is stored in this browser (specification#offline-map). */
function useStored(own: TileSource | undefined): TileSource | null {
  const addressed = useAddressed(own);
  const [stored, setStored] = useState<TileSource | null>(null);
  useEffect(() => {
    if (addressed?.kind !== "vector") return setStored(null);
    let isWanted = true;
    const look = () =>
      void listStoredVersions(addressed.url).then((versions) => {
        if (isWanted) setStored(versions.length > 0 ? addressed : null);
      });
    look();
    const stop = watchOfflineMaps(look);
    return () => {
      isWanted = false;
      stop();
    };
  }, [addressed]);
  return stored;
}

/** Counts how often the connection has come back. */
function useReconnects(): number {
  const isOnline = useConnection() === "online";
  const [seen, setSeen] = useState({ isOnline, count: 0 });
  if (seen.isOnline !== isOnline)
    setSeen({ isOnline, count: seen.count + Number(isOnline && !seen.isOnline) });
  return seen.count;
}

/**
 * The source to draw: the chosen one, while it is broken the stored street map if there is one. Where tiles may be missing, all are read
 * again when the connection is back.
 */
export function useStoredSource(chosen: TileSource | undefined, own: TileSource | undefined) {
  const stored = useStored(own);
  const turn = useReconnects();
  const [broken, setBroken] = useState<{ source: TileSource; turn: number } | null>(null);
  const isBroken = broken !== null && broken.source === chosen && broken.turn === turn;
  const isFallback = isBroken && stored !== null;
  const source = isFallback ? stored : chosen;
  const mayMiss = stored !== null || broken !== null;
  const [drawn, setDrawn] = useState({ source, shown: source, turn });
  if (drawn.source !== source || (drawn.turn !== turn && mayMiss))
    setDrawn({ source, shown: source && { ...source }, turn });
  return {
    source: drawn.shown,
    /** True when something is stored that can be shown instead. */
    onBroken: (): boolean => {
      if (chosen) setBroken({ source: chosen, turn });
      return stored !== null;
    },
    isFallback,
  };
}
