import { openStreetMapCredit } from "../map/open-street-map.ts";
import type { MapCredit } from "../map/tile-source.ts";
import { worldBasemapCredits } from "../map/world-basemap.ts";

const [, geoNames] = worldBasemapCredits;

/** Who may answer a search (`source`), and who made what it knows, to be named wherever a place is shown as found. */
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

/** Who made what these sources know, each maker once; nobody for a source that is not known. */
export function creditsOfSources(sources: readonly string[]): MapCredit[] {
  const credits = sources.flatMap((source) =>
    Object.hasOwn(placeSources, source) ? (placeSources[source] ?? []) : [],
  );
  return [...new Map(credits.map((credit) => [credit.name, credit])).values()];
}
