import { limitBytes } from "./limit-bytes.ts";
import { ProviderFailure } from "./provider-failure.ts";

/** Reads the text of a response. Throws a `ProviderFailure` for more than `maxBytes`. */
export function readLimited({ body }: Response, maxBytes: number): Promise<string> {
  return new Response(body?.pipeThrough(limitBytes(maxBytes, tooLong)) ?? null).text();
}

const tooLong = () => new ProviderFailure("wrong", "the answer is too long");
