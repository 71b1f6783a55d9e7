import "@mantine/core/styles/Popover.layer.css";
import { Popover } from "@mantine/core";
import { type ReactNode, useId } from "react";
import { createPortal } from "react-dom";
import { Button } from "../buttons/button.tsx";
import { useLayer } from "../layers/use-layer.ts";
import { layers } from "../theme/theme.ts";
import styles from "./tour-step.module.css";
import { type TargetRoom, useTargetBox } from "./use-target-box.ts";

export interface TourStepProps {
  room: TargetRoom;
  /** CSS pixels at most. */
  tooltipPx: number;
  /** The selector of what is explained; null for a step in the middle of the window. */
  target: string | null;
  picture: ReactNode;
  title: string;
  text: string;
  /** How far the tour is ("2 of 5"). */
  progress: string;
  nextLabel: string;
  onNext: () => void;
  /** Hidden on the first step. */
  back: { label: string; onPress: () => void } | null;
  /** Hidden on the last step. */
  skip: { label: string; onPress: () => void } | null;
  /** Escape and Back. */
  onClose: () => void;
}

const edgePx = 12;

/** One step of a guided tour: a spotlight on its target and a tooltip beside it. The rest of the page waits. */
export function TourStep(props: TourStepProps) {
  const {
    room,
    tooltipPx,
    target,
    picture,
    title,
    text,
    progress,
    nextLabel,
    onNext,
    back,
    skip,
    onClose,
  } = props;
  const id = useId();
  const box = useTargetBox(target, room);
  useLayer(true, onClose);
  return createPortal(
    <div className={styles.layer} data-tour-step>
      <Popover
        opened
        position="bottom"
        width={`min(${tooltipPx}px, 100vw - ${2 * edgePx}px)`}
        offset={edgePx}
        middlewares={{ flip: { padding: edgePx }, shift: { padding: edgePx, crossAxis: true } }}
        zIndex={layers.tour}
        trapFocus
        returnFocus
        // The target is a place, not a button.
        withRoles={false}
        hideDetached={false}
        closeOnEscape={false}
        closeOnClickOutside={false}
        withinPortal={false}
        transitionProps={{ duration: 0 }}
        classNames={{ dropdown: styles.tooltip }}
      >
        <Popover.Target>
          <div className={box ? styles.spot : styles.middle} style={box ?? undefined} />
        </Popover.Target>
        <Popover.Dropdown
          role="dialog"
          aria-modal
          aria-labelledby={`${id}-title`}
          aria-describedby={`${id}-text`}
        >
          <div className={styles.picture}>{picture}</div>
          <div className={styles.words}>
            <h2 id={`${id}-title`} className={styles.title}>
              {title}
            </h2>
            <p id={`${id}-text`}>{text}</p>
          </div>
          <div className={`row wrap items-center whole-line ${styles.actions}`}>
            <span className="secondary tabular">{progress}</span>
            {skip ? (
              <Button kind="quiet" onClick={skip.onPress}>
                {skip.label}
              </Button>
            ) : null}
            <span className={`row gap-8 ${styles.turns}`}>
              {back ? <Button onClick={back.onPress}>{back.label}</Button> : null}
              <Button kind="primary" onClick={onNext} data-autofocus>
                {nextLabel}
              </Button>
            </span>
          </div>
        </Popover.Dropdown>
      </Popover>
    </div>,
    document.body,
  );
}
