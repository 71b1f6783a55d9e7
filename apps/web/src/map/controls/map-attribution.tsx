import type { MapCredit, TileSource } from "@castor/core/map/tile-source.ts";
import { worldBasemapCredits } from "@castor/core/map/world-basemap.ts";
import { Attribution } from "../../ui/layout/attribution.tsx";
import styles from "../trip-map.module.css";

const [naturalEarth] = worldBasemapCredits;

/**
 * The credits of what is drawn. The embedded world's land and sea lie below vector streets, its names show only without
 * another source, and raster tiles cover all of it.
 */
function listCredits(drawn: TileSource | null): readonly MapCredit[] {
  if (!drawn || drawn.kind === "world") return worldBasemapCredits;
  return drawn.kind === "vector" ? [...drawn.credits, naturalEarth] : drawn.credits;
}

export interface MapCreditsProps {
  drawn: TileSource | null;
  /** The credits of the drawn paths. */
  pathCredits: readonly MapCredit[];
}

/** The credits of the map's data, each once. They must always be visible. */
export function MapAttribution({ drawn, pathCredits }: MapCreditsProps) {
  const credits = new Map(
    [...listCredits(drawn), ...pathCredits].map((credit) => [credit.name, credit]),
  );
  return (
    <div className={styles.credits} data-map-cover="">
      <Attribution credits={[...credits.values()]} className={styles.creditLine} />
    </div>
  );
}
