import cyrillic400 from "@fontsource/noto-sans/files/noto-sans-cyrillic-400-normal.woff2?url";
import cyrillic600 from "@fontsource/noto-sans/files/noto-sans-cyrillic-600-normal.woff2?url";
import cyrillicExt400 from "@fontsource/noto-sans/files/noto-sans-cyrillic-ext-400-normal.woff2?url";
import cyrillicExt600 from "@fontsource/noto-sans/files/noto-sans-cyrillic-ext-600-normal.woff2?url";
import devanagari400 from "@fontsource/noto-sans/files/noto-sans-devanagari-400-normal.woff2?url";
import devanagari600 from "@fontsource/noto-sans/files/noto-sans-devanagari-600-normal.woff2?url";
import greek400 from "@fontsource/noto-sans/files/noto-sans-greek-400-normal.woff2?url";
import greek600 from "@fontsource/noto-sans/files/noto-sans-greek-600-normal.woff2?url";
import greekExt400 from "@fontsource/noto-sans/files/noto-sans-greek-ext-400-normal.woff2?url";
import greekExt600 from "@fontsource/noto-sans/files/noto-sans-greek-ext-600-normal.woff2?url";
import latin400 from "@fontsource/noto-sans/files/noto-sans-latin-400-normal.woff2?url";
import latin600 from "@fontsource/noto-sans/files/noto-sans-latin-600-normal.woff2?url";
import latinExt400 from "@fontsource/noto-sans/files/noto-sans-latin-ext-400-normal.woff2?url";
import latinExt600 from "@fontsource/noto-sans/files/noto-sans-latin-ext-600-normal.woff2?url";
import vietnamese400 from "@fontsource/noto-sans/files/noto-sans-vietnamese-400-normal.woff2?url";
import vietnamese600 from "@fontsource/noto-sans/files/noto-sans-vietnamese-600-normal.woff2?url";
import ranges from "@fontsource/noto-sans/unicode.json";
import type { FontFacesSpecification } from "maplibre-gl";

export const regularFont = "Noto Sans Regular";
export const boldFont = "Noto Sans SemiBold";

type Subset = keyof typeof ranges;

function listFaces(files: Record<Subset, string>) {
  return (Object.keys(ranges) as Subset[])
    .toReversed()
    .map((subset) => ({ url: files[subset], "unicode-range": ranges[subset].split(",") }));
}

/**
 * The font files of the map's labels, the same as the page's. Each is loaded when a character of its range is first
 * drawn. Characters outside all ranges use the device's fonts.
 */
export const mapFonts: FontFacesSpecification = {
  [regularFont]: listFaces({
    latin: latin400,
    "latin-ext": latinExt400,
    cyrillic: cyrillic400,
    "cyrillic-ext": cyrillicExt400,
    greek: greek400,
    "greek-ext": greekExt400,
    vietnamese: vietnamese400,
    devanagari: devanagari400,
  }),
  [boldFont]: listFaces({
    latin: latin600,
    "latin-ext": latinExt600,
    cyrillic: cyrillic600,
    "cyrillic-ext": cyrillicExt600,
    greek: greek600,
    "greek-ext": greekExt600,
    vietnamese: vietnamese600,
    devanagari: devanagari600,
  }),
};
