import type { CustomFetchOptions } from "openid-client";

/** A provider's documents are some kilobytes; more of one is not read. */
const mostBytes = 262_144;

/** `fetch` whose answer ends with an error when it is longer than any that is meant. */
export async function limitedFetch(url: string, options: CustomFetchOptions): Promise<Response> {
  const { status, headers, body } = await fetch(url, options as RequestInit);
  return new Response(body?.pipeThrough(limitBytes()) ?? null, { status, headers });
}

function limitBytes() {
  let bytes = 0;
  return new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(piece, controller) {
      bytes += piece.byteLength;
      if (bytes > mostBytes) controller.error(new TypeError("The answer is too long."));
      else controller.enqueue(piece);
    },
  });
}
