import type { Position } from "@castor/core/geo/position.ts";
import { gcj02Area, gcj02AreaPath } from "@castor/core/map/gcj02-area.ts";
import { useEffect, useEffectEvent, useMemo, useState } from "react";
import { noTools } from "../map-tools.ts";
import { TripMap } from "../trip-map.tsx";
import type { TripMapProps } from "../trip-map-props.ts";
import type { MapDatum } from "./map-datum.ts";
import { moveCameraToMap, movePathToMap, moveToMap, moveViewToEarth } from "./to-datum.ts";
import { useMovedCamera } from "./use-moved-camera.ts";

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
function useDatum(id: "gcj02" | null, onProblem: (error: Error) => void): MapDatum | null {
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

/**
 * The map of a trip in the datum of its source. Props are converted from WGS-84 to that datum, events back to WGS-84.
 * While the source does not work, only the embedded world is drawn, which is in WGS-84.
 */
export function TripMapInDatum(props: TripMapProps) {
  const { source, onBasemap } = props;
  const [broken, setBroken] = useState<TripMapProps["source"]>();
  const wanted = source?.kind === "raster" && source !== broken ? (source.datum ?? null) : null;
  const datum = useDatum(wanted, (error) => props.onProblem?.(error));
  const heard: TripMapProps["onBasemap"] = (news) => {
    setBroken(news.kind === "broken" ? source : undefined);
    onBasemap?.(news);
  };
  const moved = useMovedProps(props, datum);
  return <TripMap {...moved} onBasemap={heard} />;
}

function useMovedProps(props: TripMapProps, datum: MapDatum | null): TripMapProps {
  const { markers, paths, found, tools = noTools } = props;
  const { ownPosition, measure, onAim } = tools;
  const movedMarkers = useMemo(
    () => (datum ? markers.map((marker) => moveToMap(datum, marker)) : markers),
    [datum, markers],
  );
  const movedPaths = useMemo(
    () => (datum ? paths.map((path) => movePathToMap(datum, path)) : paths),
    [datum, paths],
  );
  const movedFound = useMemo(
    () => (datum ? found.map((position) => moveToMap(datum, position)) : found),
    [datum, found],
  );
  const { camera, onMovedByHand } = useMovedCamera(props.camera, datum);
  const whole = useMemo(
    () => (datum && props.whole ? moveCameraToMap(datum, props.whole) : props.whole),
    [datum, props.whole],
  );
  const position = useMemo(
    () => (datum && ownPosition ? moveToMap(datum, ownPosition) : ownPosition),
    [datum, ownPosition],
  );
  const vertices = useMemo(
    () => (datum && measure ? measure.vertices.map(datum.toMap) : measure?.vertices),
    [datum, measure],
  );
  const onMove: TripMapProps["onMove"] = (view) => {
    if (view.isByHand) onMovedByHand();
    props.onMove?.(datum ? moveViewToEarth(datum, view) : view);
  };
  if (!datum) return { ...props, camera, onMove };
  const back = (position: Position) => datum.toEarth(position);
  return {
    ...props,
    markers: movedMarkers,
    paths: movedPaths,
    found: movedFound,
    camera,
    whole,
    tools: {
      ...tools,
      ownPosition: position,
      measure:
        measure && vertices
          ? { ...measure, vertices, onAdd: (position) => measure.onAdd(back(position)) }
          : null,
      onAim: onAim && ((position) => onAim(back(position))),
      onAsk: (asked) => tools.onAsk({ ...asked, position: back(asked.position) }),
    },
    onMarkerDragEnd: (id, to) => props.onMarkerDragEnd(id, back(to)),
    onDoubleClick: (position) => props.onDoubleClick(back(position)),
    onPress: (position, pixel) => props.onPress?.(back(position), pixel),
    onMove,
  };
}
