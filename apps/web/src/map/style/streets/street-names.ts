import type { ExpressionSpecification, SymbolLayerSpecification } from "maplibre-gl";
import type { MapLook } from "../map-look.ts";
import type { MapPalette } from "../map-palette.ts";

/** The letters of scripts, from the first to the last. A name that begins with one needs no other for their readers. */
const letters: Readonly<Record<string, readonly [first: string, last: string]>> = {
  Cyrl: ["Ѐ", "ӿ"],
  Latn: ["A", "ɏ"],
};

const local: ExpressionSpecification = ["coalesce", ["get", "name"], ""];

/** The name in the user's language, else in a script that they read, else the local name. */
export function nameIn(language: MapLook["language"]): ExpressionSpecification {
  const latin: ExpressionSpecification[] = [
    ["get", "name:en"],
    ["get", "name_en"],
    ["get", "name:latin"],
    ["get", "name_int"],
  ];
  if (language === "en") return ["coalesce", ...latin, local];
  const first: ExpressionSpecification = ["slice", ["to-string", local], 0, 1];
  const inLatin: ExpressionSpecification = ["coalesce", ...latin, local];
  const range = letters[new Intl.Locale(language).maximize().script ?? ""];
  return [
    "coalesce",
    ["get", `name:${language}`],
    ["get", `name_${language}`],
    range
      ? ["case", ["all", [">=", first, range[0]], ["<=", first, range[1]]], local, inLatin]
      : inLatin,
  ];
}

/** Text colours with a halo, readable on any background. */
export const inkOn = (
  colors: MapPalette,
  color: string | ExpressionSpecification,
): NonNullable<SymbolLayerSpecification["paint"]> => ({
  "text-color": color,
  "text-halo-color": colors.halo,
  "text-halo-width": 1.4,
  "text-halo-blur": 0.4,
});
