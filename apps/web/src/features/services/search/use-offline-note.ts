import { useEffect, useState } from "react";
import { useConnection } from "../../../data/http/connection.ts";
import { hasStoredPlaces } from "../../../data/offline/stored-places.ts";
import { useWords } from "../../../i18n/words.ts";

/** What can be found without the server, in words; null with it. */
export function useOfflineNote(): string | null {
  const translate = useWords("common");
  const isOnline = useConnection() === "online";
  const [hasPlaces, setHasPlaces] = useState(false);
  useEffect(() => {
    if (!isOnline) void hasStoredPlaces().then(setHasPlaces);
  }, [isOnline]);
  if (isOnline) return null;
  return translate(hasPlaces ? "services.offlineStored" : "services.offline");
}
