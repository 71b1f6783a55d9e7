import { useWords } from "../../i18n/words.ts";
import { IconButton } from "../../ui/buttons/button.tsx";
import styles from "./add-here.module.css";

export interface AddHereProps {
  /** The stop that the new one comes before. */
  name: string;
  onAdd: () => void;
}

/** Adds a point between two stops, beside the leg between them. */
export function AddHere({ name, onAdd }: AddHereProps) {
  const translate = useWords("common", "itinerary");
  return (
    <span className={styles.place}>
      <IconButton
        icon="plus"
        label={translate("itinerary.addBefore", { name })}
        className={styles.add}
        onClick={onAdd}
      />
    </span>
  );
}
