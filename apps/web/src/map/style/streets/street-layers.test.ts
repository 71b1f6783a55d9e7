// @vitest-environment node

import { languages } from "@castor/core/basics/language.ts";
import { createExpression, validateStyleMin } from "@maplibre/maplibre-gl-style-spec";
import { describe, expect, it } from "vitest";
import { tileSources } from "../../../../testing/make-tile-sources.ts";
import type { Basemap, MapLook } from "../map-look.ts";
import { buildMapStyle } from "../map-style.ts";
import { nameIn } from "./street-names.ts";
import { streetSource } from "./street-shapes.ts";

const urlPrefix = "streets://1/";
const schemes = ["light", "dark"] as const;
const looks = Object.entries(tileSources).flatMap(([name, source]) =>
  languages.flatMap((language) =>
    schemes.map((scheme) => ({ name, language, scheme, basemap: { source, urlPrefix } })),
  ),
);

const layersOf = (look: MapLook) => buildMapStyle(look).layers;
const drawing = (source: Basemap["source"], scheme: MapLook["scheme"] = "light"): MapLook => ({
  language: "en",
  scheme,
  basemap: { source, urlPrefix },
});

/** The label of a feature with these fields. */
function nameOf(language: MapLook["language"], properties: Record<string, string>): string {
  const compiled = createExpression(nameIn(language), "text-field");
  if (compiled.result === "error") throw new Error(JSON.stringify(compiled.value));
  return String(compiled.value.evaluate({ zoom: 14 }, { type: "Point", properties }));
}

describe("the style of a map with a vector or raster source", () => {
  it.each(looks)("of $name is valid in $language, $scheme", (look) => {
    expect(validateStyleMin(buildMapStyle(look))).toEqual([]);
  });

  it.each(looks)("of $name in $language, $scheme requests tiles only through the watch", (look) => {
    const { sources } = buildMapStyle(look);
    expect(JSON.stringify(sources[streetSource])).not.toMatch(/"(?:https?:|\/)/);
    expect(JSON.stringify(buildMapStyle(look)).replaceAll(urlPrefix, "")).not.toMatch(
      /"(?:glyphs|sprite)":/,
    );
  });

  it.each(Object.entries(tileSources))(
    "of %s is drawn above the embedded world and below the trip",
    (_, source) => {
      const layers = layersOf(drawing(source));
      const indexOf = (id: string) => layers.findIndex((layer) => layer.id === id);
      const shapes = layers.findIndex((layer) => layer.id.startsWith("street-"));
      expect(indexOf("land")).toBeLessThan(shapes);
      expect(shapes).toBeLessThan(indexOf("path-solid"));
      const last = layers.findLastIndex((layer) => layer.id.startsWith("street-"));
      expect(last).toBeLessThan(indexOf("marker-discs"));
    },
  );

  it.each(Object.entries(tileSources))("of %s has no names of the embedded world", (_, source) => {
    expect(layersOf(drawing(source)).filter(({ id }) => id === "cities")).toEqual([]);
  });

  it("has unique layer ids", () => {
    for (const look of looks) {
      const ids = layersOf(look).map(({ id }) => id);
      expect(ids).toEqual([...new Set(ids)]);
    }
  });

  it("keeps the coast of the embedded world below a file that has no sea", () => {
    const landOf = (source: Basemap["source"]) =>
      layersOf(drawing(source)).find(({ id }) => id === "land");
    expect(landOf(tileSources.openmaptiles)?.maxzoom).toBe(6);
    expect(landOf(tileSources["openmaptiles without a sea"])?.maxzoom).toBe(24);
  });

  it("uses dark raster tiles in the dark scheme, and dims those without a dark version", () => {
    const { darkTiles: _, ...bright } = tileSources.pictures;
    const dark = buildMapStyle(drawing(tileSources.pictures, "dark"));
    expect(JSON.stringify(dark.sources[streetSource])).toContain("/dark/");
    const dimmed = layersOf(drawing(bright, "dark")).find(({ id }) => id === "street-pictures");
    expect(dimmed?.paint).toMatchObject({ "raster-brightness-max": 0.72 });
  });
});

describe("names of streets and places", () => {
  it.each([
    ["en", { name: "თბილისი", "name:en": "Tbilisi", "name:ru": "Тбилиси" }, "Tbilisi"],
    ["ru", { name: "თბილისი", "name:en": "Tbilisi", "name:ru": "Тбилиси" }, "Тбилиси"],
    ["de", { name: "თბილისი", "name:en": "Tbilisi", "name:ru": "Тбилиси" }, "Tbilisi"],
    ["de", { name: "Roma", "name:en": "Rome", "name:de": "Rom" }, "Rom"],
    [
      "de",
      { name: "Österreichische Straße", "name:en": "Austrian Street" },
      "Österreichische Straße",
    ],
    ["en", { name: "Тверская улица", "name:latin": "Tverskaya ulitsa" }, "Tverskaya ulitsa"],
    ["ru", { name: "Тверская улица", "name:latin": "Tverskaya ulitsa" }, "Тверская улица"],
    ["ru", { name: "表参道", "name:en": "Omotesando" }, "Omotesando"],
    ["ru", { name: "Rue Grimaldi" }, "Rue Grimaldi"],
    ["en", { name: "ქუჩა" }, "ქუჩა"],
    ["ru", {}, ""],
  ] as const)("in %s, %j is %s", (language, fields, name) => {
    expect(nameOf(language, fields)).toBe(name);
  });
});
