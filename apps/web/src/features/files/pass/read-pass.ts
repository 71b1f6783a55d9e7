import { type UnzipFileInfo, unzipSync } from "fflate";
import {
  type PassFileBarcode,
  type PassFileField,
  type PassStyle,
  passFile,
  passStyles,
} from "./pass-file.ts";
import { readStrings } from "./read-strings.ts";

/** A larger file is no pass: they have some pictures of 100 kB. In bytes. */
const passMax = 15_000_000;
/** Of a file in the pass that is read: unpacked, and packed. Deflate packs 1:1032, so the second bounds the time that it takes. In bytes. */
const unpackedMax = 1_000_000;
const packedMax = 200_000;
/** Languages that a pass may speak. */
const languagesMax = 60;

/** What a pass calls its barcodes. */
export const barcodeFormats = {
  PKBarcodeFormatQR: "qr",
  PKBarcodeFormatPDF417: "pdf417",
  PKBarcodeFormatAztec: "aztec",
  PKBarcodeFormatCode128: "code128",
} as const satisfies Record<string, string>;
export type BarcodeFormat = (typeof barcodeFormats)[keyof typeof barcodeFormats];

const transits = {
  PKTransitTypeAir: "air",
  PKTransitTypeBoat: "boat",
  PKTransitTypeBus: "bus",
  PKTransitTypeTrain: "train",
} as const satisfies Record<string, string>;
export type Transit = (typeof transits)[keyof typeof transits];

export type PassField = PassFileField & { label: string };

export interface PassBarcode {
  format: BarcodeFormat;
  message: string;
  /** As the pass names it. */
  encoding: string;
  /** What people read beside the code; may be empty. */
  text: string;
}

/** A pass in one language. Texts may be empty. */
export interface Pass {
  style: PassStyle;
  /** Of a boarding pass that says so. */
  transit: Transit | null;
  organization: string;
  title: string;
  /** As the pass writes it (W3C date and time). */
  relevantDate: string;
  expires: string;
  isVoided: boolean;
  header: PassField[];
  primary: PassField[];
  secondary: PassField[];
  auxiliary: PassField[];
  back: PassField[];
  /** The first one that can be drawn. */
  barcode: PassBarcode | null;
}

type Entries = Readonly<Record<string, Uint8Array>>;

/** The one file and the texts that are read of a pass. Null for what is no archive. */
function unpack(bytes: Uint8Array): Entries | null {
  const taken = new Set<string>();
  const isWanted = ({ name, originalSize, size }: UnzipFileInfo) => {
    const isRead = name === "pass.json" || /^[^/]+\.lproj\/pass\.strings$/i.test(name);
    const isSmall = originalSize <= unpackedMax && size <= packedMax;
    // An archive may list one file a thousand times.
    if (!isRead || !isSmall || taken.has(name) || taken.size > languagesMax) return false;
    taken.add(name);
    return true;
  };
  try {
    return unzipSync(bytes, { filter: isWanted });
  } catch {
    return null;
  }
}

function parseJson(bytes: Uint8Array | undefined): unknown {
  try {
    return bytes && JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}

/** The texts in the reader's language, else in English, else in the first one. */
function chooseStrings(entries: Entries, language: string): ReadonlyMap<string, string> {
  const languageOf = (name: string) => name.toLowerCase().split(".lproj")[0] ?? "";
  const names = Object.keys(entries).filter((name) => /\.lproj\//i.test(name));
  const speaks = (wanted: string) => (name: string) =>
    languageOf(name) === wanted || languageOf(name).split(/[-_]/)[0] === wanted;
  const name =
    names.find((one) => languageOf(one) === language) ??
    names.find(speaks(language)) ??
    names.find(speaks("en")) ??
    names[0];
  return readStrings((name !== undefined && entries[name]) || new Uint8Array());
}

function isDrawable(
  barcode: PassFileBarcode,
): barcode is PassFileBarcode & { format: keyof typeof barcodeFormats } {
  return Object.hasOwn(barcodeFormats, barcode.format) && barcode.message !== "";
}

/**
 * Reads a pass (`.pkpass`, a ZIP archive) in a language (`ru`). Null for what is no pass: broken, too large, or of another kind. It takes little memory
 * and time whatever the file says of itself. Whether its signature is right is not asked: who has the file has the barcode.
 */
export function readPass(bytes: Uint8Array, language: string): Pass | null {
  const entries = bytes.length <= passMax ? unpack(bytes) : null;
  const read = passFile.safeParse(parseJson(entries?.["pass.json"]));
  if (!entries || !read.success) return null;
  const file = read.data;
  const style = passStyles.find((one) => file[one]);
  const content = style && file[style];
  if (!style || !content) return null;
  const strings = chooseStrings(entries, language);
  const say = (text: string | undefined) => (text === undefined ? "" : (strings.get(text) ?? text));
  const sayAll = (fields: readonly PassFileField[]): PassField[] =>
    fields.map((field) => ({
      ...field,
      label: say(field.label),
      value: typeof field.value === "string" ? say(field.value) : field.value,
    }));
  const barcode = [...file.barcodes, ...(file.barcode ? [file.barcode] : [])].find(isDrawable);
  const transit = content.transitType ?? "";
  return {
    style,
    transit: Object.hasOwn(transits, transit) ? transits[transit as keyof typeof transits] : null,
    organization: say(file.organizationName),
    title: say(file.logoText) || say(file.description) || say(file.organizationName),
    relevantDate: file.relevantDate ?? "",
    expires: file.expirationDate ?? "",
    isVoided: file.voided ?? false,
    header: sayAll(content.headerFields),
    primary: sayAll(content.primaryFields),
    secondary: sayAll(content.secondaryFields),
    auxiliary: sayAll(content.auxiliaryFields),
    back: sayAll(content.backFields),
    barcode: barcode
      ? {
          format: barcodeFormats[barcode.format],
          message: barcode.message,
          encoding: barcode.messageEncoding ?? "iso-8859-1",
          text: say(barcode.altText),
        }
      : null,
  };
}
