import type { Position } from "@castor/core/geo/position.ts";
import { roundPosition } from "@castor/core/geo/round-position.ts";
import type { TileType } from "@castor/core/map/tile-types.ts";
import { useComputedColorScheme } from "@mantine/core";
import { useMemo } from "react";
import { useFormats } from "../../../i18n/formats.ts";
import { useLanguage, useWords } from "../../../i18n/words.ts";
import type { CameraCommand, MapInset, MapView } from "../../../map/camera/map-camera.ts";
import { LazyTripMap } from "../../../map/lazy-trip-map.tsx";
import type { MapPath } from "../../../map/lines/map-path.ts";
import type { MapMarker } from "../../../map/markers/map-marker.ts";
import type { Find } from "../found/use-found.ts";
import type { PressedPosition } from "../found/use-free-place.ts";
import type { MapEvent, MapScreen } from "../map-screen.ts";
import { MapToolsLayer } from "../tools/map-tools-layer.tsx";
import { ToolButtons } from "../tools/tool-buttons.tsx";
import { usePageMapTools } from "../tools/use-page-map-tools.ts";
import { logMapProblem } from "./log-map-problem.ts";
import { useEditOffer } from "./use-edit-offer.ts";
import { useTripTiles } from "./use-trip-tiles.ts";

const foundId = "found";

export interface MapAreaProps {
  screen: MapScreen;
  tileType: TileType;
  markers: readonly MapMarker[];
  paths: readonly MapPath[];
  camera: CameraCommand;
  whole: CameraCommand;
  inset: MapInset | undefined;
  /** True in edit mode, where a double-click adds a point. */
  isEditing: boolean;
  /** True when the form of a new point can be opened: there is a day for it. */
  canEdit: boolean;
  /** True while several days are in view. */
  isWide: boolean;
  onEvent: (event: MapEvent) => void;
  onSelect: (pointId: string) => void;
  onFind: Find;
  /** A press where no marker is. */
  onPress: (position: Position, pixel: PressedPosition) => void;
  onMarkerDragEnd: (pointId: string, to: Position) => void;
  onLook: (view: MapView) => void;
  onReady: () => void;
}

/** The map with its layers, markers and tools. */
export function MapArea(props: MapAreaProps) {
  const { screen, isEditing, canEdit, onEvent, onSelect, onFind, onMarkerDragEnd, onLook } = props;
  const found = screen.found?.isAdded ? null : screen.found?.subject;
  const translate = useWords("common");
  const formats = useFormats();
  const tools = usePageMapTools(props);
  const tiles = useTripTiles(props.tileType);
  const offerEditing = useEditOffer(canEdit, onEvent);
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
  const positions = useMemo(
    () =>
      found
        ? [{ id: foundId, name: found.name ?? "", lat: found.lat, lng: found.lng, isChosen: true }]
        : [],
    [found],
  );
  return (
    <>
      <LazyTripMap
        {...tiles}
        language={language}
        scheme={scheme}
        units={formats.units}
        words={words}
        markers={props.markers}
        paths={props.paths}
        found={positions}
        camera={props.camera}
        whole={props.whole}
        inset={props.inset}
        isEditable={isEditing}
        tools={tools.map}
        buttons={<ToolButtons tools={tools} />}
        stillNote={translate("map.still")}
        onMarkerClick={onSelect}
        onMarkerDragEnd={onMarkerDragEnd}
        onFoundClick={() => {
          if (found && canEdit)
            onEvent({ kind: "open", dialog: { kind: "newPoint", draft: found } });
        }}
        onDoubleClick={(position) => {
          const draft = roundPosition(position);
          if (!isEditing) offerEditing();
          else if (canEdit) onEvent({ kind: "open", dialog: { kind: "newPoint", draft } });
          else onFind(draft);
        }}
        onRefused={offerEditing}
        onPress={props.onPress}
        onMove={onLook}
        onReady={props.onReady}
        onProblem={logMapProblem}
      />
      <MapToolsLayer tools={tools} inset={props.inset} />
    </>
  );
}
