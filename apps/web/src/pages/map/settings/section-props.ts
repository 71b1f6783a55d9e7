import type { Trip } from "@castor/core/trips/trip.ts";
import type { MapEvent } from "../map-screen.ts";

/** The props of a section of the map settings. */
export interface SectionProps {
  trip: Trip;
  onEvent: (event: MapEvent) => void;
}
