import type { TileSource } from "@castor/core/map/tile-source.ts";
import { useEffect, useEffectEvent, useState } from "react";
import type { Basemap } from "../../style/map-look.ts";
import { openStreetTiles } from "./street-tiles.ts";

/** Whether the chosen source works; `retry` tries a broken one again. */
export type BasemapStatus = { kind: "works" } | { kind: "broken"; retry: () => void };

/**
 * The source to draw over the embedded world, while it works. A broken one is dropped and reported once. It is tried
 * again when the device is back online, or by `retry`.
 */
export function useBasemap(
  source: TileSource | undefined,
  onNews: (news: BasemapStatus) => void,
): Basemap | undefined {
  const [drawn, setDrawn] = useState<Basemap>();
  const [tries, setTries] = useState(0);
  const report = useEffectEvent(onNews);

  useEffect(() => {
    if (!source || source.kind === "world") return;
    const retry = () => setTries(tries + 1);
    const tiles = openStreetTiles({
      onWorks: () => report({ kind: "works" }),
      onBroken: () => {
        setDrawn(undefined);
        window.addEventListener("online", retry, { once: true });
        report({ kind: "broken", retry });
      },
    });
    setDrawn({ source, urlPrefix: tiles.urlPrefix });
    return () => {
      window.removeEventListener("online", retry);
      tiles.close();
      setDrawn(undefined);
    };
  }, [source, tries]);

  return drawn;
}
