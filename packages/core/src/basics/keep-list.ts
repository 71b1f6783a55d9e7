/** The list before an edit when the edit left each of its items: what is drawn of the same list is not drawn again. */
export const keepList = <T>(before: T[], after: T[]): T[] =>
  before.length === after.length && after.every((item, index) => item === before[index])
    ? before
    : after;
