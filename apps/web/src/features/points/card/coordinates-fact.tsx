import type { Position } from "@castor/core/basics/geo.ts";
import { copyText } from "../../../device/copy-text.ts";
import { useWords } from "../../../i18n/words.ts";
import { IconButton } from "../../../ui/button.tsx";
import { notify } from "../../../ui/notify.ts";
import styles from "../point-card.module.css";

const coordinateDigits = 5;

/** Latitude and longitude as other maps take them, and a button that copies them. */
export function CoordinatesFact({ lat, lng }: Position) {
  const translate = useWords();
  const text = `${lat.toFixed(coordinateDigits)}, ${lng.toFixed(coordinateDigits)}`;
  const copy = async () => {
    if (await copyText(text)) notify("ok", translate("card.copied"));
    else notify("error", translate("card.copyFailed"));
  };
  return (
    <span className={styles.coordinates}>
      <span dir="ltr">{text}</span>
      <IconButton icon="copy" label={translate("card.copyCoordinates")} onClick={copy} />
    </span>
  );
}
