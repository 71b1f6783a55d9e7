import "@mantine/core/styles/Menu.layer.css";
import "@mantine/core/styles/Popover.layer.css";
import { Menu as MantineMenu } from "@mantine/core";
import { type ReactElement, type ReactNode, useId, useState } from "react";
import { Link } from "../buttons/link.tsx";
import { Icon, type IconName } from "../icons/icon.tsx";
import { useLayer } from "../layers/use-layer.ts";
import styles from "./menu.module.css";
import { useMenuRegion } from "./use-menu-region.ts";

export interface MenuItem {
  label: string;
  icon?: IconName;
  /** In place of an icon of the interface, such as the icon of a thing. */
  picture?: ReactNode;
  /** True for what is chosen now, of items to choose one from. */
  isCurrent?: boolean;
  isDangerous?: boolean;
  isDisabled?: boolean;
  onChoose: () => void;
}

/** An item that is a link, so that it can be copied or opened in a new tab. */
export interface MenuLink {
  label: string;
  icon?: IconName;
  href: string;
}

export interface MenuProps {
  /** The button that opens the menu. */
  children: ReactElement;
  items: readonly (MenuItem | MenuLink)[];
  position?: "bottom-start" | "bottom-end" | undefined;
}

/** A menu of secondary actions behind a button. Arrow keys, Escape, Back and type-ahead work. */
export function Menu({ children, items, position = "bottom-end" }: MenuProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const focusButton = () => document.getElementById(id)?.focus();
  useMenuRegion(isOpen, { id });
  useLayer(isOpen, () => {
    setOpen(false);
    focusButton();
  });
  return (
    <MantineMenu
      id={id}
      opened={isOpen}
      onChange={setOpen}
      position={position}
      shadow="md"
      withinPortal
      withInitialFocusPlaceholder={false}
      // An item focuses the button before its action runs: a dialog opened by it gives the focus back there. The
      // action may move the focus on, so the menu must not return it once more.
      returnFocus={false}
      closeOnEscape={false}
      classNames={{ dropdown: styles.dropdown, item: styles.item }}
    >
      <MantineMenu.Target>{children}</MantineMenu.Target>
      <MantineMenu.Dropdown>
        {items.map((item, index) => {
          const { label, icon } = item;
          const look = {
            "data-autofocus": index === 0 || undefined,
            leftSection: icon ? <Icon name={icon} size={18} /> : null,
          };
          if ("href" in item)
            return (
              <MantineMenu.Item
                key={label}
                {...look}
                component={item.href.startsWith("/") ? Link : "a"}
                href={item.href}
                // A web page opens in a new tab; a link with an app's scheme (geo:, mailto:) stays here.
                target={item.href.startsWith("http") ? "_blank" : undefined}
                rel="noopener noreferrer nofollow"
                onClick={focusButton}
              >
                {label}
              </MantineMenu.Item>
            );
          const { picture, isCurrent, isDangerous, isDisabled, onChoose } = item;
          return (
            <MantineMenu.Item
              key={label}
              {...look}
              {...(isDangerous ? { color: "danger" } : {})}
              {...(picture ? { leftSection: picture } : {})}
              {...(isCurrent ? { rightSection: <Icon name="check" size={18} /> } : {})}
              aria-current={isCurrent || undefined}
              disabled={isDisabled ?? false}
              onClick={() => {
                focusButton();
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
