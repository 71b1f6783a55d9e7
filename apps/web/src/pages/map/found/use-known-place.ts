import { servicesEndpoints } from "@castor/core/endpoints/services.ts";
import type { Position } from "@castor/core/geo/position.ts";
import type { FoundPlace } from "@castor/core/services/places/found-place.ts";
import { useEffect, useState } from "react";
import { type Read, useRead } from "../../../data/http/use-read.ts";
import { findStoredPlace } from "../../../data/offline/stored-places.ts";

/** What is known at a position of the map; without the server, what this browser has stored. Null asks nothing. */
export function useKnownPlace(position: Position | null): Read<FoundPlace> {
  const { lat, lng } = position ?? {};
  const read = useRead(servicesEndpoints.place, position && { lat: String(lat), lng: String(lng) });
  const isWithoutAnswer = read.state === "error" && read.error.status === 0;
  const [stored, setStored] = useState<FoundPlace | null>(null);
  useEffect(() => {
    if (!isWithoutAnswer || lat === undefined || lng === undefined) return;
    let isWanted = true;
    void findStoredPlace({ lat, lng }).then((found) => {
      if (isWanted) setStored(found);
    });
    return () => {
      isWanted = false;
      setStored(null);
    };
  }, [isWithoutAnswer, lat, lng]);
  if (!isWithoutAnswer || stored === null) return read;
  return { state: "ready", data: stored, error: null, reload: read.reload, asOf: null };
}
