import type { LayerSpecification, StyleSpecification } from "maplibre-gl";

/**
 * True for layers that the renderer clips to their tiles. It draws a mask over the whole map for their source, twice a
 * frame, even when the source is empty. Without a graphics card each mask takes about 8 ms.
 */
export const isClipped = ({ type }: { type: string }): boolean =>
  type === "line" || type === "fill";

/**
 * The layers of the next style, in which the clipped layers of these sources keep their visibility: they are hidden
 * until their source has features.
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
