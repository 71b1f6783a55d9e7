import type { PrintCosts, PrintedSum } from "@castor/core/print/print-costs.ts";
import type { PdfNode } from "../pdf-node.ts";
import { ink, type Sheet } from "./sheet.ts";
import { writeTitle } from "./write-notes.ts";
import { writeText } from "./write-text.ts";

/** The words of this section. */
export interface CostWords {
  costs: string;
  inDays: string;
  total: string;
  paid: string;
  remaining: string;
}

/** Costs without a point, and the totals. */
export function writeCosts(costs: PrintCosts | null, words: CostWords, sheet: Sheet): PdfNode[] {
  if (costs === null) return [];
  const row = (label: string, amount: string, isBold = false): PdfNode => ({
    columns: [
      { width: sheet.textWidth * 0.7, text: writeText(label, { bold: isBold }) },
      {
        width: sheet.textWidth * 0.3 - 8,
        text: writeText(amount, { bold: isBold }),
        alignment: "right",
      },
    ],
    columnGap: 8,
    fontSize: sheet.body,
    margin: [0, 1, 0, 1],
  });
  const writeSum = (label: string, sum: PrintedSum) => [
    row(label, sum.total, true),
    ...(sum.paid === "" ? [] : [row(words.paid, sum.paid)]),
    ...(sum.remaining === "" ? [] : [row(words.remaining, sum.remaining)]),
  ];
  return [
    writeTitle(words.costs, sheet.name),
    ...costs.findings.map(
      (finding): PdfNode => ({
        columns: [
          { width: 10, text: writeText("!", { bold: true }) },
          { width: sheet.textWidth - 14, text: writeText(finding) },
        ],
        columnGap: 4,
        fontSize: sheet.body,
        margin: [0, 1, 0, 1],
      }),
    ),
    ...costs.items.map(({ title, date, total }) =>
      row([title, date].filter(Boolean).join(", "), total),
    ),
    ...costs.totals.flatMap(({ inDays }) => (inDays === "" ? [] : [row(words.inDays, inDays)])),
    {
      canvas: [
        {
          type: "line",
          x1: 0,
          y1: 2,
          x2: sheet.textWidth,
          y2: 2,
          lineWidth: 0.6,
          lineColor: ink.line,
        },
      ],
    },
    ...costs.totals.flatMap((sum) => writeSum(words.total, sum)),
    ...(costs.inEuros ? writeSum(costs.inEuros.label, costs.inEuros) : []),
    ...(costs.whyNoEuros ? [row(costs.whyNoEuros, "")] : []),
  ];
}
