import type { MapCredit, TileSource } from "@castor/core/map/tile-source.ts";
import { worldBasemapCredits } from "@castor/core/map/world-basemap.ts";
import { Credits } from "../ui/credits.tsx";
import styles from "./trip-map.module.css";

const [naturalEarth] = worldBasemapCredits;

/**
 * Who made what is drawn: of the embedded world its land and sea lie beneath streets, its names show only while it is
 * alone, and pictures cover all of it.
 */
function listCredits(drawn: TileSource | null): readonly MapCredit[] {
  if (!drawn || drawn.kind === "world") return worldBasemapCredits;
  return drawn.kind === "vector" ? [...drawn.credits, naturalEarth] : drawn.credits;
}

export interface MapCreditsProps {
  drawn: TileSource | null;
  /** Who made the ways that are drawn over it. */
  ways: readonly MapCredit[];
}

/** Who made the data of the map, each once: always in sight. */
export function MapCredits({ drawn, ways }: MapCreditsProps) {
  const credits = new Map([...listCredits(drawn), ...ways].map((credit) => [credit.name, credit]));
  return <Credits credits={[...credits.values()]} className={styles.credits} />;
}
