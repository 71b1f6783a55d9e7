import { useWords } from "../../i18n/words.ts";
import styles from "./pick-box.module.css";

export interface PickBoxProps {
  id: string;
  name: string;
  isPicked: boolean;
  onPick: (id: string, isRange: boolean) => void;
}

/** The checkbox that picks a stop among others. With a mouse it appears under the pointer and on focus. */
export function PickBox({ id, name, isPicked, onPick }: PickBoxProps) {
  const translate = useWords("common", "itinerary");
  return (
    <label className={`rigid row items-center justify-center ${styles.box}`}>
      <input
        type="checkbox"
        data-pick={id}
        aria-label={translate("itinerary.pick", { name })}
        checked={isPicked}
        onChange={({ nativeEvent }) =>
          onPick(id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
      />
    </label>
  );
}
