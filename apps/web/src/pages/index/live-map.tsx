import { dayColors } from "@castor/core/map/day-colors.ts";
import { useComputedColorScheme } from "@mantine/core";
import { useEffect, useMemo } from "react";
import { useFormats } from "../../i18n/formats.ts";
import { useLanguage, useWords } from "../../i18n/words.ts";
import type { CameraCommand } from "../../map/camera/map-camera.ts";
import { TripMapInDatum } from "../../map/datum/trip-map-in-datum.tsx";
import type { MapPath } from "../../map/lines/map-path.ts";
import { sampleLegs, sampleStops } from "./sample-stops.ts";

const [color] = dayColors;
/** Close enough to see the coast around a stop: the embedded world has no streets. */
const closeZoom = 11;
const whole: CameraCommand = { kind: "fit", positions: sampleStops, isInstant: true };
const paths: readonly MapPath[] = [
  {
    ...{ id: "sample", color },
    legs: sampleLegs.map((leg) => ({
      ...{ mode: "car", isEstimated: false },
      geometry: {
        type: "LineString",
        coordinates: leg.map(({ lat, lng }): [number, number] => [lng, lat]),
      },
    })),
  },
];
const nothing: readonly never[] = [];

export interface LiveMapProps {
  /** The index of the selected stop; null for none. */
  selected: number | null;
  onSelect: (index: number) => void;
  onReady: () => void;
  /** This device cannot draw a map. */
  onFail: () => void;
}

/** The real map with the sample day, over the embedded world. Import it when it is asked for: it brings the renderer. */
export function LiveMap({ selected, onSelect, onReady, onFail }: LiveMapProps) {
  const translate = useWords("common", "landing");
  const language = useLanguage();
  const scheme = useComputedColorScheme("light");
  const { units } = useFormats();
  const markers = useMemo(
    () =>
      sampleStops.map(({ lat, lng, name, typeId }, index) => ({
        ...{ id: String(index), lat, lng, name: translate(name), number: index + 1 },
        ...{ typeId, priority: "normal" as const, color },
        ...{ isExcluded: false, isSelected: index === selected },
      })),
    [selected, translate],
  );
  const camera = useMemo((): CameraCommand => {
    const to = selected === null ? undefined : sampleStops[selected];
    return to ? { kind: "fly", to, zoom: closeZoom } : whole;
  }, [selected]);
  const words = useMemo(
    () => ({
      map: translate("landing.liveMap"),
      zoomIn: translate("map.zoomIn"),
      zoomOut: translate("map.zoomOut"),
      fit: translate("map.fit"),
    }),
    [translate],
  );
  return (
    <TripMapInDatum
      {...{ language, scheme, units, words, markers, paths, camera, whole, onReady }}
      pathCredits={nothing}
      found={nothing}
      isEditable={false}
      stillNote=""
      unsupported={<Unsupported onFail={onFail} />}
      onMarkerClick={(id) => onSelect(Number(id))}
      onMarkerDragEnd={() => {}}
      onDoubleClick={() => {}}
    />
  );
}

function Unsupported({ onFail }: Pick<LiveMapProps, "onFail">) {
  useEffect(onFail, [onFail]);
  return null;
}
