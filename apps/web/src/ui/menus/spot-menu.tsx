import "@mantine/core/styles/Menu.layer.css";
import "@mantine/core/styles/Popover.layer.css";
import { Menu as MantineMenu } from "@mantine/core";
import { Icon } from "../icons/icon.tsx";
import { useLayer } from "../layers/use-layer.ts";
import type { MenuItem } from "./menu.tsx";
import styles from "./spot-menu.module.css";
import { beside } from "./spot-presses.ts";
import { useMenuRegion } from "./use-menu-region.ts";
import { useSpotFocus } from "./use-spot-focus.ts";
import { useSpotPlace } from "./use-spot-place.ts";

/** A position in the window, in CSS pixels. */
export interface WindowSpot {
  x: number;
  y: number;
}

export interface SpotMenuProps {
  spot: WindowSpot;
  label: string;
  items: readonly MenuItem[];
  onClose: () => void;
}

/**
 * A context menu at a spot of the window, on a phone at the bottom. Give each spot its own `key`. Items do not close
 * it: their action decides what is shown there next.
 */
export function SpotMenu({ spot, label, items, onClose }: SpotMenuProps) {
  const giveBack = useSpotFocus();
  const place = useSpotPlace();
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
        <span className={styles.anchor} style={{ left: spot.x, top: spot.y }} />
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
