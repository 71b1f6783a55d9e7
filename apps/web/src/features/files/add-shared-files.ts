import { addFiles } from "./add/add-files.ts";

/** Takes files that another program has shared into the queue of uploads, for a trip itself. Says which were not taken. */
export const addToTrip = (files: readonly File[], tripId: string): Promise<void> =>
  addFiles(files, { tripId, kind: "trip", thingId: tripId });
