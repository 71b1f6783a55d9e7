import { type Map as GlMap, GPUInitializationError } from "maplibre-gl";
import {
  type Dispatch,
  type RefObject,
  type SetStateAction,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from "react";
import type { MapLook } from "../style/map-look.ts";
import { type CameraPosition, createMap, wholeWorld } from "./create-map.ts";
import { markDrawing, markIdle } from "./map-state.ts";
import { whenSettled } from "./when-settled.ts";

/** A ready map, or why there is none: still starting, or not possible on this device. */
export type GlMapState =
  | { kind: "starting" }
  | { kind: "drawing"; map: GlMap }
  | { kind: "unsupported" };

/**
 * Creates the GL map in the box and removes it on unmount. The map is returned only while its style is loaded, so that
 * its sources can be used. While the graphics context is lost, it is not.
 */
export function useGlMap(
  box: RefObject<HTMLDivElement | null>,
  look: MapLook,
  onProblem: (error: Error) => void,
): GlMapState {
  const [state, setState] = useState<GlMapState>({ kind: "starting" });
  // A map that is created again starts where the last one was.
  const position = useRef<CameraPosition>(wholeWorld);
  const create = useEffectEvent((container: HTMLElement) =>
    createMap(container, look, position.current),
  );
  const report = useEffectEvent(onProblem);

  useEffect(() => {
    const container = box.current;
    if (!container) return;
    let map: GlMap | undefined;
    // A task of its own: together with what React has just drawn it would take more than 50 ms.
    const timer = setTimeout(() => {
      try {
        map = create(container);
      } catch (error) {
        if (!(error instanceof GPUInitializationError)) report(error as Error);
        delete container.dataset.mapState;
        setState({ kind: "unsupported" });
        return;
      }
      follow(map, setState, report);
    });
    return () => {
      clearTimeout(timer);
      if (!map) return;
      setState({ kind: "starting" });
      position.current = { center: map.getCenter(), zoom: map.getZoom() };
      map.remove();
    };
  }, [box]);

  return state;
}

function follow(
  map: GlMap,
  setState: Dispatch<SetStateAction<GlMapState>>,
  report: (error: Error) => void,
): void {
  const missing = new Set<string>();
  markDrawing(map);
  map.on("render", () => markDrawing(map));
  whenSettled(map, () => markIdle(map, missing));
  map.on("styleimagemissing", ({ id }) => {
    missing.add(id);
    report(new Error(`The map has no picture "${id}".`));
  });
  map.on("style.load", () =>
    setState((before) => (before.kind === "drawing" ? before : { kind: "drawing", map })),
  );
  const giveUp = () => {
    delete map.getContainer().dataset.mapState;
    setState({ kind: "unsupported" });
  };
  map.on("webglcontextlost", giveUp);
  map.on("error", ({ error }) => {
    if (error instanceof GPUInitializationError) giveUp();
    else report(new Error(error.message, { cause: error }));
  });
}
