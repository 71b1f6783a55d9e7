import { drawDayMap } from "@castor/core/map/picture/day-map.ts";
import type { MeasureText } from "@castor/core/map/picture/picture-text.ts";
import type { ReadTile } from "@castor/core/map/picture/world-shapes.ts";
import { worldBasemapCredits } from "@castor/core/map/world-basemap.ts";
import { createPrintDocument, type PrintDocument } from "@castor/core/print/print-document.ts";
import { toDayMap } from "@castor/core/print/to-day-map.ts";
import type { ServerWordsKey, Translate } from "@castor/i18n/words.ts";
import pdfmake from "pdfmake";
import { translations } from "../../http/calls/read-caller.ts";
import { openWorldTiles } from "../../outside/tiles/open-world-tiles.ts";
import { printContextOf } from "../print-context.ts";
import { ink, type Sheet, sheetOf } from "./content/sheet.ts";
import { type CostWords, writeCosts } from "./content/write-costs.ts";
import { writeCover, writeLine } from "./content/write-cover.ts";
import { writeDay } from "./content/write-day.ts";
import { writeNotes } from "./content/write-notes.ts";
import { photoName } from "./content/write-photos.ts";
import { writeText } from "./content/write-text.ts";
import { measureInFont } from "./fonts/font-coverage.ts";
import { pdfFonts, usualFont } from "./fonts/pdf-fonts.ts";
import type { PdfJob } from "./pdf-job.ts";
import type { PdfDefinition, PdfNode } from "./pdf-node.ts";

pdfmake.setFonts(pdfFonts);
const fontFiles = new Set<string>(Object.values(pdfFonts).flatMap((files) => Object.values(files)));
// A document loads nothing but its fonts, whatever its texts say.
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy((path) => fontFiles.has(path));

/** A trip as PDF: what the print page shows, drawn from the same content. */
export async function writePdf(job: PdfJob, worldFile: string): Promise<Buffer> {
  const { trip, options, language, zone, origin, paths, known } = job;
  const translate = translations[language];
  const context = printContextOf({ language, translate, zone }, paths, origin, known);
  const document = createPrintDocument(trip, options, context);
  const sheet = sheetOf(document.paper);
  const maps = await drawMaps(document, { sheet, language, worldFile });
  const destinations = new Map(
    document.days
      .flatMap(({ points }) => points.map((point) => [point.linkId, point.id]))
      .toReversed() as [string, string][],
  );
  const writing = {
    ...{ sheet, destinations },
    hasPicture: (proof: string) => job.pictures.has(proof),
    hasPhoto: (fileId: string) => job.photos.has(fileId),
  };
  const notesTitle = translate("print.notes");
  const hasCover = document.days.length !== 1;
  const days = document.days.flatMap((day, index) =>
    writeDay(day, { map: maps[index] ?? null, startsPage: hasCover, notesTitle }, writing),
  );
  const ofTrip = [
    ...writeNotes(document.notes, notesTitle, writing),
    ...writeCosts(document.costs, costWords(translate), sheet),
  ];
  const content: PdfNode[] = hasCover
    ? [...writeCover(document, sheet), ...ofTrip, ...days]
    : [writeLine(document, sheet), ...days, ...ofTrip];
  const left = document.photosLeft + countMissing(document, writing.hasPhoto);
  if (left > 0) content.push(writeRemark(translate("print.photosLeft", { count: left }), sheet));
  return pdfmake.createPdf(definePdf(document, content, job, sheet)).getBuffer();
}

const countMissing = ({ days }: PrintDocument, hasPhoto: (fileId: string) => boolean): number =>
  days
    .flatMap(({ photos, points }) => [photos, ...points.map((point) => point.photos)])
    .flat()
    .filter(({ fileId }) => !hasPhoto(fileId)).length;

const writeRemark = (text: string, sheet: Sheet): PdfNode => ({
  text: writeText(text, { italics: true }),
  fontSize: sheet.body,
  color: ink.muted,
  margin: [0, sheet.body, 0, 0],
});

const costWords = (translate: Translate<ServerWordsKey>): CostWords => ({
  costs: translate("print.costs"),
  inDays: translate("print.inDays"),
  total: translate("print.total"),
  paid: translate("card.paid"),
  remaining: translate("card.remaining"),
});

const measure: MeasureText = (text, { size }) => measureInFont(usualFont, text) * size;

async function drawMaps(
  { days }: PrintDocument,
  { sheet, language, worldFile }: { sheet: Sheet; language: PdfJob["language"]; worldFile: string },
): Promise<(string | null)[]> {
  const tiles = await openWorldTiles(worldFile);
  const readTile: ReadTile = async (z, x, y) => tiles?.read(z, x, y) ?? null;
  const { textWidth: width, mapHeight: height } = sheet;
  try {
    const maps: (string | null)[] = [];
    for (const { map } of days) {
      const svg =
        map &&
        (await drawDayMap(toDayMap(map), {
          ...{ width: Math.round(width), height },
          ...{ language, measure, readTile, hasHalo: false },
        }));
      // The library knows bold by this name alone.
      maps.push(svg?.replaceAll('font-weight="600"', 'font-weight="bold"') ?? null);
    }
    return maps;
  } finally {
    await tiles?.close();
  }
}

function definePdf(
  { title, author, days }: PrintDocument,
  content: PdfNode[],
  { language, pictures, photos }: PdfJob,
  sheet: Sheet,
): PdfDefinition {
  const credits = days.some(({ map }) => map)
    ? worldBasemapCredits.map(({ name }) => name).join(", ")
    : "";
  return {
    pageSize: { width: sheet.width, height: sheet.height },
    pageMargins: sheet.margins,
    info: { title, author, creator: "Castor", producer: "Castor" },
    language,
    defaultStyle: { font: usualFont, fontSize: sheet.body, color: ink.text, lineHeight: 1.15 },
    footer: (page, pages) => ({
      columns: [
        {
          width: sheet.textWidth - pagesWidth,
          text: writeText([cut(title), credits].filter(Boolean).join(" · ")),
        },
        { width: pagesWidth, text: `${page} / ${pages}`, alignment: "right" },
      ],
      fontSize: sheet.small - 1,
      color: ink.muted,
      margin: [sheet.margins[0], 6, sheet.margins[2], 0],
    }),
    images: Object.fromEntries([
      ...[...pictures].map(([proof, jpeg]) => [proof, toDataUrl(jpeg)]),
      ...[...photos].map(([fileId, jpeg]) => [photoName(fileId), toDataUrl(jpeg)]),
    ]),
    content,
  };
}

const toDataUrl = (jpeg: Uint8Array): string =>
  `data:image/jpeg;base64,${Buffer.from(jpeg).toString("base64")}`;

/** Room for "123 / 456". */
const pagesWidth = 50;
const titleMax = 40;
const cut = (title: string) =>
  [...title].length > titleMax ? `${[...title].slice(0, titleMax).join("")}…` : title;
