import { useEffect, useState } from "react";
import {
  listOfflineMaps,
  type OfflineMap,
  sizeOf,
  watchOfflineMaps,
} from "../../../data/offline/offline-maps.ts";
import { countStored } from "../download/store-trip-map.ts";

/** A stored map, and how much of it is here (bytes). */
export interface KnownMap {
  map: OfflineMap;
  stored: number;
  total: number;
}

async function readKnown(): Promise<KnownMap[]> {
  return Promise.all(
    (await listOfflineMaps()).map(async (map) => ({
      map,
      stored: map.part ? await countStored(map.part) : 0,
      total: map.part ? sizeOf(map.part) : 0,
    })),
  );
}

/** The stored maps of the current user; null until they are read. */
export function useOfflineMaps(): readonly KnownMap[] | null {
  const [known, setKnown] = useState<readonly KnownMap[] | null>(null);
  useEffect(() => {
    let isWanted = true;
    const look = () =>
      void readKnown().then((maps) => {
        if (isWanted) setKnown(maps);
      });
    look();
    const stop = watchOfflineMaps(look);
    return () => {
      isWanted = false;
      stop();
    };
  }, []);
  return known;
}
