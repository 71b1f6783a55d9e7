import { computeMedian } from "./compute-median.ts";
import { peerFigures } from "./peer-figures.ts";

/** One line of the table: the measured value and its limit. */
export interface Figure {
  name: string;
  measured: number;
  unit: string;
  atMost?: number;
  atLeast?: number;
  /** The same of a server or renderer that does nothing else, measured in the same run. */
  bare?: number;
  note?: string;
}

/** The figure of a repeated wait: its median in milliseconds. */
export function toWait(name: string, atMost: number, answers: readonly number[]): Figure {
  return {
    name,
    measured: computeMedian(answers),
    unit: "ms",
    atMost,
    note: `median of ${answers.length}, at most ${Math.round(Math.max(...answers))} ms`,
  };
}

/** The table in Markdown, padded to be read in a terminal too. */
export function printFigures(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => [
    figure.name,
    describeAim(figure),
    `${write(figure.measured)} ${figure.unit}`.trim(),
    holds(figure) ? "" : "missed",
    ...compare(figure, peerFigures[figure.name]),
    ...compare(figure, figure.bare),
    figure.note ?? "",
  ]);
  const table = [
    ["What", "Aim", "Measured", "", "Peer", "Ratio", "Bare", "Ratio", "Note"],
    ...rows,
  ];
  const widths =
    table[0]?.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0))) ?? [];
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`;
  const rule = line(widths.map((width) => "-".repeat(Math.max(width, 3))));
  return [line(table[0] ?? []), rule, ...table.slice(1).map(line)].join("\n");
}

/** Another's value, and how many times better ours is: more of a rate, less of anything else. */
function compare({ measured, unit }: Figure, other: number | undefined): [string, string] {
  if (other === undefined) return ["", ""];
  const ratio = unit === "/s" ? measured / other : other / measured;
  return [`${write(other)} ${unit}`.trim(), `${write(ratio)} x`];
}

function describeAim({ atMost, atLeast, unit }: Figure): string {
  if (atMost !== undefined) return `≤ ${write(atMost)} ${unit}`.trim();
  if (atLeast !== undefined) return `≥ ${write(atLeast)} ${unit}`.trim();
  return "";
}

const holds = ({ measured, atMost, atLeast }: Figure) =>
  measured <= (atMost ?? Number.POSITIVE_INFINITY) && measured >= (atLeast ?? 0);

const write = (value: number) =>
  new Intl.NumberFormat("en", {
    maximumFractionDigits: value < 10 ? 2 : value < 100 ? 1 : 0,
  }).format(value);
