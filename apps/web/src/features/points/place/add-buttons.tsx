import type { KeyboardEvent } from "react";
import { useWords } from "../../../i18n/words.ts";
import { Button, IconButton } from "../../../ui/buttons/button.tsx";
import { Menu, type MenuItem } from "../../../ui/menus/menu.tsx";
import styles from "../place-card.module.css";

export interface AddButtonsProps {
  /** "Add to Day 2". */
  label: string;
  /** The other days to add it to. */
  days: readonly MenuItem[];
  isAdded: boolean;
  onAdd: () => void;
  /** Null while there is no day for the form. */
  onDetails: (() => void) | null;
}

const focusInPlace = (button: HTMLButtonElement | null) => button?.focus({ preventScroll: true });

/**
 * The button that adds the place, a menu of other days beside it, and the way to the form. Enter on the button opens the form,
 * as the red marker does (decision 095); a press and the space bar add at once.
 */
export function AddButtons({ label, days, isAdded, onAdd, onDetails }: AddButtonsProps) {
  const translate = useWords("common", "found");
  const onKey = (event: KeyboardEvent) => {
    const opensForm = event.key === "Enter" && onDetails !== null && !isAdded;
    // A held Enter has chosen the place; it must do nothing more.
    if (event.repeat || opensForm) event.preventDefault();
    if (opensForm && !event.repeat) onDetails();
  };
  return (
    <div className={`row wrap items-center gap-8 ${styles.buttons}`}>
      <span className={styles.split} data-tour="add-found">
        <Button
          // With another day chosen, adding is next again.
          key={label}
          ref={focusInPlace}
          kind="primary"
          icon={isAdded ? "check" : "map-pin-plus"}
          isHeld={isAdded}
          onKeyDown={onKey}
          // The second press of a double press: the focus stays where it has gone.
          onMouseDown={isAdded ? (event) => event.preventDefault() : undefined}
          onClick={onAdd}
        >
          {isAdded ? translate("found.added") : label}
        </Button>
        <Menu items={days} position="bottom-end">
          <IconButton
            icon="chevron-down"
            label={translate("found.otherDay")}
            className={styles.other ?? ""}
          />
        </Menu>
      </span>
      {onDetails ? (
        <Button kind="quiet" className={styles.details} onClick={onDetails}>
          {translate("found.details")}
        </Button>
      ) : null}
    </div>
  );
}
