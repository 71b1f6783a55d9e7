import { endpoints } from "@castor/core/endpoints.ts";
import type { TileSource } from "@castor/core/map/tile-source.ts";
import type { TileType } from "@castor/core/map/tile-types.ts";
import { listPathCredits } from "@castor/core/services/paths/list-path-credits.ts";
import { useCallback, useEffect, useMemo, useState } from "react";
import { apiOrigin } from "../../../data/http/api-host.ts";
import { useRead } from "../../../data/http/use-read.ts";
import { useIsFirstPaintOver } from "../../../device/loading/first-paint.ts";
import { useWords } from "../../../i18n/words.ts";
import type { BasemapStatus } from "../../../map/gl/tiles/use-basemap.ts";
import { dismissToastTopic, showToast } from "../../../ui/feedback/show-toast.ts";
import { logMapProblem } from "./log-map-problem.ts";

const freshMs = 3_600_000;
/** Only one message of this topic is shown at a time. */
const topic = "map-source";

/** The server names its own files by path. The API may be on another host than the page, so its origin is added. */
function useAddressed(source: TileSource | undefined): TileSource | undefined {
  const [addressed, setAddressed] = useState<TileSource>();
  useEffect(() => {
    let isWanted = true;
    const isPath = source?.kind === "vector" && source.url.startsWith("/");
    if (isPath)
      void apiOrigin().then((origin) => {
        if (isWanted) setAddressed({ ...source, url: origin + source.url });
      });
    else setAddressed(source);
    return () => {
      isWanted = false;
    };
  }, [source]);
  return addressed;
}

/**
 * The tile source of a trip's map, by its tileType, else the default with a message; and the credits of the paths. A
 * source that does not answer is reported once, with a retry.
 */
export function useTripTiles(tileType: TileType) {
  const translate = useWords();
  // The embedded world map is shown meanwhile.
  const isPaused = !useIsFirstPaintOver();
  const config = useRead(endpoints.services.config, {}, { freshMs, isPaused }).data;
  const rowOf = (id: TileType) => config?.tiles.find((row) => row.tileType === id);
  const chosen = rowOf(tileType);
  const source = useAddressed((chosen?.source ? chosen : rowOf("default"))?.source);

  const isMissing = chosen?.available === false;
  useEffect(() => {
    if (!isMissing) return;
    const name = translate(`trips.tiles.${tileType}`);
    showToast("info", translate("tiles.missing", { name }), null, { topic });
    return () => dismissToastTopic(topic);
  }, [isMissing, tileType, translate]);

  const onBasemap = useCallback(
    (news: BasemapStatus) => {
      if (news.kind === "works") return dismissToastTopic(topic);
      logMapProblem(new Error("The server of the street map does not answer as it should."));
      const retry = { label: translate("actions.retry"), run: news.retry };
      showToast("info", translate("tiles.silent"), retry, { topic });
    },
    [translate],
  );
  const routing = config?.routing;
  const pathCredits = useMemo(() => listPathCredits(routing), [routing]);
  return { source, onBasemap, pathCredits };
}
