import { servicesEndpoints } from "@castor/core/endpoints/services.ts";
import { type TileType, tileTypes } from "@castor/core/map/tile-types.ts";
import { useRead } from "../../../data/http/use-read.ts";
import { useWords } from "../../../i18n/words.ts";

/** `default` exists on every server, at least as the embedded world map. */
const alwaysThere = "default";

/** The map sources of this server, and the stored one even where this server lacks it: another server may have it. */
export function useTileChoices(stored: TileType) {
  const translate = useWords("common");
  const config = useRead(servicesEndpoints.config, {}).data;
  const isThere = (id: TileType) =>
    id === alwaysThere ||
    config?.tiles.some(({ tileType, available }) => tileType === id && available) === true;
  return tileTypes
    .filter(({ id }) => id === stored || isThere(id))
    .map(({ id, isPaid, region }) => {
      const remarks = [
        isPaid ? translate("trips.tilePaid") : null,
        region === "CN" ? translate("trips.tileChina") : null,
        config && !isThere(id) ? translate("tiles.notHere") : null,
      ].filter((remark) => remark !== null);
      const name = translate(`trips.tiles.${id}`);
      return { value: id, label: remarks.length > 0 ? `${name} (${remarks.join(", ")})` : name };
    });
}
