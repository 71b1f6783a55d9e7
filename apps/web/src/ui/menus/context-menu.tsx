import "@mantine/core/styles/Menu.layer.css";
import "@mantine/core/styles/Popover.layer.css";
import { Menu as MantineMenu } from "@mantine/core";
import { type CSSProperties, useCallback, useEffect, useState } from "react";
import { useIsPhone } from "../../device/screen/media.ts";
import { Icon } from "../icons/icon.tsx";
import { useLayer } from "../layers/use-layer.ts";
import styles from "./context-menu.module.css";
import type { MenuItem } from "./menu.tsx";
import { useMenuRegion } from "./use-menu-region.ts";

/** Events outside a menu that close it. No key events: the one that opened the menu is still bubbling. */
const beside = ["mousedown", "touchstart"];

const atBottom: CSSProperties = {
  position: "fixed",
  top: "auto",
  right: 8,
  bottom: "max(8px, env(safe-area-inset-bottom))",
  left: 8,
  width: "auto",
  maxWidth: "none",
};

/** Positions a card or menu: at its position, but on a phone at the bottom, within the thumb's reach. */
function useContextMenuPlace(): CSSProperties {
  return useIsPhone() ? atBottom : {};
}

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
        {items.map(({ label: words, icon, onChoose }, index) => (
          <MantineMenu.Item
            key={words}
            data-autofocus={index === 0 || undefined}
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

/**
 * Returns the focus to the element that had it when a card or menu opened at a position, which has no button of its own.
 * The returned function does so at once, before unmounting.
 */
function useContextMenuFocus(): () => void {
  const [before] = useState(() => document.activeElement);
  const giveBack = useCallback(() => {
    if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
  }, [before]);
  useEffect(
    () => () => {
      setTimeout(() => {
        if (document.activeElement === document.body) giveBack();
      });
    },
    [giveBack],
  );
  return giveBack;
}
