/** What ids begin with that the server has not given. It never makes such an id. */
export const temporaryPrefix = "made-";

/** Apart from what makes such ids, since the frame of every page asks. */
export const isTemporaryId = (id: string): boolean => id.startsWith(temporaryPrefix);
