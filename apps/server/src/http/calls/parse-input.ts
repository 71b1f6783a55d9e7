import type { Endpoint } from "@castor/core/endpoint.ts";
import { AppError } from "@castor/core/errors.ts";
import { id } from "@castor/core/schemas/ids.ts";
import { fieldMessages, message } from "@castor/core/schemas/validation.ts";
import type { FastifyRequest } from "fastify";
import * as z from "zod/mini";

/** The parsed path, query and body of a call. */
export type CallInput = Record<string, unknown> & { body?: unknown };

/**
 * Parses path, query and body by the endpoint's schemas. Throws 400 with all invalid fields, and 404 for an id of the
 * wrong form.
 */
export function parseInput(row: Endpoint, request: FastifyRequest): CallInput {
  const params = request.params as Record<string, string>;
  for (const [name, value] of Object.entries(params))
    if (row.pathTexts?.includes(name) !== true && !z.safeParse(id, value).success)
      throw new AppError("NOT_FOUND");
  const query = row.query === undefined ? {} : parse(row.query, request.query);
  const input: CallInput = { ...params, ...(query as object) };
  // The handler of a large body reads it thing by thing; here it would take seconds.
  if (row.body !== undefined)
    input.body = parse(row.body, request.body, row.bodyBytes === undefined);
  return input;
}

function parse(schema: z.ZodMiniType, value: unknown, isSearched = true): unknown {
  const result = readSafely(schema, value);
  if (!result.success) throw invalid(fieldMessages(result.error));
  const unstorable = isSearched ? findUnstorable(result.data) : undefined;
  if (unstorable !== undefined) throw invalid({ [unstorable]: message("invalidValue") });
  return result.data;
}

/** zod compares the `length` of whatever has one, and throws at one that is an object with a broken `toString`. */
function readSafely(schema: z.ZodMiniType, value: unknown) {
  try {
    return z.safeParse(schema, value, { reportInput: true });
  } catch (error) {
    if (error instanceof TypeError) throw invalid({});
    throw error;
  }
}

const invalid = (fields: Record<string, string>) => new AppError("VALIDATION_FAILED", { fields });

/** The path of the first text that databases cannot store: with a NUL or half a surrogate pair. */
function findUnstorable(root: unknown): string | undefined {
  const rest: [path: string, value: unknown][] = [["", root]];
  for (let next = rest.pop(); next !== undefined; next = rest.pop()) {
    const [path, value] = next;
    if (typeof value === "string") {
      if (value.includes("\0") || !value.isWellFormed()) return path;
    } else if (typeof value === "object" && value !== null) {
      for (const [key, child] of Object.entries(value))
        rest.push([path === "" ? key : `${path}.${key}`, child]);
    }
  }
  return undefined;
}
