import { defaultLanguage, language, offeredLanguages } from "@castor/core/basics/language.ts";
import type { Endpoint } from "@castor/core/endpoint.ts";
import { type ErrorCode, errorStatus } from "@castor/core/errors.ts";
import { asVisitor, givenRole } from "@castor/core/members/member.ts";
import { refusalOf, type TripRule } from "@castor/core/members/rights.ts";
import * as z from "zod/mini";
import { changesItsTrip, needsLogin } from "../access/access.ts";
import { endpointSummaries } from "./endpoint-summaries.ts";

type Schema = Record<string, unknown>;
type Groups = Readonly<Record<string, Readonly<Record<string, Endpoint>>>>;

/** The endpoint table as an OpenAPI 3.1 document. */
export function describeApi(groups: Groups, site: { version: string; url: string }) {
  const paths: Record<string, Record<string, unknown>> = {};
  const pathsByShape = new Map<string, string>();
  for (const [group, rows] of Object.entries(groups))
    for (const [name, row] of Object.entries(rows)) {
      const shape = row.path.replace(fieldInPath, "{}");
      const path = pathsByShape.get(shape) ?? `/${row.path}`;
      pathsByShape.set(shape, path);
      const operation = describeRow({ group, name, row, path });
      paths[path] = { ...paths[path], [row.method.toLowerCase()]: operation };
    }
  return {
    openapi: "3.1.0",
    info: { title: "Castor", version: site.version },
    servers: [{ url: `${site.url}/api` }],
    tags: Object.keys(groups).map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: {
        accessToken: { type: "http", scheme: "bearer", bearerFormat: "JWT" },
      },
      schemas: { Error: errorSchema },
      responses: Object.fromEntries(Object.entries(statuses).map(describeFailure)),
    },
  };
}

const errorSchema = {
  type: "object",
  required: ["success", "message", "error"],
  properties: {
    success: { const: false },
    message: { type: "string", description: "In the language of X-Language, safe to show" },
    error: {
      type: "object",
      required: ["code", "message"],
      properties: {
        code: { enum: Object.keys(errorStatus) },
        message: { type: "string" },
        fields: { type: "object", additionalProperties: { type: "string" } },
      },
    },
  },
};

/** The codes of each status. */
const statuses: Record<string, ErrorCode[]> = {};
for (const [code, status] of Object.entries(errorStatus)) {
  statuses[status] ??= [];
  statuses[status].push(code as ErrorCode);
}

const json = (schema: Schema) => ({ "application/json": { schema } });

function describeFailure([status, codes]: [string, ErrorCode[]]) {
  const schema = { $ref: "#/components/schemas/Error" };
  const headers =
    status === "429" || status === "503"
      ? { headers: { "Retry-After": { description: "Seconds", schema: { type: "integer" } } } }
      : {};
  return [`Error${status}`, { description: codes.join(", "), ...headers, content: json(schema) }];
}

interface DescribedRow {
  group: string;
  name: string;
  row: Endpoint;
  /** The path in the document. Endpoints that share a path use the first one's parameter names. */
  path: string;
}

const summaries: Readonly<Record<string, Readonly<Record<string, string>>>> = endpointSummaries;

function describeRow({ group, name, row, path }: DescribedRow) {
  const mayBeAnyone = !needsLogin(row);
  return {
    operationId: `${group}.${name}`,
    summary: summaries[group]?.[name],
    tags: [group],
    security: mayBeAnyone ? [{}, { accessToken: [] }] : [{ accessToken: [] }],
    parameters: [...pathParameters(row, path), ...queryParameters(row), ...headerParameters(row)],
    ...(row.body && {
      requestBody: { required: true, content: json(schemaOf(row.body, "input")) },
    }),
    responses: {
      ...successOf(row),
      ...(isTagged(row) && { 304: { description: "As the caller has it" } }),
      ...Object.fromEntries(
        failuresOf(row).map((status) => [
          status,
          { $ref: `#/components/responses/Error${status}` },
        ]),
      ),
    },
  };
}

const isTagged = ({ isVersioned, isDated }: Endpoint) => isVersioned || isDated;

