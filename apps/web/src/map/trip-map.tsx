import type { Position } from "@castor/core/basics/geo.ts";
import type { MapCredit, TileSource } from "@castor/core/map/tile-source.ts";
import { type CSSProperties, type ReactNode, useEffect, useMemo, useRef } from "react";
import type { Units } from "./choose-scale.ts";
import { type FoundSpot, toFoundFeatures } from "./found-spot.ts";
import { markDrawing } from "./gl/map-state.ts";
import { isTileFailure } from "./gl/tile-watch.ts";
import { type BasemapNews, useBasemap } from "./gl/use-basemap.ts";
import { moveCamera, useCamera } from "./gl/use-camera.ts";
import { useFirstMarkers } from "./gl/use-first-markers.ts";
import { useGlMap } from "./gl/use-gl-map.ts";
import { useMapPresses } from "./gl/use-map-presses.ts";
import { useMapResize } from "./gl/use-map-resize.ts";
import { useMapStyle } from "./gl/use-map-style.ts";
import { useMapTools } from "./gl/use-map-tools.ts";
import { useMapView } from "./gl/use-map-view.ts";
import { useMarkerDrag } from "./gl/use-marker-drag.ts";
import { useSourceData } from "./gl/use-source-data.ts";
import { useSpotQuestions } from "./gl/use-spot-questions.ts";
import { useTileDefects } from "./gl/use-tile-defects.ts";
import { type CameraCommand, type MapInset, type MapView, noInset } from "./map-camera.ts";
import { MapControls, type MapWords } from "./map-controls.tsx";
import { MapCredits } from "./map-credits.tsx";
import type { MapMarker } from "./map-marker.ts";
import { countKinds, hasFoundLegs, type MapPath, toPathFeatures } from "./map-path.ts";
import { MapScale } from "./map-scale.tsx";
import { type MapTools, noTools } from "./map-tools.ts";
import type { MapLook } from "./style/map-look.ts";
import { sourceIds } from "./style/source-ids.ts";
import styles from "./trip-map.module.css";

export interface TripMapProps extends Omit<MapLook, "basemap"> {
  /** What is drawn over the embedded world; keep it the same object while it is the same. */
  source?: TileSource | undefined;
  units: Units;
  words: MapWords;
  /** Keep these arrays the same object while nothing in them changes. */
  markers: readonly MapMarker[];
  paths: readonly MapPath[];
  /** Who made what of the paths is no estimate. */
  wayCredits: readonly MapCredit[];
  found: readonly FoundSpot[];
  /** Each new object moves the camera once. Without one the map begins with the whole trip. */
  camera: CameraCommand | null;
  /** What covers the map's edges; buttons and flights keep clear of it. */
  inset?: MapInset | undefined;
  isEditable: boolean;
  tools?: MapTools | undefined;
  /** More buttons of the page, above the map's own. */
  buttons?: ReactNode;
  /** Shown where this device cannot draw the map. */
  unsupported: ReactNode;
  onMarkerClick: (id: string) => void;
  onMarkerDragEnd: (id: string, to: Position) => void;
  onFoundClick?: ((id: string) => void) | undefined;
  onDoubleClick: (at: Position) => void;
  onMove?: ((view: MapView) => void) | undefined;
  onReady?: (() => void) | undefined;
  /** The source works, or does not and is left; the embedded world is drawn then. */
  onBasemap?: ((news: BasemapNews) => void) | undefined;
  /** Something could not be drawn (a tile, a picture); the map goes on without. */
  onProblem?: ((error: Error) => void) | undefined;
}

/**
 * The map of a trip. It owns the GL map and takes pure data: whatever changes in its props changes on the map without
 * building it anew. Import it lazily (`lazy-trip-map.tsx`): the renderer is the heaviest part of the product.
 */
export function TripMap(props: TripMapProps) {
  const { language, scheme, markers, paths, found, words, inset = noInset, isEditable } = props;
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

  const whole = useMemo<CameraCommand | null>(
    () => (markers.length > 0 ? { kind: "fit", positions: markers } : null),
    [markers],
  );
  useCamera(map, props.camera, whole, inset);
  const shown = useMapTools(map, tools, { markers, camera: props.camera, inset });

  const isPaused = tools.measure !== null;
  useMarkerDrag(map, { markers, isPaused, onDragEnd: props.onMarkerDragEnd });
  useMapPresses(map, {
    isEditable,
    onMarkClick: ({ kind, id }) =>
      kind === "marker" ? props.onMarkerClick(id) : props.onFoundClick?.(id),
    onMarkHover: (mark) => tools.hover.set(mark?.kind === "marker" ? mark.id : null, "map"),
    onDoubleClick: props.onDoubleClick,
    onSpot: tools.measure?.onAdd ?? null,
  });
  useMapView(
    map,
    (view) => props.onMove?.(view),
    () => props.onReady?.(),
  );
  useSpotQuestions(map);
  useMapResize(map);
  useFirstMarkers(map, state.kind === "unsupported" || markers.length === 0);

  useEffect(() => {
    map?.getCanvas().setAttribute("aria-label", words.map);
  }, [map, words.map]);

  const edges = {
    "--inset-right": `${inset.right}px`,
    "--inset-bottom": `${inset.bottom}px`,
  } as CSSProperties;

  return (
    <div className={styles.frame} style={edges}>
      <div
        ref={box}
        className={styles.canvas}
        data-markers={shown.length}
        data-paths={countKinds(paths)}
      />
      {map ? (
        <>
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
      <MapCredits
        drawn={basemap?.source ?? null}
        ways={paths.some(hasFoundLegs) ? props.wayCredits : []}
      />
      {state.kind === "unsupported" ? (
        <div className={styles.unsupported}>{props.unsupported}</div>
      ) : null}
    </div>
  );
}
