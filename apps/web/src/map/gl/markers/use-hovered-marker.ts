import { type Map as GlMap, Marker } from "maplibre-gl";
import { type RefObject, useEffect, useMemo } from "react";
import { drawMapImage } from "../../images/draw-map-image.ts";
import { waitForFonts } from "../../images/wait-for-fonts.ts";
import type { HoverStore } from "../../markers/hover-store.ts";
import { type MapMarker, toCoordinates } from "../../markers/map-marker.ts";
import { toPileFeature } from "../../markers/marker-feature.ts";
import { indexPiles, type MarkerPile, pileMarkers } from "../../markers/marker-pile.ts";
import type { Arrangement } from "../../markers/spread-piles.ts";
import type { MapScheme } from "../../style/map-look.ts";
import styles from "./hovered-marker.module.css";

export interface HoveredMarkerOptions {
  hover: HoverStore;
  arrangement: RefObject<Arrangement>;
  scheme: MapScheme;
}

/**
 * Highlights the hovered marker, also inside a cluster. It is an element above the picture of the map: in the picture
 * each row under the pointer would draw the whole map three times. The selected marker stands out already and is skipped.
 */
export function useHoveredMarker(
  map: GlMap | null,
  markers: readonly MapMarker[],
  { hover, arrangement, scheme }: HoveredMarkerOptions,
): void {
  const pileOf = useMemo(() => indexPiles(pileMarkers(markers)), [markers]);
  useEffect(() => {
    if (!map) return;
    let shown: Marker | null = null;
    const show = async (id: string | null) => {
      shown?.remove();
      shown = null;
      const pile = id === null ? undefined : pileOf.get(id);
      if (!pile || pile.members.some(({ isSelected }) => isSelected)) return;
      const marker = new Marker({ element: createElement() });
      shown = marker;
      marker.setLngLat(toCoordinates(arrangement.current.moved.get(pile.id) ?? pile)).addTo(map);
      await waitForFonts();
      if (shown === marker) marker.getElement().append(...drawPile(pile, scheme));
    };
    void show(hover.read());
    const stop = hover.watch((id) => void show(id));
    return () => {
      stop();
      shown?.remove();
    };
  }, [map, pileOf, hover, arrangement, scheme]);
}

function createElement(): HTMLElement {
  const element = document.createElement("div");
  element.className = styles.hovered ?? "";
  // The row of the list says the same.
  element.setAttribute("aria-hidden", "true");
  return element;
}

/** The disc of a pile and its number. */
function drawPile(pile: MarkerPile, scheme: MapScheme): HTMLCanvasElement[] {
  const { disc, badge } = toPileFeature(pile).properties;
  const images = [
    [`${disc}|${scheme}`, styles.disc],
    [badge, styles.badge],
  ] as const;
  return images.flatMap(([name, className]) => {
    const image = drawMapImage(name);
    if (!image) return [];
    const canvas = document.createElement("canvas");
    const { width, height } = image.data;
    Object.assign(canvas, { width, height, className });
    canvas.style.width = `${width / image.pixelRatio}px`;
    canvas.getContext("2d")?.putImageData(image.data, 0, 0);
    return [canvas];
  });
}
