import { useId } from "react";
import { Icon, type IconName } from "../icons/icon.tsx";
import styles from "./segmented-choice.module.css";

export interface Choice<Value extends string> {
  value: Value;
  label: string;
  icon?: IconName;
  /** Shows only the icon; the label is the accessible name and the tooltip. */
  isIconOnly?: boolean;
}

export interface SegmentedChoiceProps<Value extends string> {
  label: string;
  value: Value;
  choices: readonly Choice<Value>[];
  onChange: (value: Value) => void;
  /** Shows the label above the bar. Otherwise only screen readers get it. */
  isLabelShown?: boolean;
  isSmall?: boolean;
  /** Its name for guided tours. */
  tourTarget?: string;
  className?: string | undefined;
}

/** A radio group of a few options, drawn as one bar. Arrow keys move within it. */
export function SegmentedChoice<Value extends string>(props: SegmentedChoiceProps<Value>) {
  const { label, value, choices, onChange, isLabelShown, isSmall, tourTarget, className } = props;
  const name = useId();
  return (
    <fieldset
      data-tour={tourTarget}
      className={[styles.group, isSmall && styles.small, className].filter(Boolean).join(" ")}
    >
      <legend className={isLabelShown ? `small bold ${styles.label}` : "visually-hidden"}>
        {label}
      </legend>
      <div className={styles.bar}>
        {choices.map((choice) => (
          <label
            key={choice.value}
            className={`row items-center justify-center gap-6 muted bold ${styles.choice}`}
            data-tooltip={choice.isIconOnly ? choice.label : undefined}
          >
            <input
              type="radio"
              className="unseen-input"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            {choice.icon ? <Icon name={choice.icon} size={18} /> : null}
            <span className={choice.isIconOnly ? "visually-hidden" : undefined}>
              {choice.label}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
