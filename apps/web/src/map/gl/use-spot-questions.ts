import type { Position } from "@castor/core/basics/geo.ts";
import type { Map as GlMap } from "maplibre-gl";
import { useEffect } from "react";
import { toCoordinates } from "../map-marker.ts";
import { nearestCopy } from "./pick-mark.ts";

/** The event by which a journey in a browser asks the map's element where a position is on the screen. */
const projectEventName = "map:project";

/** `answer` is called at once with pixels of the window, as a mouse would use them. */
export interface ProjectQuestion extends Position {
  answer: (spot: { x: number; y: number }) => void;
}

/**
 * What is drawn in WebGL has no elements that a test could find. Dispatching
 * `new CustomEvent("map:project", { detail: { lat, lng, answer } })` on the element with `data-map-state` tells where
 * to press instead.
 */
export function useSpotQuestions(map: GlMap | null): void {
  useEffect(() => {
    if (!map) return;
    const box = map.getContainer();
    const onQuestion = (event: Event) => {
      if (!(event instanceof CustomEvent)) return;
      const question = event.detail as ProjectQuestion;
      const [lng, lat] = toCoordinates(question);
      const { x, y } = map.project([nearestCopy(lng, map.getCenter().lng), lat]);
      const { left, top } = box.getBoundingClientRect();
      question.answer({ x: left + x, y: top + y });
    };
    box.addEventListener(projectEventName, onQuestion);
    return () => box.removeEventListener(projectEventName, onQuestion);
  }, [map]);
}
