import "@mantine/core/styles/Menu.layer.css";
import "@mantine/core/styles/Popover.layer.css";
import { Menu as MantineMenu } from "@mantine/core";
import { useState } from "react";
import { IconButton } from "../buttons/button.tsx";
import { Icon, type IconName } from "../icons/icon.tsx";
import { useLayer } from "../layers/use-layer.ts";
import styles from "./menu.module.css";
import type { MenuItem } from "./menu.tsx";
import { useMenuRegion } from "./use-menu-region.ts";

/** A menu item that is on or off. */
export interface MenuSwitch {
  label: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

export interface SwitchMenuProps {
  icon: IconName;
  /** The accessible name of the button and of the menu. */
  label: string;
  switches: readonly MenuSwitch[];
  items: readonly MenuItem[];
}

/** A button with a menu of switches and actions. It stays open when a switch is turned. */
export function SwitchMenu({ icon, label, switches, items }: SwitchMenuProps) {
  const [isOpen, setOpen] = useState(false);
  useMenuRegion(isOpen, { label });
  useLayer(isOpen, () => setOpen(false));
  return (
    <MantineMenu
      opened={isOpen}
      onChange={setOpen}
      position="left-end"
      shadow="md"
      withinPortal
      withInitialFocusPlaceholder={false}
      classNames={{ dropdown: styles.dropdown, item: styles.item }}
    >
      <MantineMenu.Target>
        <IconButton icon={icon} label={label} />
      </MantineMenu.Target>
      <MantineMenu.Dropdown>
        {switches.map(({ label: words, isOn, onChange }, index) => (
          <MantineMenu.CheckboxItem
            key={words}
            checked={isOn}
            onChange={onChange}
            data-autofocus={index === 0 || undefined}
          >
            {words}
          </MantineMenu.CheckboxItem>
        ))}
        {items.length > 0 ? <MantineMenu.Divider /> : null}
        {items.map(({ label: words, icon: picture, onChoose }) => (
          <MantineMenu.Item
            key={words}
            leftSection={picture ? <Icon name={picture} size={18} /> : null}
            onClick={onChoose}
          >
            {words}
          </MantineMenu.Item>
        ))}
      </MantineMenu.Dropdown>
    </MantineMenu>
  );
}
