/**
 * The content of a file that is made in one piece. The signal is aborted when its reader goes, also while it is made:
 * the `return` of an async generator would wait for that.
 */
export function wholeFile(
  make: (signal: AbortSignal) => Promise<Uint8Array>,
): AsyncIterable<Uint8Array> {
  const gone = new AbortController();
  let isMade = false;
  return {
    [Symbol.asyncIterator]: () => ({
      next: async () => {
        if (isMade) return { done: true, value: undefined };
        isMade = true;
        return { done: false, value: await make(gone.signal) };
      },
      return: async () => {
        gone.abort();
        return { done: true, value: undefined };
      },
    }),
  };
}
