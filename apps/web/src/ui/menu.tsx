import "@mantine/core/styles/Menu.layer.css";
import "@mantine/core/styles/Popover.layer.css";
import { Menu as MantineMenu } from "@mantine/core";
import type { ReactElement } from "react";
import { Icon, type IconName } from "./icon.tsx";
import { Link } from "./link.tsx";
import styles from "./menu.module.css";

export interface MenuItem {
  label: string;
  icon?: IconName;
  isDangerous?: boolean;
  isDisabled?: boolean;
  onChoose: () => void;
}

/** An item that leads elsewhere, within the product or out of it: a link, so that it may be copied or opened as one likes. */
export interface MenuLink {
  label: string;
  icon?: IconName;
  href: string;
}

export interface MenuProps {
  /** The button that opens it. */
  children: ReactElement;
  items: readonly (MenuItem | MenuLink)[];
  position?: "bottom-start" | "bottom-end" | undefined;
}

/** Back to the button first: what an action opens then returns the focus there, not to an item that is gone. */
function focusButton(item: HTMLElement): void {
  const button = item.closest("[role=menu]")?.getAttribute("aria-labelledby");
  if (button) document.getElementById(button)?.focus();
}

/** The lesser actions of a thing, behind a button. Arrow keys, Escape and type-ahead work. */
export function Menu({ children, items, position = "bottom-end" }: MenuProps) {
  return (
    <MantineMenu
      position={position}
      shadow="md"
      withinPortal
      withInitialFocusPlaceholder={false}
      classNames={{ dropdown: styles.dropdown, item: styles.item }}
    >
      <MantineMenu.Target>{children}</MantineMenu.Target>
      <MantineMenu.Dropdown>
        {items.map((item, at) => {
          const { label, icon } = item;
          const look = {
            "data-autofocus": at === 0 || undefined,
            leftSection: icon ? <Icon name={icon} size={18} /> : null,
          };
          if ("href" in item)
            return (
              <MantineMenu.Item
                key={label}
                {...look}
                component={item.href.startsWith("/") ? Link : "a"}
                href={item.href}
                // An app is asked for from where one is; a page comes beside this one.
                target={item.href.startsWith("http") ? "_blank" : undefined}
                rel="noopener noreferrer nofollow"
                onClick={(event) => focusButton(event.currentTarget)}
              >
                {label}
              </MantineMenu.Item>
            );
          const { isDangerous, isDisabled, onChoose } = item;
          return (
            <MantineMenu.Item
              key={label}
              {...look}
              {...(isDangerous ? { color: "danger" } : {})}
              disabled={isDisabled ?? false}
              onClick={(event) => {
                focusButton(event.currentTarget);
                onChoose();
              }}
            >
              {label}
            </MantineMenu.Item>
          );
        })}
      </MantineMenu.Dropdown>
    </MantineMenu>
  );
}
