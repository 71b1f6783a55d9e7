import { useWords } from "../../i18n/words.ts";
import styles from "./day-switch.module.css";

/** The days that the map shows together, and the actions that change them. */
export interface ShownDays {
  count: number;
  isOn: (id: string) => boolean;
  toggle: (id: string) => void;
  showOnly: (id: string) => void;
  showAll: () => void;
}

export interface DaySwitchProps {
  day: { id: string; name: string };
  shown: ShownDays;
}

/** Switches a day on or off on the map; the last one stays on. */
export function DaySwitch({ day: { id, name }, shown }: DaySwitchProps) {
  const translate = useWords("common");
  const isOn = shown.isOn(id);
  const isLast = isOn && shown.count === 1;
  return (
    <input
      type="checkbox"
      role="switch"
      aria-checked={isOn}
      className={styles.switch}
      checked={isOn}
      disabled={isLast}
      aria-label={translate("days.show", { name })}
      data-tooltip={isLast ? translate("days.lastOne") : undefined}
      onChange={() => shown.toggle(id)}
    />
  );
}

/** Shows only this day on the map. */
export function OnlyDayButton({ day: { id, name }, shown }: DaySwitchProps) {
  const translate = useWords("common");
  const isAlone = shown.count === 1 && shown.isOn(id);
  return (
    <button
      type="button"
      className={`plain-button rigid ${styles.only}`}
      disabled={isAlone}
      aria-label={translate("days.showOnlyDay", { name })}
      onClick={() => shown.showOnly(id)}
    >
      {translate("days.showOnly")}
    </button>
  );
}

export interface AllDaysLineProps {
  total: number;
  shown: ShownDays;
  className?: string | undefined;
}

/** Shows all days on the map again, and explains why the last one stays on. */
export function AllDaysLine({ total, shown, className }: AllDaysLineProps) {
  const translate = useWords("common");
  const isAll = shown.count === total;
  if (isAll) return null;
  return (
    <div className={`row items-center justify-between gap-8 ${styles.line} ${className ?? ""}`}>
      <span className="secondary">{shown.count === 1 ? translate("days.lastOne") : null}</span>
      <button type="button" className={`plain-button rigid ${styles.only}`} onClick={shown.showAll}>
        {translate("days.showAll")}
      </button>
    </div>
  );
}
