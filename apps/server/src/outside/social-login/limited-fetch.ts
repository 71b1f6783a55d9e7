import type { CustomFetchOptions } from "openid-client";
import { limitBytes } from "../limit-bytes.ts";

/** A provider's documents are some kilobytes. */
const maxBytes = 262_144;

/** `fetch` with an answer that fails beyond `maxBytes`. */
export async function limitedFetch(url: string, options: CustomFetchOptions): Promise<Response> {
  const { status, headers, body } = await fetch(url, options as RequestInit);
  return new Response(body?.pipeThrough(limitBytes(maxBytes, tooLong)) ?? null, {
    status,
    headers,
  });
}

const tooLong = () => new TypeError("The answer is too long.");
