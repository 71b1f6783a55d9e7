import { limits } from "@castor/core/limits.ts";
import type { Picture } from "@castor/core/points/picture.ts";
import { isWebAddress } from "@castor/core/schemas/texts.ts";
import { decodeHTML } from "entities";
import { cleanOneLine } from "../clean-text.ts";

interface Metadata {
  Artist?: { value: string } | undefined;
  LicenseShortName?: { value: string } | undefined;
  LicenseUrl?: { value: string } | undefined;
}

/** Licences that let everybody show a picture, also for money and cut: no NC, no ND, no fair use. */
const free =
  /^(?:cc0(?: 1\.0)?|cc[ -]by(?:[ -]sa)?(?:[ -]\d\.\d)?(?: [a-z]{2,3})?|public domain|pd|no restrictions)$/i;
/** HTML of an author's name is short; what is longer is cut before it is read. */
const htmlMax = 5_000;

/** What a text of HTML says. */
const toText = (html: string): string =>
  decodeHTML(
    html
      .slice(0, htmlMax)
      .replace(/<(style|script)\b[^>]*>[^<]*/gi, " ")
      .replace(/<[^>]*>?/g, " "),
  );

/** Author and licence of a file; null without a free licence. */
export function readCredit({
  Artist,
  LicenseShortName,
  LicenseUrl,
}: Metadata): Pick<Picture, "author" | "licence" | "licenceUrl"> | null {
  const licence = cleanOneLine(LicenseShortName?.value ?? "", limits.pictureLicence);
  if (!free.test(licence)) return null;
  const author = cleanOneLine(toText(Artist?.value ?? ""), limits.name);
  const url = (LicenseUrl?.value ?? "").replace(/^http:|^(?=\/\/)/, "https:");
  const isUsable = url.length <= limits.shortText && isWebAddress(url);
  return { author, licence, licenceUrl: isUsable ? url : "" };
}
