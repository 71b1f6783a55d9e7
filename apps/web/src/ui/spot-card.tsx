import "@mantine/core/styles/Popover.layer.css";
import { Popover } from "@mantine/core";
import type { ReactNode } from "react";
import styles from "./spot-menu.module.css";
import type { WindowSpot } from "./spot-menu.tsx";
import { beside } from "./spot-presses.ts";
import { useEscape } from "./use-escape.ts";
import { useSpotFocus } from "./use-spot-focus.ts";
import { useSpotPlace } from "./use-spot-place.ts";

export interface SpotCardProps {
  spot: WindowSpot;
  label: string;
  onClose: () => void;
  children: ReactNode;
}

/** What is said of a spot: a card right there, on a phone at the bottom. Escape and a press beside it close it. */
export function SpotCard({ spot, label, onClose, children }: SpotCardProps) {
  useSpotFocus();
  const place = useSpotPlace();
  useEscape(true, onClose);
  return (
    <Popover
      opened
      onChange={onClose}
      onDismiss={onClose}
      position="bottom-start"
      offset={4}
      shadow="md"
      withinPortal
      trapFocus
      clickOutsideEvents={beside}
      closeOnEscape={false}
      returnFocus={false}
      transitionProps={{ duration: 0 }}
      classNames={{ dropdown: `${styles.dropdown} ${styles.card}` }}
      styles={{ dropdown: place }}
    >
      <Popover.Target>
        <span className={styles.anchor} style={{ left: spot.x, top: spot.y }} />
      </Popover.Target>
      <Popover.Dropdown aria-label={label} aria-labelledby={undefined}>
        {children}
      </Popover.Dropdown>
    </Popover>
  );
}
