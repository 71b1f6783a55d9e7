import { useWords } from "../../../i18n/words.ts";
import { MarkedLine } from "./marked-line.tsx";

/** The other days of a point's place, in words; nothing where there are none. */
export function SharedLine({ alsoOn }: { alsoOn: string }) {
  const translate = useWords("common");
  if (!alsoOn) return null;
  return <MarkedLine icon="map-pins">{translate("points.alsoOn", { days: alsoOn })}</MarkedLine>;
}
