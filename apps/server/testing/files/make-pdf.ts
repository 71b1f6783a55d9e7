import { constants, deflateRawSync, deflateSync } from "node:zlib";

/** What is drawn on a page, as it lies in the file. */
interface Drawn {
  content: Buffer;
  /** Names of filters, the outermost first. */
  filters: string;
}

/**
 * A PDF with a line of Latin letters on each page, as small as the format allows (ISO 32000-1, 7.5). `isLocked`: it says that it is encrypted,
 * with a password that nobody knows. `packed`: this is drawn on each page instead of its line.
 */
export function makePdf(
  lines: readonly string[],
  { isLocked = false, packed }: { isLocked?: boolean; packed?: Drawn } = {},
): Buffer {
  const quote = (line: string) => line.replaceAll(/[\\()]/g, (sign) => `\\${sign}`);
  const pages = lines.map((_, index) => `${4 + 2 * index} 0 R`).join(" ");
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    `<< /Type /Pages /Kids [${pages}] /Count ${lines.length} >>`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
    ...lines.flatMap((line, index) => {
      const plain = line ? `BT /F1 12 Tf 72 720 Td (${quote(line)}) Tj ET` : "";
      const drawn = packed?.content.toString("latin1") ?? plain;
      const filters = packed ? ` /Filter [${packed.filters}]` : "";
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /Font << /F1 3 0 R >> >> /Contents ${5 + 2 * index} 0 R >>`,
        `<< /Length ${drawn.length}${filters} >>\nstream\n${drawn}\nendstream`,
      ];
    }),
  ];
  const lock = `<< /Filter /Standard /V 2 /R 3 /Length 128 /P -4 /O <${"ab".repeat(32)}> /U <${"cd".repeat(32)}> >>`;
  let text = "%PDF-1.4\n";
  const starts = objects.map((object, index) => {
    const start = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return start;
  });
  const table = starts.map((start) => `${String(start).padStart(10, "0")} 00000 n \n`).join("");
  const secrets = isLocked ? ` /Encrypt ${lock} /ID [<00> <00>]` : "";
  const size = objects.length + 1;
  text += `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R${secrets} >>\nstartxref\n${text.length}\n%%EOF\n`;
  return Buffer.from(text, "latin1");
}

/** A PDF of two megabytes that unpacks to two gigabytes of spaces; packed twice, it has some kilobytes. */
export function makePdfBomb({ isTwice = false } = {}): Buffer {
  // It ends with a whole byte, so that it can be repeated.
  const mega = deflateRawSync(Buffer.alloc(1_000_000, " "), {
    ...{ level: 9, finishFlush: constants.Z_FULL_FLUSH },
  });
  const once = Buffer.concat([Buffer.from([0x78, 0x9c]), ...Array<Buffer>(2_000).fill(mega)]);
  const content = isTwice ? deflateSync(once, { level: 9 }) : once;
  const filters = isTwice ? "/FlateDecode /FlateDecode" : "/FlateDecode";
  return makePdf([""], { packed: { content, filters } });
}
