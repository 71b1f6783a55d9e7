import type { Map as GlMap, MapLibreEvent } from "maplibre-gl";
import { useEffect, useEffectEvent, useRef } from "react";
import { fitPositions } from "../camera/fit-positions.ts";
import type { CameraCommand, MapInset } from "../camera/map-camera.ts";
import { readFreeAreas, readOffset } from "../camera/read-visible-area.ts";
import { toCoordinates } from "../markers/map-marker.ts";
import { markDrawing } from "./map-state.ts";

const flyZoom = 11;
const longestFlightMs = 2_500;
/** The time in which the camera follows a sheet or a panel. */
const followMs = 150;

/** Part of the events of moves that keep the last command: those of commands, and those that follow a new size. */
export const keepsCommand = { isCommanded: true };

const isCommanded = (event: MapLibreEvent) => "isCommanded" in event;

type Pace = "flies" | "follows" | "jumps";

/** Moves the camera by a command, to the free part of the map. */
export function moveCamera(
  map: GlMap,
  command: CameraCommand,
  inset: MapInset,
  pace: Pace = "flies",
): void {
  const animate = pace !== "jumps" && command.isInstant !== true;
  const how = {
    animate,
    maxDuration: longestFlightMs,
    ...(pace === "follows" ? { duration: followMs } : {}),
  };
  const move = pace === "follows" ? map.easeTo.bind(map) : map.flyTo.bind(map);
  if (command.kind === "fly") {
    const { to, zoom = Math.max(map.getZoom(), flyZoom) } = command;
    move({ center: toCoordinates(to), zoom, offset: readOffset(map, inset), ...how }, keepsCommand);
  } else {
    const { whole, areas } = readFreeAreas(map, inset);
    const fit = fitPositions(command.positions, whole, areas);
    if (!fit) return;
    const { lat, lng } = fit.center;
    move({ center: [lng, lat], zoom: fit.zoom, ...how }, keepsCommand);
  }
  markDrawing(map);
}

/**
 * Follows each new command once, the first without animation. Until the user moves the map, the command is followed again
 * when the map or what is docked over it gets another size.
 */
export function useCamera(map: GlMap | null, command: CameraCommand | null, inset: MapInset): void {
  const done = useRef<CameraCommand | null>(null);
  const held = useRef<CameraCommand | null>(null);
  const seen = useRef(inset);

  const follow = useEffectEvent((target: GlMap, asked: CameraCommand | null) => {
    if (!asked || asked === done.current) return;
    const isFirst = done.current === null;
    done.current = asked;
    seen.current = inset;
    moveCamera(target, asked, inset, isFirst ? "jumps" : "flies");
    held.current = keepZoom(target, asked);
  });
  useEffect(() => {
    if (map) follow(map, command);
  }, [map, command]);

  const again = useEffectEvent((target: GlMap, pace: Pace) => {
    if (held.current) moveCamera(target, held.current, inset, pace);
  });
  useEffect(() => {
    if (!map) return;
    const onStart = (event: MapLibreEvent) => {
      if (!isCommanded(event)) held.current = null;
    };
    const onResize = () => again(map, "jumps");
    map.on("movestart", onStart);
    map.on("resize", onResize);
    return () => {
      map.off("movestart", onStart);
      map.off("resize", onResize);
    };
  }, [map]);

  useEffect(() => {
    if (!map || seen.current === inset) return;
    seen.current = inset;
    again(map, "follows");
  }, [map, inset]);
}

/** A flight without a zoom of its own comes no closer when it is followed again. */
function keepZoom(map: GlMap, command: CameraCommand): CameraCommand {
  if (command.kind === "fit" || command.zoom !== undefined) return command;
  return { ...command, zoom: Math.max(map.getZoom(), flyZoom) };
}
