import * as z from "zod/mini";
import { type ParsedVariables, variables } from "./config-variables.ts";
import { toolVariables } from "./tool-variables.ts";
import { meaningOf, type VariableMeaning, variableGroups } from "./variable-meanings.ts";

const intro = `# Configuration

Castor is configured by environment variables. None is required. They are checked at start, and each bad one is named in one
line. [providers.md](providers.md) says what each provider knows and costs, [privacy.md](privacy.md) what each is told.

This file is written by \`npm run docs:configuration\` from the declarations in \`apps/server/src\`. Do not edit it by hand.`;

/** The text of `docs/configuration.md`: every variable with its default and its meaning. */
export function describeVariables(): string {
  const parts = variableGroups.map(({ title, names }) =>
    writePart(
      title,
      names.map((name) => writeRow(name, meaningOf(name), defaultOf(name))),
    ),
  );
  const tools = Object.entries(toolVariables).map(([name, row]) => writeRow(name, row, undefined));
  return `${[intro, ...parts, writePart("Tools and tests", tools)].join("\n\n")}\n`;
}

const writePart = (title: string, rows: string[]) =>
  [`## ${title}`, "", "| Variable | Default | Meaning |", "|---|---|---|", ...rows].join("\n");

const writeRow = (name: string, row: VariableMeaning, standard: string | undefined) =>
  `| \`${name}\` | ${standard ?? row.otherwise ?? "–"} | ${row.meaning} |`;

/** The default that the declaration itself has, as one would write it in the environment. */
function defaultOf(name: keyof ParsedVariables): string | undefined {
  const schema: z.ZodMiniType = variables.shape[name];
  if (!(schema instanceof z.ZodMiniDefault)) return undefined;
  const value: unknown = schema.def.defaultValue;
  if (typeof value === "boolean") return value ? "`on`" : "`off`";
  return typeof value === "string" || typeof value === "number" ? `\`${value}\`` : undefined;
}
