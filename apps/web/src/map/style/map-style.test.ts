// @vitest-environment node
import { worldBasemap } from "@castor/core/map/world-basemap.ts";
import { createExpression, validateStyleMin } from "@maplibre/maplibre-gl-style-spec";
import type { LayerSpecification } from "maplibre-gl";
import { describe, expect, it } from "vitest";
import { keepVisibility } from "./clipped-layers.ts";
import type { MapLook } from "./map-look.ts";
import { paletteOf } from "./map-palette.ts";
import { buildMapStyle } from "./map-style.ts";
import { clickableLayerIds, sourceIds } from "./source-ids.ts";

const looks: MapLook[] = [
  { language: "en", scheme: "light" },
  { language: "en", scheme: "dark" },
  { language: "ru", scheme: "light" },
  { language: "ru", scheme: "dark" },
];

/** The label that a layer shows for a feature with these fields. */
function labelOf(look: MapLook, layerId: string, properties: Record<string, string>): string {
  const layer = buildMapStyle(look).layers.find(({ id }) => id === layerId);
  const field = layer?.type === "symbol" ? layer.layout?.["text-field"] : undefined;
  const compiled = createExpression(field, "text-field");
  if (compiled.result === "error") throw new Error(JSON.stringify(compiled.value));
  return String(compiled.value.evaluate({ zoom: 5 }, { type: "Point", properties }));
}

describe("the style of the map", () => {
  it.each(looks)("is valid in $language, $scheme", (look) => {
    expect(validateStyleMin(buildMapStyle(look))).toEqual([]);
  });

  it("uses only layers and fields that the embedded world has", () => {
    const known: string[] = Object.values(worldBasemap.layers);
    const used = buildMapStyle({ language: "en", scheme: "light" }).layers.flatMap((layer) =>
      "source-layer" in layer && layer["source-layer"] ? [layer["source-layer"]] : [],
    );
    expect(new Set(used)).toEqual(new Set(known));
  });

  it.each(["light", "dark"] as const)(
    "looks like paper and not like sea before a tile is loaded, in %s",
    (scheme) => {
      const { layers } = buildMapStyle({ language: "en", scheme });
      const colorOf = (wanted: string) => {
        const layer = layers.find(({ id }) => id === wanted);
        if (layer?.type === "background") return layer.paint?.["background-color"];
        return layer?.type === "fill" ? layer.paint?.["fill-color"] : undefined;
      };
      const { land, water } = paletteOf(scheme);
      expect([layers[0]?.id, colorOf("paper"), colorOf("sea"), colorOf("land")]).toEqual([
        "paper",
        ...[land, water, land],
      ]);
    },
  );

  it("requests no font, image or tile from another site", () => {
    expect(JSON.stringify(buildMapStyle({ language: "ru", scheme: "dark" }))).not.toMatch(
      /https?:/,
    );
  });

  it("has the same layers in every look, so that a change affects only colours and names", () => {
    const ids = looks.map((look) => buildMapStyle(look).layers.map(({ id }) => id));
    for (const list of ids) expect(list).toEqual(ids[0]);
    for (const id of Object.values(clickableLayerIds)) expect(ids[0]).toContain(id);
  });
});

it("sets the zooms of a layer both with and without streets, since the renderer keeps omitted limits", () => {
  const streets = {
    kind: "vector" as const,
    schema: "openmaptiles" as const,
    url: "/streets",
    hasSea: true,
    credits: [],
  };
  const look: MapLook = { language: "en", scheme: "light" };
  const limitsOf = (layers: LayerSpecification[]) =>
    new Map(layers.map((layer) => [layer.id, ["minzoom" in layer, "maxzoom" in layer]]));
  const world = limitsOf(buildMapStyle(look).layers);
  const basemap = { source: streets, urlPrefix: "urlPrefix://" };
  for (const [id, limits] of limitsOf(buildMapStyle({ ...look, basemap }).layers))
    if (world.has(id)) expect([id, ...limits]).toEqual([id, ...(world.get(id) ?? [])]);
});

describe("a layer that the renderer clips to its tiles", () => {
  const look: MapLook = { language: "en", scheme: "light" };
  const sources = Object.values(sourceIds);
  const visibilityOf = (layers: LayerSpecification[], wanted: string) =>
    layers.find(({ id }) => id === wanted)?.layout?.visibility ?? "visible";

  it("is hidden while its source is empty, unlike the embedded world and unclipped layers", () => {
    const { layers } = buildMapStyle(look);
    const ids = ["path-solid", "measured-line", "own-accuracy", "land", "marker-discs"];
    expect(ids.map((id) => visibilityOf(layers, id))).toEqual([
      ...["none", "none", "none"],
      ...["visible", "visible"],
    ]);
  });

  it("keeps its visibility when the style changes", () => {
    const before = buildMapStyle(look);
    const shown = before.layers.map((layer) =>
      layer.id === "path-solid"
        ? { ...layer, layout: { ...layer.layout, visibility: "visible" } }
        : layer,
    ) as LayerSpecification[];
    const next = buildMapStyle({ ...look, scheme: "dark" }).layers;
    const kept = keepVisibility({ ...before, layers: shown }, next, sources);
    expect(visibilityOf(kept, "path-solid")).toBe("visible");
    expect(visibilityOf(kept, "path-dashed")).toBe("none");
  });
});

describe("names on the map", () => {
  const [english, russian] = [looks[0], looks[2]] as [MapLook, MapLook];

  it("are in the chosen language", () => {
    const country = { name_en: "Georgia", name_ru: "Грузия" };
    expect(labelOf(english, "countries", country)).toBe("Georgia");
    expect(labelOf(russian, "countries", country)).toBe("Грузия");
    const city = { name: "Tbilisi", name_ru: "Тбилиси" };
    expect(labelOf(english, "cities", city)).toBe("Tbilisi");
    expect(labelOf(russian, "cities", city)).toBe("Тбилиси");
  });

  it("fall back to a name in another language", () => {
    expect(labelOf(russian, "cities", { name: "Pasanauri" })).toBe("Pasanauri");
  });
});
