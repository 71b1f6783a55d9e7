import { type CSSProperties, useEffect, useEffectEvent, useMemo, useState } from "react";
import { endFirstPaint } from "../../device/loading/first-paint.ts";
import { middleOf } from "../camera/free-areas.ts";
import { type MapInset, type MapView, noInset } from "../camera/map-camera.ts";
import { readVisibleArea } from "../camera/read-visible-area.ts";
import { MapAttribution } from "../controls/map-attribution.tsx";
import { MapControls } from "../controls/map-controls.tsx";
import { countKinds, hasFoundLegs } from "../lines/map-path.ts";
import { noTools } from "../map-tools.ts";
import { chooseMarkers } from "../markers/choose-markers.ts";
import mapStyles from "../trip-map.module.css";
import type { TripMapProps } from "../trip-map-props.ts";
import styles from "./still-map.module.css";
import { StillMarks } from "./still-marks.tsx";
import { positionAt, type StillView } from "./still-view.ts";
import { useStillCamera } from "./use-still-camera.ts";
import { useStillPicture } from "./use-still-picture.ts";
import { useStillPresses } from "./use-still-presses.ts";
import { useStillQuestions } from "./use-still-questions.ts";

/**
 * The map of a trip for a browser without WebGL 2: a picture of each view, which is not dragged, over the embedded world.
 * Points are pressed, and positions chosen, as on the drawn map (decision 092).
 */
export function StillMap(props: TripMapProps) {
  const { words, paths, inset = noInset, tools = noTools, whole } = props;
  const [box, setBox] = useState<HTMLElement | null>(null);
  const { view, moveTo, zoomBy } = useStillCamera(box, props.camera, inset);
  const markers = useMemo(
    () => chooseMarkers(props.markers, tools.shows),
    [props.markers, tools.shows],
  );
  const picture = useStillPicture(view, {
    language: props.language,
    scheme: props.scheme,
    paths,
    marks: markers,
  });
  const middle = useMiddle(box, view, inset);
  useReports(props, view, picture.isDrawn, middle);
  const bringUnderCross = tools.onAim
    ? (to: { lat: number; lng: number }) =>
        view && moveTo({ kind: "fly", to, zoom: view.camera.zoom })
    : null;
  useStillPresses(box, {
    isEditable: props.isEditable && !tools.measure,
    positionAt: (position) => (view ? positionAt(view, position) : { lat: 0, lng: 0 }),
    onMark: (id, kind) => (kind === "marker" ? props.onMarkerClick(id) : props.onFoundClick?.(id)),
    onHover: (id) => tools.hover.set(id, "map"),
    onDoublePress: props.onDoubleClick,
    onPress: (position, pixel) => props.onPress?.(position, pixel),
    onPosition: tools.measure?.onAdd ?? bringUnderCross,
    onAsk: tools.onAsk,
  });
  useStillQuestions(box, view);

  return (
    <div
      className={mapStyles.frame}
      style={{ "--inset-bottom": `${inset.bottom}px` } as CSSProperties}
    >
      <section
        ref={setBox}
        className={styles.map}
        aria-label={words.map}
        data-map-state={picture.isDrawn ? "idle" : "drawing"}
        data-markers={markers.length}
        data-paths={countKinds(paths)}
      >
        {picture.address ? (
          <img
            className={styles.picture}
            src={picture.address}
            alt=""
            draggable={false}
            onLoad={picture.onSeen}
          />
        ) : null}
        {view ? <StillMarks {...{ view, markers, paths, tools }} found={props.found} /> : null}
        {tools.onAim && middle ? (
          <span
            className={mapStyles.crosshair}
            style={{ left: middle.x, top: middle.y }}
            aria-hidden
          />
        ) : null}
      </section>
      <p className={styles.note} data-map-cover="">
        {props.stillNote}
      </p>
      <MapControls
        words={words}
        onZoomIn={() => zoomBy(1)}
        onZoomOut={() => zoomBy(-1)}
        onFit={whole && (() => moveTo(whole))}
      >
        {props.buttons}
      </MapControls>
      <MapAttribution
        drawn={null}
        pathCredits={paths.some(hasFoundLegs) ? props.pathCredits : []}
      />
    </div>
  );
}

/** The middle of what is seen of the map, in its pixels. */
function useMiddle(box: HTMLElement | null, view: StillView | null, inset: MapInset) {
  return useMemo(
    () => (box && view ? middleOf(readVisibleArea({ getContainer: () => box }, inset)) : null),
    [box, view, inset],
  );
}

/** Reports the view as the drawn map does: each at rest, and once that everything is drawn. */
function useReports(
  { tools = noTools, onMove, onReady }: TripMapProps,
  view: StillView | null,
  isDrawn: boolean,
  middle: { x: number; y: number } | null,
): void {
  const report = useEffectEvent((now: StillView, pixel: { x: number; y: number }) => {
    tools.onMoveStart();
    const center = positionAt(now, pixel);
    onMove?.(describeView(now, pixel));
    tools.onAim?.(center);
  });
  useEffect(() => {
    if (view && middle) report(view, middle);
  }, [view, middle]);
  const isAiming = tools.onAim !== null;
  const aim = useEffectEvent(() => {
    if (view && middle) tools.onAim?.(positionAt(view, middle));
  });
  useEffect(() => {
    if (isAiming) aim();
  }, [isAiming]);
  const ready = useEffectEvent(() => onReady?.());
  useEffect(() => {
    if (isDrawn) ready();
  }, [isDrawn]);
  // Points are elements of the page: they are there before the picture.
  useEffect(() => endFirstPaint(), []);
}

function describeView(view: StillView, middle: { x: number; y: number }): MapView {
  const { width, height } = view.picture;
  const low = positionAt(view, { x: 0, y: height });
  const high = positionAt(view, { x: width, y: 0 });
  return {
    center: positionAt(view, middle),
    middle,
    zoom: view.camera.zoom,
    bounds: {
      west: low.lng,
      south: low.lat,
      east: high.lng < low.lng ? high.lng + 360 : high.lng,
      north: high.lat,
    },
    isByHand: false,
  };
}
