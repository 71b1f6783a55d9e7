import type { Map as GlMap } from "maplibre-gl";
import { useEffect } from "react";
import { toCoordinates } from "../markers/map-marker.ts";
import { type ProjectQuestion, projectEventName } from "../project-question.ts";
import { nearestCopy } from "./markers/pick-mark.ts";

/**
 * WebGL content has no elements for a test to find. Dispatching
 * `new CustomEvent("map:project", { detail: { lat, lng, answer } })` on the element with `data-map-state` answers where
 * to press.
 */
export function useProjectQuestions(map: GlMap | null): void {
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
