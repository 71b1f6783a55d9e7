import { type Layout, layouts } from "@castor/core/map/layouts.ts";
import { useWords } from "../../i18n/words.ts";
import { RadioList } from "../../ui/choices/radio-list.tsx";
import styles from "./layout-drawing.module.css";
import { useLayout } from "./use-layout.ts";

/** The area of the plan in the drawing. */
const plans: Readonly<Record<Layout, { x: number; y: number; width: number; height: number }>> = {
  vertical: { x: 0, y: 34, width: 96, height: 22 },
  pointsLeft: { x: 0, y: 0, width: 32, height: 56 },
  horizontal: { x: 64, y: 0, width: 32, height: 56 },
};

/** The centre of the map's area. */
const middles: Readonly<Record<Layout, string>> = {
  vertical: "translate(48 17)",
  pointsLeft: "translate(64 28)",
  horizontal: "translate(32 28)",
};

/** A small drawing of a layout: the plan with lines, the map with a path. */
function LayoutDrawing({ layout }: { layout: Layout }) {
  const plan = plans[layout];
  const lines = plan.height > 30 ? [10, 20, 30] : [7, 14];
  return (
    <svg className={styles.drawing} viewBox="0 0 96 56" aria-hidden="true" focusable="false">
      <rect className={styles.map} width="96" height="56" />
      <g transform={middles[layout]}>
        <path className={styles.way} d="M-18 8 C-10 -8 -2 12 4 0 S 16 -8 18 -6" />
        <circle className={styles.stop} cx="-18" cy="8" r="3" />
        <circle className={styles.stop} cx="18" cy="-6" r="3" />
      </g>
      <rect className={styles.plan} {...plan} />
      {lines.map((y) => (
        <path
          key={y}
          className={styles.line}
          d={`M${plan.x + 6} ${plan.y + y} h${plan.width - 12}`}
        />
      ))}
    </svg>
  );
}

/** The choice of the layout of map and plan, for this user. */
export function LayoutChoice() {
  const translate = useWords("common");
  const [layout, choose] = useLayout();
  return (
    <RadioList
      label={translate("mapSettings.layout")}
      value={layout}
      options={layouts.map((value) => ({
        value,
        label: translate(`mapSettings.layouts.${value}`),
        drawing: <LayoutDrawing layout={value} />,
      }))}
      onChange={choose}
    />
  );
}
