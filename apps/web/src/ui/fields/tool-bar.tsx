import { type KeyboardEvent, useState } from "react";
import styles from "./markup-field.module.css";
import { ToolIcon, type ToolIconName } from "./tool-icon.tsx";

/** A button of a toolbar. Ctrl or Cmd with `letter` is its shortcut. */
export interface Tool<Id extends string> {
  id: Id;
  icon: ToolIconName;
  label: string;
  letter?: string;
}

export interface ToolBarProps<Id extends string> {
  label: string;
  tools: readonly Tool<Id>[];
  isDisabled: boolean;
  onTool: (id: Id) => void;
}

/** A toolbar with a roving tabindex: one tab stop, arrow keys move within. */
export function ToolBar<Id extends string>({ label, tools, isDisabled, onTool }: ToolBarProps<Id>) {
  const [current, setCurrent] = useState(0);
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const buttons = [...event.currentTarget.querySelectorAll("button")];
    const last = buttons.length - 1;
    const next = { ArrowRight: current + 1, ArrowLeft: current - 1, Home: 0, End: last }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    buttons[next < 0 ? last : next > last ? 0 : next]?.focus();
  };
  return (
    <div role="toolbar" aria-label={label} className="row grow" onKeyDown={move}>
      {tools.map(({ id, icon, label: name, letter }, index) => (
        <button
          key={id}
          type="button"
          className={styles.tool}
          aria-label={name}
          data-tooltip={letter ? `${name} (Ctrl+${letter.toUpperCase()})` : name}
          aria-keyshortcuts={letter && `Control+${letter} Meta+${letter}`}
          disabled={isDisabled}
          tabIndex={index === current ? 0 : -1}
          onFocus={() => setCurrent(index)}
          // Keeps the text's selection, and a phone's on-screen keyboard open.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onTool(id)}
        >
          <ToolIcon name={icon} />
        </button>
      ))}
    </div>
  );
}
