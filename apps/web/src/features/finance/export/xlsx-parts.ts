/** The number formats, by the fraction digits of a currency (ISO 4217). */
const amountFormats: Readonly<Record<number, number>> = { 0: 3, 2: 4, 3: 164 };
const dateFormat = 14;
const formats = [0, dateFormat, ...Object.values(amountFormats)];

interface Look {
  /** The digits of an amount; absent for a text. */
  digits?: number;
  isDate?: boolean;
  isBold?: boolean;
}

/** The index of a cell's style: each format has a plain and then a bold one. */
export function styleOf({ digits, isDate = false, isBold = false }: Look): number {
  const format = isDate ? dateFormat : digits === undefined ? 0 : (amountFormats[digits] ?? 0);
  return formats.indexOf(format) * 2 + (isBold ? 1 : 0);
}

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const ofSheets = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const ofPackage = "http://schemas.openxmlformats.org/package/2006";
const ofOffice = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const mediaType = "application/vnd.openxmlformats-officedocument.spreadsheetml";

const relation = (type: string, target: string) =>
  `<Relationship Id="${type}" Type="${ofOffice}/${type}" Target="${target}"/>`;
const relations = (...all: string[]) =>
  `${head}<Relationships xmlns="${ofPackage}/relationships">${all.join("")}</Relationships>`;
const override = (path: string, kind: string) =>
  `<Override PartName="${path}" ContentType="${mediaType}.${kind}+xml"/>`;

const contentTypes = `${head}<Types xmlns="${ofPackage}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>${override("/xl/workbook.xml", "sheet.main")}${override("/xl/worksheets/sheet1.xml", "worksheet")}${override("/xl/styles.xml", "styles")}</Types>`;

const cellStyles = formats.flatMap((format) =>
  [0, 1].map(
    (font) =>
      `<xf numFmtId="${format}" fontId="${font}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>`,
  ),
);
const fontLook = '<sz val="11"/><name val="Calibri"/><family val="2"/>';
const styles = `${head}<styleSheet xmlns="${ofSheets}"><numFmts count="1"><numFmt numFmtId="164" formatCode="#,##0.000"/></numFmts><fonts count="2"><font>${fontLook}</font><font><b/>${fontLook}</font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="${cellStyles.length}">${cellStyles.join("")}</cellXfs></styleSheet>`;

/** The parts of a workbook of one sheet (ECMA-376), besides the cells. The first row is frozen. */
export function listParts({
  name,
  columns,
  lines,
}: Record<"name" | "columns" | "lines", string>): Record<string, string> {
  return {
    "[Content_Types].xml": contentTypes,
    "_rels/.rels": relations(relation("officeDocument", "xl/workbook.xml")),
    "xl/_rels/workbook.xml.rels": relations(
      relation("worksheet", "worksheets/sheet1.xml"),
      relation("styles", "styles.xml"),
    ),
    "xl/workbook.xml": `${head}<workbook xmlns="${ofSheets}" xmlns:r="${ofOffice}"><sheets><sheet name="${name}" sheetId="1" r:id="worksheet"/></sheets></workbook>`,
    "xl/styles.xml": styles,
    "xl/worksheets/sheet1.xml": `${head}<worksheet xmlns="${ofSheets}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${columns}</cols><sheetData>${lines}</sheetData></worksheet>`,
  };
}
