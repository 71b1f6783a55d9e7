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
