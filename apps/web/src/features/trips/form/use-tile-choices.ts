import { endpoints } from "@castor/core/endpoints.ts";
import { tileTypes } from "@castor/core/map/tile-types.ts";
import { useRead } from "../../../data/use-read.ts";
import { useWords } from "../../../i18n/words.ts";

/** What `default` is on every server: the embedded world, if nothing else. */
const alwaysThere = "default";

/** The map sources to choose from, each with what speaks against it; what this server does not have cannot be chosen. */
export function useTileChoices() {
  const translate = useWords();
  const config = useRead(endpoints.services.config, {}).data;
  return tileTypes.map(({ id, isPaid, region }) => {
    const tile = config?.tiles.find(({ tileType }) => tileType === id);
    const isThere = id === alwaysThere || tile?.available === true;
    const remarks = [
      isPaid ? translate("trips.tilePaid") : null,
      region === "CN" ? translate("trips.tileChina") : null,
      tile?.reason
        ? translate("tiles.because", { reason: translate(`tiles.reasons.${tile.reason}`) })
        : null,
    ].filter((remark) => remark !== null);
    const name = translate(`trips.tiles.${id}`);
    const label = remarks.length > 0 ? `${name} (${remarks.join(", ")})` : name;
    return { value: id, label, disabled: !isThere };
  });
}
