import { useWords } from "../../i18n/words.ts";
import { MarkedLine } from "./marked-line.tsx";

/** That a point's place stands on other days too, given in words; nothing where there are none. */
export function SharedLine({ alsoOn }: { alsoOn: string }) {
  const translate = useWords();
  if (!alsoOn) return null;
  return <MarkedLine icon="map-pins">{translate("points.alsoOn", { days: alsoOn })}</MarkedLine>;
}
