import { strToU8, zipSync } from "fflate";

/** A boarding pass as an airline sends it. */
const boardingPass = {
  formatVersion: 1,
  organizationName: "Air Beaver",
  description: "Boarding pass",
  relevantDate: "2026-12-05T09:40+04:00",
  barcodes: [
    {
      format: "PKBarcodeFormatAztec",
      message: "M1DOE/JOHN            EABC123 TBSVIEBV 0512 339Y012A0034 100",
      messageEncoding: "iso-8859-1",
      altText: "ABC123",
    },
  ],
  boardingPass: {
    transitType: "PKTransitTypeAir",
    headerFields: [{ key: "gate", label: "gate", value: "B4" }],
    primaryFields: [
      { key: "from", label: "Tbilisi", value: "TBS" },
      { key: "to", label: "Vienna", value: "VIE" },
    ],
    secondaryFields: [{ key: "name", label: "passenger", value: "John Doe" }],
    auxiliaryFields: [
      { key: "seat", label: "seat", value: "12A" },
      {
        ...{ key: "boarding", label: "boarding", value: "2026-12-05T09:10+04:00" },
        ...{ dateStyle: "PKDateStyleNone", timeStyle: "PKDateStyleShort" },
      },
    ],
    backFields: [{ key: "bags", label: "bags", value: "One of 23 kg" }],
  },
};

const english = '/* "no" = "entry"; */\n"gate" = "Gate";\n"seat" = "Seat"; "bags" = "Bags";';
const russian = '"gate" = "Выход";\n"seat" = "Место";\n// end\n"passenger" = "Пассажир \\"1\\"";';

/** UTF-16 with its mark, as the tools of Apple write it. */
export const utf16 = (text: string): Uint8Array =>
  new Uint8Array(Buffer.from(`\ufeff${text}`, "utf16le"));

/** A pass; `changes` of its content. */
export const makePass = (changes: object = {}, files: Record<string, Uint8Array> = {}) =>
  zipSync({
    "icon.png": new Uint8Array(2_000),
    "pass.json": strToU8(JSON.stringify({ ...boardingPass, ...changes })),
    "en.lproj/pass.strings": strToU8(english),
    "ru.lproj/pass.strings": utf16(russian),
    ...files,
  });
