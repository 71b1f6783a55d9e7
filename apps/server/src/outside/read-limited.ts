import { ProviderFailure } from "./provider-failure.ts";

/** The text of an answer, of at most so many bytes: more is not read. */
export async function readLimited(answer: Response, mostBytes: number): Promise<string> {
  if (answer.body === null) return "";
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  for await (const piece of answer.body as ReadableStream<Uint8Array>) {
    bytes += piece.byteLength;
    if (bytes > mostBytes) throw new ProviderFailure("wrong", "the answer is too long");
    text += decoder.decode(piece, { stream: true });
  }
  return text + decoder.decode();
}
