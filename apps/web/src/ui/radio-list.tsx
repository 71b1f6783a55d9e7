import { type ReactNode, useId } from "react";
import styles from "./radio-list.module.css";

export interface RadioOption<Value extends string> {
  value: Value;
  label: string;
  /** What stands above the label; with drawings the options lie side by side. */
  drawing?: ReactNode;
  /** Seen, and said why in its label, but not to be chosen. */
  isDisabled?: boolean;
}

export interface RadioListProps<Value extends string> {
  /** Read aloud; what is seen above it is the caller's. */
  label: string;
  value: Value;
  options: readonly RadioOption<Value>[];
  onChange: (value: Value) => void;
}

/** One of several with words too long for a bar: one below the other, or side by side with drawings. */
export function RadioList<Value extends string>(props: RadioListProps<Value>) {
  const { label, value, options, onChange } = props;
  const name = useId();
  const isDrawn = options.some(({ drawing }) => drawing !== undefined);
  return (
    <fieldset className={styles.group}>
      <legend className="visually-hidden">{label}</legend>
      <div className={isDrawn ? styles.drawn : styles.rows}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            {option.drawing}
            <input
              type="radio"
              className={isDrawn ? "unseen-input" : styles.mark}
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.isDisabled ?? false}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
