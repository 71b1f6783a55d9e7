/** Something that happens to servers in the night. */
export interface Fault {
  name: string;
  /** Makes it happen. Answers what was seen, in a few words; throws when a promise was broken. */
  run: (folder: string) => Promise<string>;
}

/** Throws what is wrong unless it holds. */
export function require(holds: boolean, wrong: string): asserts holds {
  if (!holds) throw new Error(wrong);
}
