import { openStreetMapCredit } from "../map/open-street-map.ts";
import type { MapCredit } from "../map/tile-source.ts";

/** Engines that want to be named themselves, by their `provider`. */
const engineCredits: Readonly<Record<string, MapCredit>> = {
  graphhopper: { name: "Powered by GraphHopper", url: "https://www.graphhopper.com/" },
  openrouteservice: {
    name: "openrouteservice.org by HeiGIT",
    url: "https://openrouteservice.org/",
  },
};

/** Who made the ways that were found, to be named wherever one is drawn: every engine makes them from OpenStreetMap. */
export function creditsOfWays(provider: string | undefined): MapCredit[] {
  const engine = Object.entries(engineCredits).find(([id]) => id === provider)?.[1];
  return engine ? [engine, openStreetMapCredit] : [openStreetMapCredit];
}
