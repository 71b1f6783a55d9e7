import type { Position } from "@castor/core/geo/position.ts";
import type { Units } from "@castor/core/map/choose-scale.ts";
import type { MapCredit, TileSource } from "@castor/core/map/tile-source.ts";
import type { ReactNode } from "react";
import type { CameraCommand, MapInset, MapView } from "./camera/map-camera.ts";
import type { MapWords } from "./controls/map-controls.tsx";
import type { BasemapStatus } from "./gl/tiles/use-basemap.ts";
import type { MapPath } from "./lines/map-path.ts";
import type { MapTools } from "./map-tools.ts";
import type { FoundPosition } from "./markers/found-position.ts";
import type { MapMarker } from "./markers/map-marker.ts";
import type { MapLook } from "./style/map-look.ts";

/** What the map of a trip gets, drawn or still. */
export interface TripMapProps extends Omit<MapLook, "basemap"> {
  /** The source drawn over the embedded world. Keep the object's identity while it is the same. */
  source?: TileSource | undefined;
  units: Units;
  words: MapWords;
  /** Keep the arrays' identity while nothing in them changes. */
  markers: readonly MapMarker[];
  paths: readonly MapPath[];
  /** The credits of routed paths. */
  pathCredits: readonly MapCredit[];
  found: readonly FoundPosition[];
  /** Each new object moves the camera once. */
  camera: CameraCommand | null;
  /** What "Show everything" shows. */
  whole: CameraCommand | null;
  /** What is docked over the map. Buttons and camera moves take it into account. */
  inset?: MapInset | undefined;
  /** Changes no marker, so that nothing is drawn again. */
  isEditable: boolean;
  tools?: MapTools | undefined;
  /** More buttons, above the map's own. */
  buttons?: ReactNode;
  /** Shown when this device cannot draw the map; the still map without it. */
  unsupported?: ReactNode;
  /** What the still map says of itself. */
  stillNote: string;
  onMarkerClick: (id: string) => void;
  onMarkerDragEnd: (id: string, to: Position) => void;
  onFoundClick?: ((id: string) => void) | undefined;
  /** A double click beside the markers. It zooms too, unless the map is editable. */
  onDoubleClick: (position: Position) => void;
  /** A marker was dragged while the map was not editable. The map has moved instead. */
  onRefused?: (() => void) | undefined;
  /** A press where no marker is; `pixel` is in those of the window. While editable, it was no double click. */
  onPress?: ((position: Position, pixel: { x: number; y: number }) => void) | undefined;
  onMove?: ((view: MapView) => void) | undefined;
  onReady?: (() => void) | undefined;
  /** Reports whether the source works. A broken one is dropped, and only the embedded world is drawn. */
  onBasemap?: ((news: BasemapStatus) => void) | undefined;
  /** Reports what could not be drawn (a tile, an image). The map goes on without it. */
  onProblem?: ((error: Error) => void) | undefined;
}
