import type { Position } from "@castor/core/geo/position.ts";
import { type Box, boxesMeet } from "@castor/core/map/picture/box.ts";
import { type CSSProperties, useMemo, useSyncExternalStore } from "react";
import { ThingIcon } from "../../ui/icons/thing-icon.tsx";
import { estimateLabel } from "../camera/label-size.ts";
import { listSigns, type MapPath } from "../lines/map-path.ts";
import type { MapTools } from "../map-tools.ts";
import type { FoundPosition } from "../markers/found-position.ts";
import type { MapMarker } from "../markers/map-marker.ts";
import { toLabel } from "../markers/marker-label.ts";
import styles from "./still-map.module.css";
import {
  isInPicture,
  type PicturePosition,
  projectPosition,
  type StillView,
} from "./still-view.ts";

export interface StillMarksProps {
  view: StillView;
  markers: readonly MapMarker[];
  paths: readonly MapPath[];
  found: readonly FoundPosition[];
  tools: Pick<MapTools, "hover" | "ownPosition" | "measure">;
}

const discPx = 30;

/** The points, what is found and what is measured, above the picture. The plan beside the map names the same points. */
export function StillMarks({ view, markers, paths, found, tools }: StillMarksProps) {
  const { hover, ownPosition, measure } = tools;
  const hovered = useSyncExternalStore(hover.watch, hover.read);
  const placed = useMemo(() => placeMarkers(view, markers), [view, markers]);
  return (
    <>
      {measure ? <MeasuredLine view={view} vertices={measure.vertices} /> : null}
      {paths.flatMap((path) =>
        listSigns(path).map(({ icon, position }) => (
          <span
            key={`${path.id} ${icon} ${position.lat} ${position.lng}`}
            className={styles.sign}
            style={
              {
                ...place(projectPosition(view, position)),
                "--day-color": path.color,
              } as CSSProperties
            }
          >
            <ThingIcon name={icon} size={16} />
          </span>
        )),
      )}
      {placed.map(({ marker, pixel, label }) => (
        <span
          key={marker.id}
          className={styles.marker}
          style={{ ...place(pixel), "--day-color": marker.color } as CSSProperties}
          data-tooltip={marker.name}
          data-mark={marker.id}
          data-kind="marker"
          data-selected={marker.isSelected || undefined}
          data-hovered={marker.id === hovered || undefined}
          data-excluded={marker.isExcluded || undefined}
          data-warning={marker.warning}
        >
          <span className={styles.number}>{marker.isExcluded ? null : marker.number}</span>
          {label === null ? null : <span className={styles.name}>{label}</span>}
        </span>
      ))}
      {found.map((position) => (
        <span
          key={position.id}
          className={styles.found}
          style={place(projectPosition(view, position))}
          data-tooltip={position.name}
          data-mark={position.id}
          data-kind="found"
        />
      ))}
      {ownPosition ? (
        <span className={styles.own} style={place(projectPosition(view, ownPosition))} />
      ) : null}
    </>
  );
}

const place = ({ x, y }: PicturePosition): CSSProperties => ({ left: x, top: y });

/** Markers in sight with the labels that cover nothing, important ones last: they lie on top. */
function placeMarkers(view: StillView, markers: readonly MapMarker[]) {
  const seen = markers
    .map((marker) => ({ marker, pixel: projectPosition(view, marker) }))
    .filter(({ pixel }) => isInPicture(view, pixel));
  const taken: Box[] = seen.map(({ pixel: { x, y } }) => boxOf(x, y - discPx / 2, discPx, discPx));
  const first = seen.toSorted((one, other) => rankOf(other.marker) - rankOf(one.marker));
  const labelled = first.map(({ marker, pixel }) => {
    const label = toLabel(marker.name);
    const { width, height } = estimateLabel(label);
    const box = boxOf(pixel.x, pixel.y + discPx / 2 + 1, width, height);
    const isFree = label !== "" && !taken.some((other) => boxesMeet(box, other));
    if (isFree) taken.push(box);
    return { marker, pixel, label: isFree ? label : null };
  });
  return labelled.toReversed();
}

const rankOf = ({ isSelected, isExcluded, priority }: MapMarker) =>
  isSelected ? 3 : isExcluded ? 0 : priority === "star" ? 2 : 1;

const boxOf = (middle: number, top: number, width: number, height: number): Box => ({
  ...{ left: middle - width / 2, right: middle + width / 2 },
  ...{ top, bottom: top + height },
});

function MeasuredLine({ view, vertices }: { view: StillView; vertices: readonly Position[] }) {
  const positions = vertices.map((vertex) => projectPosition(view, vertex));
  return (
    <svg className={styles.measured} aria-hidden>
      <polyline points={positions.map(({ x, y }) => `${x},${y}`).join(" ")} />
      {positions.map(({ x, y }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="5" />
      ))}
    </svg>
  );
}
