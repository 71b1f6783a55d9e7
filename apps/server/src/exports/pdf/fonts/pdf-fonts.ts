import { fileURLToPath } from "node:url";

const noto = (name: string, family: string) => {
  const file = (weight: string) =>
    fileURLToPath(
      import.meta.resolve(`@expo-google-fonts/${name}/${weight}/${family}_${weight}.ttf`),
    );
  const [normal, bold] = [file("400Regular"), file("600SemiBold")];
  return { normal, bold, italics: normal, bolditalics: bold };
};
const one = (specifier: string) => {
  const file = fileURLToPath(import.meta.resolve(specifier));
  return { normal: file, bold: file, italics: file, bolditalics: file };
};
const text = noto("noto-sans", "NotoSans");

const unifontName = "unifont.ttf";
/** The packed file of the font that has everything. */
export const packedUnifont = fileURLToPath(
  import.meta.resolve("@fontsource/unifontex/files/unifontex-latin-400-normal.woff"),
);

/** The fonts by family. Only those that a text needs are read. */
export const pdfFonts = {
  "Noto Sans": {
    ...text,
    italics: fileURLToPath(
      import.meta.resolve(
        "@expo-google-fonts/noto-sans/400Regular_Italic/NotoSans_400Regular_Italic.ttf",
      ),
    ),
    bolditalics: fileURLToPath(
      import.meta.resolve(
        "@expo-google-fonts/noto-sans/600SemiBold_Italic/NotoSans_600SemiBold_Italic.ttf",
      ),
    ),
  },
  Georgian: noto("noto-sans-georgian", "NotoSansGeorgian"),
  Armenian: noto("noto-sans-armenian", "NotoSansArmenian"),
  Hebrew: noto("noto-sans-hebrew", "NotoSansHebrew"),
  Arabic: noto("noto-sans-arabic", "NotoSansArabic"),
  Thai: noto("noto-sans-thai", "NotoSansThai"),
  Devanagari: noto("noto-sans-devanagari", "NotoSansDevanagari"),
  Emoji: one("@expo-google-fonts/noto-emoji/400Regular/NotoEmoji_400Regular.ttf"),
  /** Has all other scripts, as coarse as on an old screen, but readable (decision 051). Unpacked when it is needed. */
  Unifont: {
    normal: unifontName,
    bold: unifontName,
    italics: unifontName,
    bolditalics: unifontName,
  },
} as const;

export type FontName = keyof typeof pdfFonts;

export const usualFont: FontName = "Noto Sans";

/** The fonts for scripts that the usual font lacks. */
export const scriptFonts: readonly (readonly [script: RegExp, font: FontName])[] = [
  [/\p{Script_Extensions=Georgian}/u, "Georgian"],
  [/\p{Script_Extensions=Armenian}/u, "Armenian"],
  [/\p{Script_Extensions=Hebrew}/u, "Hebrew"],
  [/\p{Script_Extensions=Arabic}/u, "Arabic"],
  [/\p{Script_Extensions=Thai}/u, "Thai"],
  [/\p{Script_Extensions=Devanagari}/u, "Devanagari"],
];
