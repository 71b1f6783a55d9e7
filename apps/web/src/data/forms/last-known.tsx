import { type ReactNode, useState } from "react";

export interface LastKnownProps<T> {
  /** Undefined once it is deleted. */
  now: T | undefined;
  children: (thing: T, isGone: boolean) => ReactNode;
}

/** Keeps open what shows a thing that somebody deletes meanwhile: with the thing as it was last. */
export function LastKnown<T>({ now, children }: LastKnownProps<T>) {
  const [last, setLast] = useState(now);
  if (now !== undefined && now !== last) setLast(now);
  const thing = now ?? last;
  return thing === undefined ? null : children(thing, now === undefined);
}
