import { servicesEndpoints } from "@castor/core/endpoints/services.ts";
import { ownArchive } from "@castor/core/map/offline/own-archive.ts";
import type { TileType } from "@castor/core/map/tile-types.ts";
import { listPathCredits } from "@castor/core/services/paths/list-path-credits.ts";
import { useEffect, useMemo } from "react";
import { useRead } from "../../../data/http/use-read.ts";
import { useIsFirstPaintOver } from "../../../device/loading/first-paint.ts";
import { useWords } from "../../../i18n/words.ts";
import type { BasemapStatus } from "../../../map/gl/tiles/use-basemap.ts";
import { dismissToastTopic, showToast } from "../../../ui/feedback/show-toast.ts";
import { logMapProblem } from "./log-map-problem.ts";
import { useAddressed } from "./use-addressed.ts";
import { useStoredSource } from "./use-stored-source.ts";

const freshMs = 3_600_000;
/** Only one message of this topic is shown at a time. */
const topic = "map-source";

/**
 * The tile source of a trip's map, by its tileType, else the default with a message; and the credits of the paths. A
 * source that does not answer is reported once, with a retry, and replaced by what is stored.
 */
export function useTripTiles(tileType: TileType) {
  const translate = useWords("common");
  // The embedded world map is shown meanwhile.
  const isPaused = !useIsFirstPaintOver();
  const config = useRead(servicesEndpoints.config, {}, { freshMs, isPaused }).data;
  const rowOf = (id: TileType) => config?.tiles.find((row) => row.tileType === id);
  const chosen = rowOf(tileType);
  const own = ownArchive(rowOf("default")?.source);
  const wanted = useAddressed((chosen?.source ? chosen : rowOf("default"))?.source);
  const { source, isFallback, onBroken } = useStoredSource(wanted, own);

  const isMissing = chosen?.available === false;
  useEffect(() => {
    if (!isMissing) return;
    const name = translate(`trips.tiles.${tileType}`);
    showToast("info", translate("tiles.missing", { name }), null, { topic });
    return () => dismissToastTopic(topic);
  }, [isMissing, tileType, translate]);

  const onBasemap = (news: BasemapStatus) => {
    if (news.kind === "works") {
      if (!isFallback) dismissToastTopic(topic);
      return;
    }
    logMapProblem(new Error("The server of the street map does not answer as it should."));
    if (onBroken()) return showToast("info", translate("tiles.stored"), null, { topic });
    const retry = { label: translate("actions.retry"), run: news.retry };
    showToast("info", translate("tiles.silent"), retry, { topic });
  };
  const routing = config?.routing;
  const pathCredits = useMemo(() => listPathCredits(routing), [routing]);
  return { source, onBasemap, pathCredits };
}
