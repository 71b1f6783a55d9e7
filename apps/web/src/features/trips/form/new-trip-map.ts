import { type TileType, tileType } from "@castor/core/map/tile-types.ts";
import { useSyncExternalStore } from "react";
import {
  readUserStorage,
  watchUserStorage,
  writeUserStorage,
} from "../../../device/storage/user-storage.ts";

const watch = (onChange: () => void) => watchUserStorage("new_trip_map", onChange);

/** The map source of new trips that the user has chosen in this browser. */
export function readNewTripMap(): TileType {
  const stored = tileType.safeParse(readUserStorage("new_trip_map"));
  return stored.success ? stored.data : "default";
}

/** The choice, and what changes it. */
export const useNewTripMap = (): [TileType, (map: TileType) => void] => [
  useSyncExternalStore(watch, readNewTripMap),
  (map) => writeUserStorage("new_trip_map", map),
];
