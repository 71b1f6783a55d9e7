import { openStreetMapCredit } from "../../map/open-street-map.ts";
import type { MapCredit } from "../../map/tile-source.ts";

/** Engines that require a credit of their own, by their `provider`. */
const engineCredits: Readonly<Record<string, MapCredit>> = {
  graphhopper: { name: "Powered by GraphHopper", url: "https://www.graphhopper.com/" },
  openrouteservice: {
    name: "openrouteservice.org by HeiGIT",
    url: "https://openrouteservice.org/",
  },
};

/** The credits of a path, to show wherever one is drawn. Every engine makes its paths from OpenStreetMap. */
export function listPathCredits(provider: string | undefined): MapCredit[] {
  const engine = Object.entries(engineCredits).find(([id]) => id === provider)?.[1];
  return engine ? [engine, openStreetMapCredit] : [openStreetMapCredit];
}