/** A redirect has no body; a download is the file itself. */
function successOf(row: Endpoint) {
  const text = { schema: { type: "string" } };
  if (row.redirects)
    return { 302: { description: "On to the next address", headers: { Location: text } } };
  const headers = {
    ...(isTagged(row) && { ETag: text }),
    ...(row.isDated && { "Last-Modified": text, "X-Source": text }),
    ...(row.download !== undefined && { "Content-Disposition": text }),
  };
  const content = {
    [row.isStream ? "text/event-stream" : (row.contentType ?? "application/json")]: {
      schema: schemaOf(row.answer, "output"),
    },
  };
  return { 200: { description: "Done", headers, content } };
}

/** Failures of endpoints that the table does not name. */
const ownFailures: Readonly<Record<string, readonly number[]>> = {
  "auth/login": [401, 403],
  "auth/refresh": [401],
  // The password changed while the session began.
  "auth/confirm": [401],
  "auth/oauth/exchange": [401],
  "auth/sessions/{id}": [404],
  "service/place": [404],
  "auth/register": [409],
  // Members take out themselves alone.
  "member/{tripId}/{userId}": [400, 403],
};

function failuresOf(row: Endpoint): number[] {
  // A failed redirect is a redirect too.
  if (row.redirects) return [];
  const failures = new Set([429, 500, 503, ...(ownFailures[row.path] ?? [])]);
  if (row.body || row.query || row.isKeyed) failures.add(400);
  if (row.body) failures.add(413);
  if (row.access.who !== "anyone" || !row.path.startsWith("auth/")) failures.add(401);
  if ("trip" in row.access) for (const status of refusalsOf(row.access)) failures.add(status);
  if (changesItsTrip(row) || row.isKeyed) failures.add(409);
  return [...failures].toSorted();
}

/** The failures of those whom a rule does not admit. */
const refusalsOf = (rule: TripRule): number[] =>
  [asVisitor, ...givenRole.options.map((role) => ({ role, seesMoney: false }))].flatMap(
    (standing) =>
      [true, false].flatMap((isPublic) => {
        const refusal = refusalOf(rule, standing, isPublic);
        return refusal === null ? [] : errorStatus[refusal];
      }),
  );

const fieldInPath = /\{(\w+)\}/g;
const namesIn = (path: string) => [...path.matchAll(fieldInPath)].map(([, name = ""]) => name);

function pathParameters({ path, pathTexts = [] }: Endpoint, describedPath: string) {
  const fields = namesIn(path);
  return namesIn(describedPath).map((name, index) => {
    const field = fields[index] ?? name;
    return {
      name,
      in: "path",
      required: true,
      ...(field !== name && { description: `The ${field}` }),
      schema: {
        type: "string",
        ...(pathTexts.includes(field) ? { maxLength: 200 } : { pattern: "^[A-Za-z0-9_-]{1,64}$" }),
      },
    };
  });
}

function queryParameters({ query }: Endpoint) {
  if (query === undefined) return [];
  const { properties = {}, required = [] } = schemaOf(query, "input") as {
    properties?: Record<string, Schema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: "query",
    required: required.includes(name),
    schema,
  }));
}

function headerParameters(row: Endpoint) {
  const header = (name: string, schema: Schema) => ({
    name,
    in: "header",
    required: false,
    schema,
  });
  return [
    header("X-Language", { enum: offeredLanguages(), default: defaultLanguage }),
    ...(row.isKeyed ? [header("Idempotency-Key", { type: "string", format: "uuid" })] : []),
    ...(isTagged(row) ? [header("If-None-Match", { type: "string" })] : []),
    ...(changesItsTrip(row) ? [header("If-Match", { type: "string" })] : []),
  ];
}

/** A schema cannot describe the result of a transform, so such a value is left open. */
function schemaOf(schema: z.ZodMiniType, io: "input" | "output"): Schema {
  const { $schema: _, ...described } = z.toJSONSchema(schema, {
    ...{ io, unrepresentable: "any" },
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema === language) jsonSchema.enum = [...offeredLanguages()];
    },
  });
  return described;
}
