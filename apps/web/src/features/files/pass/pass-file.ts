import * as z from "zod/mini";

/** The longest text of a pass that is read, in characters. */
const longest = 2_000;
/** Fields of one group that are read. */
const fieldsMax = 40;

const text = z.pipe(
  z.string(),
  z.transform((given) => given.toWellFormed().slice(0, longest)),
);
/** What is missing or wrong is left out: one odd field shall not hide the code at the gate. */
const loose = <T extends z.ZodMiniType>(schema: T) => z.catch(z.optional(schema), undefined);
const looseList = <T extends z.ZodMiniType>(schema: T, max: number) =>
  z.pipe(
    z.catch(z.array(z.unknown()), []),
    z.transform((items) =>
      items.slice(0, max).flatMap((item): z.output<T>[] => {
        const read = schema.safeParse(item);
        return read.success ? [read.data] : [];
      }),
    ),
  );

const passField = z.object({
  label: loose(text),
  value: z.union([text, z.number()]),
  dateStyle: loose(z.string()),
  timeStyle: loose(z.string()),
  numberStyle: loose(z.string()),
  currencyCode: loose(z.string()),
});
export type PassFileField = z.output<typeof passField>;

const fields = looseList(passField, fieldsMax);
const content = z.object({
  transitType: loose(z.string()),
  headerFields: fields,
  primaryFields: fields,
  secondaryFields: fields,
  auxiliaryFields: fields,
  backFields: fields,
});

const barcode = z.object({
  format: z.string(),
  message: z.string(),
  messageEncoding: loose(z.string()),
  altText: loose(text),
});
export type PassFileBarcode = z.output<typeof barcode>;

/** The kinds of passes, by the field that has their content. */
export const passStyles = [
  "boardingPass",
  "eventTicket",
  "coupon",
  "storeCard",
  "generic",
] as const;
export type PassStyle = (typeof passStyles)[number];

/** `pass.json` of a pass (PassKit Package Format), as far as it is shown. */
export const passFile = z.object({
  organizationName: loose(text),
  description: loose(text),
  logoText: loose(text),
  relevantDate: loose(z.string()),
  expirationDate: loose(z.string()),
  voided: loose(z.boolean()),
  barcode: loose(barcode),
  barcodes: looseList(barcode, 10),
  boardingPass: loose(content),
  eventTicket: loose(content),
  coupon: loose(content),
  storeCard: loose(content),
  generic: loose(content),
});
