import { fileURLToPath } from "node:url";

/** Packages of fonts are found by whole names, so that a check sees which are used. */
const font = (
  regular: string,
  semiBold: string = regular,
  slanted: string = regular,
  slantedBold: string = semiBold,
) => ({
  normal: fileURLToPath(regular),
  bold: fileURLToPath(semiBold),
  italics: fileURLToPath(slanted),
  bolditalics: fileURLToPath(slantedBold),
});

const unifontName = "unifont.ttf";
/** The packed file of the font that has everything. */
export const packedUnifont = fileURLToPath(
  import.meta.resolve("@fontsource/unifontex/files/unifontex-latin-400-normal.woff"),
);

/** The fonts by family. Only those that a text needs are read. */
export const pdfFonts = {
  "Noto Sans": font(
    import.meta.resolve("@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf"),
    import.meta.resolve("@expo-google-fonts/noto-sans/600SemiBold/NotoSans_600SemiBold.ttf"),
    import.meta.resolve(
      "@expo-google-fonts/noto-sans/400Regular_Italic/NotoSans_400Regular_Italic.ttf",
    ),
    import.meta.resolve(
      "@expo-google-fonts/noto-sans/600SemiBold_Italic/NotoSans_600SemiBold_Italic.ttf",
    ),
  ),
  Georgian: font(
    import.meta.resolve(
      "@expo-google-fonts/noto-sans-georgian/400Regular/NotoSansGeorgian_400Regular.ttf",
    ),
    import.meta.resolve(
      "@expo-google-fonts/noto-sans-georgian/600SemiBold/NotoSansGeorgian_600SemiBold.ttf",
    ),
  ),
  Armenian: font(
    import.meta.resolve(
      "@expo-google-fonts/noto-sans-armenian/400Regular/NotoSansArmenian_400Regular.ttf",
    ),
    import.meta.resolve(
      "@expo-google-fonts/noto-sans-armenian/600SemiBold/NotoSansArmenian_600SemiBold.ttf",
    ),
  ),
  Hebrew: font(
    import.meta.resolve(
      "@expo-google-fonts/noto-sans-hebrew/400Regular/NotoSansHebrew_400Regular.ttf",
    ),
    import.meta.resolve(
      "@expo-google-fonts/noto-sans-hebrew/600SemiBold/NotoSansHebrew_600SemiBold.ttf",
    ),
  ),
  Arabic: font(
    import.meta.resolve(
      "@expo-google-fonts/noto-sans-arabic/400Regular/NotoSansArabic_400Regular.ttf",
    ),
    import.meta.resolve(
      "@expo-google-fonts/noto-sans-arabic/600SemiBold/NotoSansArabic_600SemiBold.ttf",
    ),
  ),
  Thai: font(
    import.meta.resolve("@expo-google-fonts/noto-sans-thai/400Regular/NotoSansThai_400Regular.ttf"),
    import.meta.resolve(
      "@expo-google-fonts/noto-sans-thai/600SemiBold/NotoSansThai_600SemiBold.ttf",
    ),
  ),
  Devanagari: font(
    import.meta.resolve(
      "@expo-google-fonts/noto-sans-devanagari/400Regular/NotoSansDevanagari_400Regular.ttf",
    ),
    import.meta.resolve(
      "@expo-google-fonts/noto-sans-devanagari/600SemiBold/NotoSansDevanagari_600SemiBold.ttf",
    ),
  ),
  Emoji: font(
    import.meta.resolve("@expo-google-fonts/noto-emoji/400Regular/NotoEmoji_400Regular.ttf"),
  ),
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
