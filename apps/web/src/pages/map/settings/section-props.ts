import type { Trip } from "@castor/core/trips/trip.ts";
import type { MapEvent } from "../map-screen.ts";

/** What a section of the map settings knows and may do. */
export interface SectionProps {
  trip: Trip;
  onEvent: (event: MapEvent) => void;
}
