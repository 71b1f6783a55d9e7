import type { TileSource } from "@castor/core/map/tile-source.ts";
import { useEffect, useEffectEvent, useState } from "react";
import type { Basemap } from "../style/map-look.ts";
import { openStreetTiles } from "./street-tiles.ts";

/** What becomes of a source that was asked for; `retry` asks it anew. */
export type BasemapNews = { kind: "works" } | { kind: "broken"; retry: () => void };

/**
 * The source to draw over the embedded world, while it works. One that is slow, wrong or gone is left, which is said
 * once; it is asked anew when the device is online again, or on request.
 */
export function useBasemap(
  source: TileSource | undefined,
  onNews: (news: BasemapNews) => void,
): Basemap | undefined {
  const [drawn, setDrawn] = useState<Basemap>();
  const [tries, setTries] = useState(0);
  const tell = useEffectEvent(onNews);

  useEffect(() => {
    if (!source || source.kind === "world") return;
    const retry = () => setTries(tries + 1);
    const tiles = openStreetTiles({
      onWorks: () => tell({ kind: "works" }),
      onBroken: () => {
        setDrawn(undefined);
        window.addEventListener("online", retry, { once: true });
        tell({ kind: "broken", retry });
      },
    });
    setDrawn({ source, door: tiles.door });
    return () => {
      window.removeEventListener("online", retry);
      tiles.close();
      setDrawn(undefined);
    };
  }, [source, tries]);

  return drawn;
}
