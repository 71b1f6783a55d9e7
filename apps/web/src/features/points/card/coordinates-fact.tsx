import type { Position } from "@castor/core/geo/position.ts";
import { copyText } from "../../../device/copy-text.ts";
import { useWords } from "../../../i18n/words.ts";
import { IconButton } from "../../../ui/buttons/button.tsx";
import { showToast } from "../../../ui/feedback/show-toast.ts";
import styles from "../point-card.module.css";

const coordinateDigits = 5;

/** Latitude and longitude in the form that other maps accept, with a copy button. */
export function CoordinatesFact({ lat, lng }: Position) {
  const translate = useWords("common");
  const text = `${lat.toFixed(coordinateDigits)}, ${lng.toFixed(coordinateDigits)}`;
  const copy = async () => {
    if (await copyText(text)) showToast("ok", translate("card.copied"));
    else showToast("error", translate("card.copyFailed"));
  };
  return (
    <span className={`inline-row items-center gap-4 ${styles.coordinates}`}>
      <span dir="ltr">{text}</span>
      <IconButton icon="copy" label={translate("card.copyCoordinates")} onClick={copy} />
    </span>
  );
}
