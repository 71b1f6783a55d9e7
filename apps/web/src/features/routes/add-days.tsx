import { useWords } from "../../i18n/words.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { Icon } from "../../ui/icons/icon.tsx";
import { Menu, type MenuItem } from "../../ui/menus/menu.tsx";
import styles from "./add-days.module.css";

/** The actions that add days; a day is inserted beside the day in view, if there is one. */
export interface AddingDays {
  onAdd: () => void;
  onInsertBefore: (() => void) | undefined;
  onInsertAfter: (() => void) | undefined;
  onGenerate: () => void;
  onImport: () => void;
}

/** Adds the first days of a trip: one, a range of dates, or those of a file. */
export function FirstDays({ adding }: { adding: AddingDays }) {
  const translate = useWords("common");
  return (
    <div className="row wrap justify-center gap-8">
      <Button kind="primary" icon="plus" onClick={adding.onAdd}>
        {translate("routes.addDay")}
      </Button>
      <Button icon="calendar" onClick={adding.onGenerate}>
        {translate("days.generate")}
      </Button>
      <Button icon="upload" onClick={adding.onImport}>
        {translate("imports.openInto")}
      </Button>
    </div>
  );
}

export interface AddDaysProps {
  adding: AddingDays;
  /** True for icons without words. */
  isShort: boolean;
}

/** A button that adds a day at the end, and a menu of the other actions. */
export function AddDays({ adding, isShort }: AddDaysProps) {
  const translate = useWords("common");
  const { onAdd, onInsertBefore, onInsertAfter, onGenerate, onImport } = adding;
  const items: MenuItem[] = [
    { label: translate("days.generate"), icon: "calendar", onChoose: onGenerate },
    { label: translate("imports.openInto"), icon: "upload", onChoose: onImport },
  ];
  if (onInsertAfter)
    items.unshift({
      label: translate("days.insertAfter"),
      icon: "arrow-down",
      onChoose: onInsertAfter,
    });
  if (onInsertBefore)
    items.unshift({
      label: translate("days.insertBefore"),
      icon: "arrow-up",
      onChoose: onInsertBefore,
    });
  return (
    <div className={styles.ways}>
      <button
        type="button"
        className={styles.add}
        data-tooltip={translate("routes.addDay")}
        onClick={onAdd}
      >
        <Icon name="plus" />
        <span className={isShort ? "visually-hidden" : styles.words}>
          {translate("routes.addDay")}
        </span>
      </button>
      <Menu items={items}>
        <button
          type="button"
          className={styles.more}
          aria-label={translate("days.moreWays")}
          data-tooltip={translate("days.moreWays")}
        >
          <Icon name="chevron-down" size={18} />
        </button>
      </Menu>
    </div>
  );
}
