import "@mantine/core/styles/Menu.layer.css";
import "@mantine/core/styles/Popover.layer.css";
import { Menu as MantineMenu } from "@mantine/core";
import type { ReactElement } from "react";
import { Icon, type IconName } from "./icon.tsx";
import styles from "./menu.module.css";

export interface MenuItem {
  label: string;
  icon?: IconName;
  isDangerous?: boolean;
  isDisabled?: boolean;
  onChoose: () => void;
}

export interface MenuProps {
  /** The button that opens it. */
  children: ReactElement;
  items: readonly MenuItem[];
}

/** Back to the button first: what an action opens then returns the focus there, not to an item that is gone. */
function focusButton(item: HTMLElement): void {
  const button = item.closest("[role=menu]")?.getAttribute("aria-labelledby");
  if (button) document.getElementById(button)?.focus();
}

/** The lesser actions of a thing, behind a button. Arrow keys, Escape and type-ahead work. */
export function Menu({ children, items }: MenuProps) {
  return (
    <MantineMenu
      position="bottom-end"
      shadow="md"
      withinPortal
      withInitialFocusPlaceholder={false}
      classNames={{ dropdown: styles.dropdown, item: styles.item }}
    >
      <MantineMenu.Target>{children}</MantineMenu.Target>
      <MantineMenu.Dropdown>
        {items.map(({ label, icon, isDangerous, isDisabled, onChoose }, at) => (
          <MantineMenu.Item
            key={label}
            {...(isDangerous ? { color: "danger" } : {})}
            disabled={isDisabled ?? false}
            data-autofocus={at === 0 || undefined}
            leftSection={icon ? <Icon name={icon} size={18} /> : null}
            onClick={(event) => {
              focusButton(event.currentTarget);
              onChoose();
            }}
          >
            {label}
          </MantineMenu.Item>
        ))}
      </MantineMenu.Dropdown>
    </MantineMenu>
  );
}
