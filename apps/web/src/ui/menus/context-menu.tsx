import "@mantine/core/styles/Menu.layer.css";
import "@mantine/core/styles/Popover.layer.css";
import { Menu as MantineMenu } from "@mantine/core";
import { Icon } from "../icons/icon.tsx";
import { useLayer } from "../layers/use-layer.ts";
import styles from "./context-menu.module.css";
import { beside } from "./context-menu-presses.ts";
import type { MenuItem } from "./menu.tsx";
import { useContextMenuFocus } from "./use-context-menu-focus.ts";
import { useContextMenuPlace } from "./use-context-menu-place.ts";
import { useMenuRegion } from "./use-menu-region.ts";

/** A position in the window, in CSS pixels. */
export interface WindowPosition {
  x: number;
  y: number;
}

export interface ContextMenuProps {
  position: WindowPosition;
  label: string;
  items: readonly MenuItem[];
  onClose: () => void;
}

/**
 * A context menu at a position of the window, on a phone at the bottom. Give each position its own `key`. Items do not close
 * it: their action decides what is shown there next.
 */
export function ContextMenu({ position, label, items, onClose }: ContextMenuProps) {
  const giveBack = useContextMenuFocus();
  const place = useContextMenuPlace();
  useMenuRegion(true, { label });
  useLayer(true, onClose);
  return (
    <MantineMenu
      opened
      onChange={onClose}
      position="bottom-start"
      offset={4}
      shadow="md"
      withinPortal
      clickOutsideEvents={beside}
      closeOnEscape={false}
      returnFocus={false}
      closeOnItemClick={false}
      withInitialFocusPlaceholder={false}
      transitionProps={{ duration: 0 }}
      classNames={{ dropdown: styles.dropdown, item: styles.item }}
      styles={{ dropdown: place }}
    >
      <MantineMenu.Target>
        <span className={styles.anchor} style={{ left: position.x, top: position.y }} />
      </MantineMenu.Target>
      <MantineMenu.Dropdown aria-label={label} aria-labelledby={undefined}>
        {items.map(({ label: words, icon, onChoose }, at) => (
          <MantineMenu.Item
            key={words}
            data-autofocus={at === 0 || undefined}
            leftSection={icon ? <Icon name={icon} size={18} /> : null}
            onClick={() => {
              giveBack();
              onChoose();
            }}
          >
            {words}
          </MantineMenu.Item>
        ))}
      </MantineMenu.Dropdown>
    </MantineMenu>
  );
}
