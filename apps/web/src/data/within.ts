/** What comes of some work, at most after so many milliseconds; undefined then, and where it fails. */
export async function within<T>(ms: number, work: Promise<T>): Promise<T | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeUp = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, ms, undefined);
  });
  const ended = await Promise.race([timeUp, work.catch(() => undefined)]);
  clearTimeout(timer);
  return ended;
}
