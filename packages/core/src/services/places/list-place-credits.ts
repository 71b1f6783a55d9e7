import { openStreetMapCredit } from "../../map/open-street-map.ts";
import type { MapCredit } from "../../map/tile-source.ts";
import { worldBasemapCredits } from "../../map/world-basemap.ts";

const [, geoNames] = worldBasemapCredits;

/** The credits by `source` of a search, to show wherever a found place is shown. */
const placeSources: Readonly<Record<string, readonly MapCredit[]>> = {
  gazetteer: [geoNames],
  poi: [openStreetMapCredit],
  nominatim: [openStreetMapCredit],
  photon: [openStreetMapCredit],
  geoapify: [
    { name: "Powered by Geoapify", url: "https://www.geoapify.com/" },
    openStreetMapCredit,
  ],
};

/** The credits of these sources, each once. An unknown source has none. */
export function listPlaceCredits(sources: readonly string[]): MapCredit[] {
  const credits = sources.flatMap((source) =>
    Object.hasOwn(placeSources, source) ? (placeSources[source] ?? []) : [],
  );
  return [...new Map(credits.map((credit) => [credit.name, credit])).values()];
}
