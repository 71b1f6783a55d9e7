import "@mantine/core/styles/Tooltip.layer.css";
import { Tooltip as MantineTooltip } from "@mantine/core";
import type { ReactElement } from "react";

export interface TooltipProps {
  label: string;
  children: ReactElement;
}

/** A word of help on hover and focus, at most 400 px wide. */
export function Tooltip({ label, children }: TooltipProps) {
  return (
    <MantineTooltip label={label} events={{ hover: true, focus: true, touch: false }}>
      {children}
    </MantineTooltip>
  );
}
