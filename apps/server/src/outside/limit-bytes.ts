import { ProviderFailure } from "./provider-failure.ts";

/** Passes bytes on; more than `maxBytes` end the stream with the error of `makeError`. */
export function limitBytes(maxBytes: number, makeError: () => Error) {
  let bytes = 0;
  return new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      if (bytes > maxBytes) controller.error(makeError());
      else controller.enqueue(chunk);
    },
  });
}

/** Reads the text of a response. Throws a `ProviderFailure` for more than `maxBytes`. */
export function readLimited({ body }: Response, maxBytes: number): Promise<string> {
  return new Response(body?.pipeThrough(limitBytes(maxBytes, tooLong)) ?? null).text();
}

/** The same as bytes. */
export async function readLimitedBytes({ body }: Response, maxBytes: number): Promise<Uint8Array> {
  const limited = body?.pipeThrough(limitBytes(maxBytes, tooLong)) ?? null;
  return new Uint8Array(await new Response(limited).arrayBuffer());
}

const tooLong = () => new ProviderFailure("wrong", "the answer is too long");
