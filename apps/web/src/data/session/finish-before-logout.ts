import { within } from "../within.ts";

type Work = () => Promise<void>;

const works = new Set<Work>();

/** Registers work that needs the current session. It runs before a logout. */
export function finishBeforeLogout(work: Work): void {
  works.add(work);
}

/** Runs all registered work and waits for it, at most the given milliseconds. */
export async function finishWork(withinMs: number): Promise<void> {
  await within(withinMs, Promise.all([...works].map((work) => work())));
}
