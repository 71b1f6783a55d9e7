import { type KeyboardEvent, type PointerEvent, type ReactNode, useState } from "react";
import { readStored, writeStored } from "../../../device/storage.ts";
import { useWords } from "../../../i18n/words.ts";
import styles from "./side-panel.module.css";

const widths = { least: 320, first: 400, most: 640 } as const;
const stepPx = 16;
const within = (width: number) => Math.round(Math.max(widths.least, Math.min(widths.most, width)));

function rememberedWidth(): number {
  const stored = Number(readStored("panel_width"));
  return stored > 0 ? within(stored) : widths.first;
}

export interface SidePanelProps {
  label: string;
  children: ReactNode;
}

/** The plan beside the map on a wide screen; its edge is pulled by pointer or moved by arrow keys. */
export function SidePanel({ label, children }: SidePanelProps) {
  const translate = useWords();
  const [width, setWidth] = useState(rememberedWidth);
  const change = (to: number) => {
    setWidth(within(to));
    writeStored("panel_width", String(within(to)));
  };
  const pull = (event: PointerEvent<HTMLHRElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const left = event.currentTarget.parentElement?.getBoundingClientRect().left ?? 0;
    change(event.clientX - left);
  };
  const step = (event: KeyboardEvent) => {
    const to = {
      ArrowLeft: width - stepPx,
      ArrowRight: width + stepPx,
      Home: widths.least,
      End: widths.most,
    }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    change(to);
  };
  return (
    <div className={styles.frame}>
      <section className={styles.panel} style={{ width }} aria-label={label}>
        {children}
      </section>
      <hr
        className={styles.edge}
        tabIndex={0}
        aria-orientation="vertical"
        aria-label={translate("map.resizePanel")}
        aria-valuemin={widths.least}
        aria-valuemax={widths.most}
        aria-valuenow={width}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={pull}
        onDoubleClick={() => change(widths.first)}
        onKeyDown={step}
      />
    </div>
  );
}
