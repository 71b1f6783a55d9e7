import type { Position } from "@castor/core/geo/position.ts";
import { type CSSProperties, useEffect, useMemo, useRef } from "react";
import { noInset } from "./camera/map-camera.ts";
import { MapAttribution } from "./controls/map-attribution.tsx";
import { MapControls } from "./controls/map-controls.tsx";
import { MapCrosshair } from "./controls/map-crosshair.tsx";
import { MapScale } from "./controls/map-scale.tsx";
import { markDrawing } from "./gl/map-state.ts";
import { openCount } from "./gl/markers/open-cluster.ts";
import { useFirstMarkers } from "./gl/markers/use-first-markers.ts";
import { useMapClicks } from "./gl/markers/use-map-clicks.ts";
import { useMarkerDrag } from "./gl/markers/use-marker-drag.ts";
import { isTileFailure } from "./gl/tiles/tile-watch.ts";
import { useBasemap } from "./gl/tiles/use-basemap.ts";
import { useTileDefects } from "./gl/tiles/use-tile-defects.ts";
import { moveCamera, useCamera } from "./gl/use-camera.ts";
import { useGlMap } from "./gl/use-gl-map.ts";
import { useMapResize } from "./gl/use-map-resize.ts";
import { useMapStyle } from "./gl/use-map-style.ts";
import { useMapTools } from "./gl/use-map-tools.ts";
import { useMapView } from "./gl/use-map-view.ts";
import { useProjectQuestions } from "./gl/use-project-questions.ts";
import { useSourceData } from "./gl/use-source-data.ts";
import { countKinds, hasFoundLegs, toPathFeatures } from "./lines/map-path.ts";
import { noTools } from "./map-tools.ts";
import { toFoundFeatures } from "./markers/found-position.ts";
import { LazyStillMap } from "./still/lazy-still-map.tsx";
import { sourceIds } from "./style/source-ids.ts";
import styles from "./trip-map.module.css";
import type { TripMapProps } from "./trip-map-props.ts";

/**
 * The map of a trip. It owns the GL map and takes plain data; a change of props updates the map without creating it
 * again. Import it lazily (`lazy-trip-map.tsx`): the renderer is the largest chunk of the product.
 */
export function TripMap(props: TripMapProps) {
  const { language, scheme, markers, paths, found, words, inset = noInset, whole } = props;
  const { tools = noTools } = props;
  const box = useRef<HTMLDivElement>(null);
  const basemap = useBasemap(props.source, (news) => props.onBasemap?.(news));
  const look = { language, scheme, basemap };
  const state = useGlMap(box, look, (error) => {
    if (!isTileFailure(error)) props.onProblem?.(error);
  });
  const map = state.kind === "drawing" ? state.map : null;

  useMapStyle(map, look);
  useTileDefects(map, basemap);
  useSourceData(
    map,
    sourceIds.paths,
    useMemo(() => toPathFeatures(paths), [paths]),
  );
  useSourceData(
    map,
    sourceIds.found,
    useMemo(() => toFoundFeatures(found), [found]),
  );

  useCamera(map, props.camera, inset);
  const isPaused = tools.measure !== null || tools.onAim !== null;
  const bringUnderCross = (to: Position) => {
    if (map) moveCamera(map, { kind: "fly", to, zoom: map.getZoom() }, inset);
  };
  useMarkerDrag(map, {
    markers,
    isEditable: props.isEditable,
    isPaused,
    onMarkerDragEnd: props.onMarkerDragEnd,
    onRefused: () => props.onRefused?.(),
  });
  // After the drag: a hold that lifts a marker asks nothing.
  const shown = useMapTools(map, tools, { markers, camera: props.camera, inset, scheme });
  useMapClicks(map, {
    isEditable: props.isEditable,
    onMarkClick: ({ kind, id }) =>
      kind === "marker" ? props.onMarkerClick(id) : props.onFoundClick?.(id),
    onCountClick: (positions) => {
      if (map) openCount(map, positions, inset);
    },
    onMarkHover: (mark) => tools.hover.set(mark?.kind === "marker" ? mark.id : null, "map"),
    onDoubleClick: props.onDoubleClick,
    onPress: (position, pixel) => props.onPress?.(position, pixel),
    onPosition: tools.measure?.onAdd ?? (tools.onAim ? bringUnderCross : null),
  });
  useMapView(map, inset, {
    onMove: (view) => props.onMove?.(view),
    onReady: () => props.onReady?.(),
  });
  useProjectQuestions(map);
  useMapResize(map);
  const isUnsupported = state.kind === "unsupported";
  useFirstMarkers(map, isUnsupported || markers.length === 0);

  useEffect(() => {
    map?.getCanvas().setAttribute("aria-label", words.map);
  }, [map, words.map]);

  const edges = { "--inset-bottom": `${inset.bottom}px` } as CSSProperties;

  return (
    <div className={styles.frame} style={edges}>
      <div
        ref={box}
        className={styles.canvas}
        {...(isUnsupported
          ? {}
          : { "data-markers": shown.length, "data-paths": countKinds(paths) })}
      />
      {map ? (
        <>
          {tools.onAim ? <MapCrosshair map={map} inset={inset} onAim={tools.onAim} /> : null}
          <MapScale map={map} language={language} units={props.units} />
          <MapControls
            words={words}
            onZoomIn={() => {
              markDrawing(map);
              map.zoomIn();
            }}
            onZoomOut={() => {
              markDrawing(map);
              map.zoomOut();
            }}
            onFit={
              whole &&
              (() => {
                tools.onStray();
                moveCamera(map, whole, inset);
              })
            }
          >
            {props.buttons}
          </MapControls>
        </>
      ) : null}
      {isUnsupported ? null : (
        <MapAttribution
          drawn={basemap?.source ?? null}
          pathCredits={paths.some(hasFoundLegs) ? props.pathCredits : []}
        />
      )}
      {isUnsupported ? (
        <div className={styles.unsupported}>{props.unsupported ?? <LazyStillMap {...props} />}</div>
      ) : null}
    </div>
  );
}
