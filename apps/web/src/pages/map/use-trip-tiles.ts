import { endpoints } from "@castor/core/endpoints.ts";
import type { TileSource } from "@castor/core/map/tile-source.ts";
import type { TileType } from "@castor/core/map/tile-types.ts";
import { creditsOfWays } from "@castor/core/services/way-sources.ts";
import { useCallback, useEffect, useMemo, useState } from "react";
import { apiOrigin } from "../../data/api-host.ts";
import { useRead } from "../../data/use-read.ts";
import { useFirstSightOver } from "../../device/first-sight.ts";
import { useWords } from "../../i18n/words.ts";
import type { BasemapNews } from "../../map/gl/use-basemap.ts";
import { dismissTopic, notify } from "../../ui/notify.ts";
import { logMapProblem } from "./log-map-problem.ts";

const freshMs = 3_600_000;
/** One message of the kind at a time. */
const topic = "map-source";

/** A file of the server's is named by its path, which on a page of another host is not that page's. */
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
 * What a trip's map is drawn from: what this server has for its tileType, or else for the default, which is said; and who
 * made the ways over it. The map tells when a source does not answer; that is said too, once, and can be tried again.
 */
export function useTripTiles(tileType: TileType) {
  const translate = useWords();
  // The embedded world is there meanwhile.
  const isPaused = !useFirstSightOver();
  const config = useRead(endpoints.services.config, {}, { freshMs, isPaused }).data;
  const rowOf = (id: TileType) => config?.tiles.find((row) => row.tileType === id);
  const chosen = rowOf(tileType);
  const source = useAddressed((chosen?.source ? chosen : rowOf("default"))?.source);

  const reason = chosen?.reason;
  useEffect(() => {
    if (!reason) return;
    const name = translate(`trips.tiles.${tileType}`);
    const why = translate(`tiles.reasons.${reason}`);
    notify("info", translate("tiles.missing", { name, reason: why }), null, { topic });
    return () => dismissTopic(topic);
  }, [reason, tileType, translate]);

  const onBasemap = useCallback(
    (news: BasemapNews) => {
      if (news.kind === "works") return dismissTopic(topic);
      logMapProblem(new Error("The server of the street map does not answer as it should."));
      const retry = { label: translate("actions.retry"), run: news.retry };
      notify("info", translate("tiles.silent"), retry, { topic });
    },
    [translate],
  );
  const routing = config?.routing;
  const wayCredits = useMemo(() => creditsOfWays(routing), [routing]);
  return { source, onBasemap, wayCredits };
}
