import type { TileSource } from "@castor/core/map/tile-source.ts";
import { useEffect, useState } from "react";
import { apiOrigin } from "../../../data/http/api-host.ts";

/** The server names its own files by path. The API may be on another host than the page, so its origin is added. */
export function useAddressed(source: TileSource | undefined): TileSource | undefined {
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
