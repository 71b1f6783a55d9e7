import { type RouteIcon, routeIcons } from "@castor/core/routes/route-icons.ts";
import { useId } from "react";
import { useWords } from "../../../i18n/words.ts";
import { Icon } from "../../../ui/icons/icon.tsx";
import { DayIcon } from "../day-icon.tsx";
import styles from "./icon-choice.module.css";

interface IconChoiceProps {
  value: RouteIcon;
  onChange: (icon: RouteIcon) => void;
}

/** The choice of a day's icon, a radio group with arrow keys. */
export function IconChoice({ value, onChange }: IconChoiceProps) {
  const translate = useWords("common", "route-form");
  const name = useId();
  return (
    <fieldset className={styles.group}>
      <legend className={`row items-baseline gap-8 small bold ${styles.label}`}>
        {translate("routes.icon")}
        <span className="secondary">{translate(`routeForm.icons.${value}`)}</span>
      </legend>
      <div className={styles.icons}>
        {routeIcons.map((icon) => (
          <label
            key={icon}
            className={`inline-row items-center justify-center muted ${styles.icon}`}
            data-tooltip={translate(`routeForm.icons.${icon}`)}
          >
            <input
              type="radio"
              className="unseen-input"
              name={name}
              value={icon}
              checked={icon === value}
              onChange={() => onChange(icon)}
            />
            {icon === "none" ? <Icon name="x" size={18} /> : <DayIcon icon={icon} />}
            <span className="visually-hidden">{translate(`routeForm.icons.${icon}`)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
