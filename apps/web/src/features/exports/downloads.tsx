import { useConnection } from "../../data/http/connection.ts";
import { formatSize } from "../../i18n/format-size.ts";
import { useLanguage, useWords } from "../../i18n/words.ts";
import { OfflineNotice } from "../../things/offline-notice.tsx";
import { DownloadRow } from "./files/download-row.tsx";
import { type DownloadedTrip, filesFor, sumFiles, type TripFile } from "./files/trip-files.ts";

export interface DownloadsProps {
  trip: Omit<DownloadedTrip, "name">;
  /** Ignores presses. */
  isHeld?: boolean;
}

/** The files of a trip that this reader may have, each one press away. */
export function Downloads({ trip, isHeld = false }: DownloadsProps) {
  const translate = useWords("common", "exports");
  const language = useLanguage();
  const isConnected = useConnection() === "online";
  const { count, bytes } = sumFiles(trip);
  const hintOf = ({ id }: TripFile) =>
    id === "zip"
      ? translate("downloads.files.zipFor", { count, size: formatSize(bytes, language) })
      : translate(`downloads.files.${id}For`);
  return (
    <>
      <OfflineNotice text={translate("downloads.offline")} />
      <ul className="plain-list stack gap-8">
        {filesFor(trip).map((file) => (
          <DownloadRow
            key={file.id}
            file={file}
            hint={hintOf(file)}
            tripId={trip.id}
            isHeld={isHeld || !isConnected}
          />
        ))}
      </ul>
    </>
  );
}
