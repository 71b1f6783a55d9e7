import { type ReactNode, useId } from "react";
import styles from "./radio-list.module.css";

export interface RadioOption<Value extends string> {
  value: Value;
  label: string;
  /** Shown above the label. Options with drawings lie side by side. */
  drawing?: ReactNode;
  /** Shown below the label. */
  hint?: string | undefined;
  isDisabled?: boolean | undefined;
}

export interface RadioListProps<Value extends string> {
  /** The accessible name. The caller draws the visible heading. */
  label: string;
  value: Value;
  options: readonly RadioOption<Value>[];
  onChange: (value: Value) => void;
}

/** A radio group for labels too long for a `SegmentedChoice`: a column, or a row with drawings. */
export function RadioList<Value extends string>(props: RadioListProps<Value>) {
  const { label, value, options, onChange } = props;
  const name = useId();
  const isDrawn = options.some(({ drawing }) => drawing !== undefined);
  return (
    <fieldset className={styles.group}>
      <legend className="visually-hidden">{label}</legend>
      <div className={isDrawn ? styles.drawn : `stack ${styles.rows}`}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            {option.drawing}
            <input
              type="radio"
              className={isDrawn ? "unseen-input" : styles.mark}
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.isDisabled}
              onChange={() => onChange(option.value)}
            />
            <span className="narrows breaks">
              <bdi>{option.label}</bdi>
              {option.hint ? (
                <span className={`secondary ${styles.hint}`}>{option.hint}</span>
              ) : null}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
