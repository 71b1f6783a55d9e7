import { attach } from "../files/attachment-handlers.ts";
import type { PlacingParts } from "../inbound/placing/placing-parts.ts";
import { saveStop } from "../points/point-handlers.ts";
import { importIntoTrip } from "../trips/contents/import-into-trip.ts";
import type { Files } from "./open-files.ts";

interface Given extends Pick<PlacingParts, "database" | "hooks" | "onTripWritten" | "log"> {
  files: Pick<Files, "own">;
}

/** What puts bookings of mails into trips, by the handlers of the calls that a browser would make. */
export const openPlacing = ({ files, ...given }: Given): PlacingParts => ({
  ...given,
  ...{ importInto: importIntoTrip, saveStop, attach },
  files: files.own,
  now: () => new Date(),
});
