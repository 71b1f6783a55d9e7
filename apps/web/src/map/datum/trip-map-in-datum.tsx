import type { Position } from "@castor/core/geo/position.ts";
import { useMemo, useState } from "react";
import { noTools } from "../map-tools.ts";
import { TripMap } from "../trip-map.tsx";
import type { TripMapProps } from "../trip-map-props.ts";
import type { MapDatum } from "./map-datum.ts";
import { moveCameraToMap, movePathToMap, moveToMap, moveViewToEarth } from "./to-datum.ts";
import { useDatum } from "./use-datum.ts";
import { useMovedCamera } from "./use-moved-camera.ts";

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
  const back = (at: Position) => datum.toEarth(at);
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
          ? { ...measure, vertices, onAdd: (at) => measure.onAdd(back(at)) }
          : null,
      onAim: onAim && ((at) => onAim(back(at))),
      onAsk: (asked) => tools.onAsk({ ...asked, at: back(asked.at) }),
    },
    onMarkerDragEnd: (id, to) => props.onMarkerDragEnd(id, back(to)),
    onDoubleClick: (at) => props.onDoubleClick(back(at)),
    onPress: (at, position) => props.onPress?.(back(at), position),
    onMove,
  };
}
