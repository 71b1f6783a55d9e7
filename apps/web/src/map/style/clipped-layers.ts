import type { LayerSpecification, StyleSpecification } from "maplibre-gl";

/**
 * Layers that the renderer clips to their tiles: before them it draws a mask over the whole map for their source, twice a
 * frame, even where the source is empty. On a device without a graphics card each mask takes some 8 ms.
 */
export const isClipped = ({ type }: { type: string }): boolean =>
  type === "line" || type === "fill";

/**
 * The layers with the clipped ones of these sources, which are filled later, as they were before: hidden at first, shown
 * once there is something to draw.
 */
export function keepVisibility(
  before: StyleSpecification | undefined,
  next: readonly LayerSpecification[],
  sources: readonly string[],
): LayerSpecification[] {
  const shown = new Set(
    before?.layers.filter(({ layout }) => layout?.visibility !== "none").map(({ id }) => id),
  );
  return next.map((layer) => {
    if (!isClipped(layer) || !("source" in layer && sources.includes(String(layer.source))))
      return layer;
    const visibility = shown.has(layer.id) ? "visible" : "none";
    return { ...layer, layout: { ...layer.layout, visibility } } as LayerSpecification;
  });
}
