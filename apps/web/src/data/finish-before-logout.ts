type Work = () => Promise<void>;

const works = new Set<Work>();

/** Names work that only the user who is logged in now can finish; it is done before a logout. */
export function finishBeforeLogout(work: Work): void {
  works.add(work);
}

/** Finishes what waits, within some milliseconds: nobody who logs out should wait long for it. */
export async function finishWork(withinMs: number): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeUp = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, withinMs);
  });
  await Promise.race([timeUp, Promise.all([...works].map((work) => work()))]);
  clearTimeout(timer);
}
