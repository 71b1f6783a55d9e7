import { escapeHtml } from "@castor/core/basics/escape-html.ts";
import type { describeApi } from "./openapi.ts";

type Description = ReturnType<typeof describeApi>;

/** What the page shows of an operation (the OpenAPI document that `describeApi` makes). */
interface Operation {
  operationId: string;
  summary: string;
  tags: readonly string[];
  security: readonly object[];
  parameters: readonly Parameter[];
  requestBody?: { content: Content };
  responses: Readonly<Record<string, { content?: Content }>>;
}
interface Parameter {
  name: string;
  in: string;
  required: boolean;
  schema: object;
}
type Content = Readonly<Record<string, { schema: object }>>;

const style = `
:root { color-scheme: light dark; --line: #8884; --quiet: color-mix(in srgb, currentColor 65%, transparent); }
body { max-width: 900px; margin: 0 auto; padding: 24px 16px 64px; font: 15px/1.5 system-ui, sans-serif; }
h2 { margin: 32px 0 8px; }
details { border-top: 1px solid var(--line); }
summary { padding: 12px 0; overflow-wrap: anywhere; cursor: pointer; }
summary span, td:nth-child(2) { color: var(--quiet); }
table { border-collapse: collapse; }
td { padding: 4px 16px 4px 0; vertical-align: top; }
td:last-child { overflow-wrap: anywhere; }
pre { overflow-x: auto; padding: 12px; border: 1px solid var(--line); border-radius: 8px; font-size: 13px; }
nav a { display: inline-block; padding: 12px 12px 12px 0; }
`;

/** The OpenAPI document as a page to read, without any script. */
export function drawApiPage({ info, paths, tags }: Description): string {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      path,
      method: method.toUpperCase(),
      // `describeApi` makes them.
      operation: operation as Operation,
    })),
  );
  const links = tags.map(({ name }) => `<a href="#${escapeHtml(name)}">${escapeHtml(name)}</a>`);
  const sections = tags.map(({ name }) => {
    const own = operations.filter(({ operation }) => operation.tags.includes(name));
    return `<section id="${escapeHtml(name)}"><h2>${escapeHtml(name)}</h2>${own.map(drawOperation).join("")}</section>`;
  });
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(info.title)} API</title><style>${style}</style></head><body><main><h1>${escapeHtml(info.title)} API</h1><p>Version ${escapeHtml(info.version)}. For programs: <a href="/api/openapi.json">openapi.json</a>.</p><nav aria-label="Groups">${links.join("")}</nav>${sections.join("")}</main></body></html>`;
}

interface Drawn {
  path: string;
  method: string;
  operation: Operation;
}

function drawOperation({ path, method, operation }: Drawn): string {
  const { summary, operationId, security, parameters, requestBody, responses } = operation;
  const isOpen = security.some((way) => Object.keys(way).length === 0);
  const failures = Object.keys(responses).filter((status) => Number(status) >= 400);
  return `<details id="${escapeHtml(operationId)}"><summary><code>${method} ${escapeHtml(path)}</code> <span>${escapeHtml(summary)}</span></summary><p>${isOpen ? "Without a login, too." : "With a login."} Failures: ${failures.join(", ")}.</p>${drawParameters(parameters)}${drawContent("Body", requestBody?.content)}${drawContent("Answer", responses["200"]?.content)}</details>`;
}

function drawParameters(parameters: readonly Parameter[]): string {
  const rows = parameters.map(
    ({ name, in: place, required, schema }) =>
      `<tr><td><code>${escapeHtml(name)}</code></td><td>${place}${required ? ", required" : ""}</td><td><code>${escapeHtml(JSON.stringify(schema))}</code></td></tr>`,
  );
  return `<table>${rows.join("")}</table>`;
}

function drawContent(title: string, content: Content | undefined): string {
  return Object.entries(content ?? {})
    .map(
      ([type, { schema }]) =>
        `<h3>${title}, ${escapeHtml(type)}</h3><pre tabindex="0">${escapeHtml(JSON.stringify(schema, null, 1))}</pre>`,
    )
    .join("");
}
