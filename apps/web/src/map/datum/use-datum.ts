import { gcj02Area, gcj02AreaPath } from "@castor/core/map/gcj02-area.ts";
import { useEffect, useEffectEvent, useState } from "react";
import type { MapDatum } from "./map-datum.ts";

async function loadGcj02(): Promise<MapDatum> {
  const [{ createGcj02Datum }, answer] = await Promise.all([
    import("./gcj02-datum.ts"),
    fetch(gcj02AreaPath),
  ]);
  if (!answer.ok) throw new Error(`${gcj02AreaPath}: ${answer.status}`);
  return createGcj02Datum(gcj02Area.parse(await answer.json()));
}

let gcj02: Promise<MapDatum> | null = null;

/**
 * The datum of a map source; null for WGS-84 and while another one loads. It is loaded once, on first use. After a
 * failure the next map tries again.
 */
export function useDatum(id: "gcj02" | null, onProblem: (error: Error) => void): MapDatum | null {
  const [loaded, setLoaded] = useState<MapDatum | null>(null);
  const report = useEffectEvent(onProblem);
  useEffect(() => {
    if (id === null) return;
    let isGone = false;
    gcj02 ??= loadGcj02();
    gcj02.then(
      (datum) => {
        if (!isGone) setLoaded(datum);
      },
      (error: unknown) => {
        gcj02 = null;
        if (!isGone) report(error instanceof Error ? error : new Error(String(error)));
      },
    );
    return () => {
      isGone = true;
    };
  }, [id]);
  return id === null ? null : loaded;
}
