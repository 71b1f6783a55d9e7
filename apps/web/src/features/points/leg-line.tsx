import type { Point } from "@castor/core/points/point.ts";
import { type RouteMode, travelModeOf } from "@castor/core/points/travel-modes.ts";
import type { DayLeg } from "@castor/core/routes/paths/path-requests.ts";
import { legTextOf } from "@castor/core/services/paths/leg-text.ts";
import { useFormats } from "../../i18n/formats.ts";
import { useWords } from "../../i18n/words.ts";
import { ThingIcon } from "../../ui/icons/thing-icon.tsx";
import { Menu } from "../../ui/menus/menu.tsx";
import styles from "./list/between-stops.module.css";

/** The leg to a point: the leg itself, still loading, not found, or left out because the route passes the point by. */
export type LegState = DayLeg | "pending" | "missing" | "off";

/** What the line of a leg changes of the point at its end. */
export type LegChange = Partial<Pick<Point, "routeMode" | "excludeFromRoute">>;

const offeredModes = ["car", "walk", "bus", "carGoogle"] as const;

export interface LegLineProps {
  /** The point at the end of the leg. */
  point: Point;
  leg: LegState;
  /** Absent for read-only users. */
  onChange?: ((change: LegChange) => void) | undefined;
}

/** The leg between two points of the timeline: travel mode, distance and duration. In edit mode a press changes the mode. */
export function LegLine({ point, leg, onChange }: LegLineProps) {
  const translate = useWords("common");
  const describeLeg = useLegWords();
  const mode = point.routeMode;
  const classes = `${styles.line} ${mode === "walk" ? styles.walk : ""}`;
  const content = (
    <>
      <ThingIcon name={travelModeOf(mode).icon} size={16} />
      <span>{describeLeg(mode, leg)}</span>
    </>
  );
  if (!onChange) return <div className={classes}>{content}</div>;
  const isOff = leg === "off";
  const pick = (id: RouteMode) => ({
    picture: <ThingIcon name={travelModeOf(id).icon} size={18} />,
    isCurrent: !isOff && id === mode,
    onChoose: () => onChange({ routeMode: id, excludeFromRoute: false }),
  });
  return (
    <div className={classes}>
      <Menu
        position="bottom-start"
        items={[
          ...offeredModes.map((id) => ({ ...pick(id), label: translate(`points.modes.${id}`) })),
          { ...pick("break"), label: translate("points.startHere") },
          {
            label: translate("points.exclude"),
            icon: "eye-off",
            isCurrent: isOff,
            onChoose: () => onChange({ excludeFromRoute: true }),
          },
        ]}
      >
        <button type="button" className={`plain-button row items-center gap-8 ${styles.change}`}>
          {content}
          <span className="visually-hidden">
            {translate("points.changeMode", { name: point.name })}
          </span>
        </button>
      </Menu>
    </div>
  );
}

function useLegWords(): (mode: RouteMode, leg: LegState) => string {
  const translate = useWords("common");
  const { distance, duration } = useFormats();
  return (id, leg) => {
    const mode = translate(`points.modes.${id}`);
    if (leg === "off") return translate("points.offPath");
    if (id === "break") return translate("points.newPath");
    if (leg === "pending") return translate("points.legPending", { mode });
    if (leg === "missing") return translate("points.legMissing", { mode });
    return translate(`points.${legTextOf(leg)}`, {
      mode,
      distance: distance(leg.distance),
      duration: duration(leg.duration),
    });
  };
}
