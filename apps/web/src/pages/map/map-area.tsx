import type { Position } from "@castor/core/basics/geo.ts";
import type { TileType } from "@castor/core/map/tile-types.ts";
import { useComputedColorScheme } from "@mantine/core";
import { Suspense, useMemo } from "react";
import { useLanguage, useWords } from "../../i18n/words.ts";
import { LazyTripMap } from "../../map/lazy-trip-map.tsx";
import type { CameraCommand, MapInset, MapView } from "../../map/map-camera.ts";
import type { MapMarker } from "../../map/map-marker.ts";
import type { MapPath } from "../../map/map-path.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { logMapProblem } from "./log-map-problem.ts";
import { roundPosition } from "./map-data.ts";
import type { MapEvent, MapScreen } from "./map-screen.ts";
import { MapToolsLayer } from "./tools/map-tools-layer.tsx";
import { ToolButtons } from "./tools/tool-buttons.tsx";
import { useMapTools } from "./tools/use-map-tools.ts";
import { useTripTiles } from "./use-trip-tiles.ts";

const foundId = "found";

export interface MapAreaProps {
  screen: MapScreen;
  tileType: TileType;
  markers: readonly MapMarker[];
  paths: readonly MapPath[];
  camera: CameraCommand | null;
  inset: MapInset | undefined;
  /** True while a double-click adds a point. */
  canAdd: boolean;
  canEdit: boolean;
  /** Several days are in view. */
  isWide: boolean;
  onEvent: (event: MapEvent) => void;
  onSelect: (pointId: string) => void;
  onDrag: (pointId: string, to: Position) => void;
  onLook: (view: MapView) => void;
  onReady: () => void;
}

/** The map with what the page shows on it. */
export function MapArea(props: MapAreaProps) {
  const { screen, canAdd, canEdit, onEvent, onSelect, onDrag, onLook } = props;
  const { found } = screen;
  const translate = useWords();
  const tools = useMapTools(props);
  const tiles = useTripTiles(props.tileType);
  const language = useLanguage();
  const scheme = useComputedColorScheme("light");
  const words = useMemo(
    () => ({
      map: translate("map.mapLabel"),
      zoomIn: translate("map.zoomIn"),
      zoomOut: translate("map.zoomOut"),
      fit: translate("map.fit"),
    }),
    [translate],
  );
  const spots = useMemo(
    () =>
      found
        ? [{ id: foundId, name: found.name, lat: found.lat, lng: found.lng, isChosen: true }]
        : [],
    [found],
  );
  return (
    <Suspense fallback={null}>
      <LazyTripMap
        {...tiles}
        language={language}
        scheme={scheme}
        units="metric"
        words={words}
        markers={props.markers}
        paths={props.paths}
        found={spots}
        camera={props.camera}
        inset={props.inset}
        isEditable={canAdd}
        tools={tools.map}
        buttons={<ToolButtons tools={tools} />}
        unsupported={<EmptyState pose="naps" isSmall text={translate("map.unsupported")} />}
        onMarkerClick={onSelect}
        onMarkerDragEnd={onDrag}
        onFoundClick={() => {
          if (found && canEdit)
            onEvent({ kind: "open", dialog: { kind: "newPoint", draft: found } });
        }}
        onDoubleClick={(at) => {
          const draft = roundPosition(at);
          if (canAdd) onEvent({ kind: "open", dialog: { kind: "newPoint", draft } });
        }}
        onMove={onLook}
        onReady={props.onReady}
        onProblem={logMapProblem}
      />
      <MapToolsLayer tools={tools} inset={props.inset} />
    </Suspense>
  );
}
