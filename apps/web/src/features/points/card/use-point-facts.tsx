import { findSite } from "@castor/core/markup/known-sites.ts";
import { labelUrl } from "@castor/core/markup/label-url.ts";
import type { Point, PointField } from "@castor/core/points/point.ts";
import { usualStayOf } from "@castor/core/points/usual-stays.ts";
import type { StopTimes } from "@castor/core/routes/schedule/day-schedule.ts";
import { isWebAddress } from "@castor/core/schemas/texts.ts";
import type { ReactNode } from "react";
import { useFormats } from "../../../i18n/formats.ts";
import { useWords } from "../../../i18n/words.ts";
import { HoursFact } from "../hours/hours-fact.tsx";
import styles from "../point-card.module.css";
import { CoordinatesFact } from "./coordinates-fact.tsx";
import { EditableValue } from "./editable-value.tsx";
import type { Fact } from "./fact-list.tsx";
import type { PointEdit } from "./point-edit.ts";
import { useStayFacts } from "./use-stay-facts.ts";
import { useTimesFacts } from "./use-times-facts.ts";

const secondsOfMinute = 60;

/** The lists of a card, from the top. */
type List = "first" | "visit" | "place";

/** The facts of each list of a point's card. */
export function usePointFacts(
  point: Point,
  times: StopTimes | null,
  edit: PointEdit | undefined,
): (list: List) => Fact[] {
  const translate = useWords("common");
  const formats = useFormats();
  const stay = useStayFacts(point.hotelData);
  const moments = useTimesFacts(times);
  const { url, address, workingHours, reservationTime, priority } = point;
  const minutes = (count: number) => (count > 0 ? formats.duration(count * secondsOfMinute) : null);
  const site = findSite(url);
  const usualMinutes = usualStayOf(point);
  const usual = usualMinutes && translate("points.usually", { time: minutes(usualMinutes) ?? "" });
  const editable = (
    field: "reservationTime" | "timeToSpend",
    value: ReactNode,
    hint: ReactNode = null,
  ): Fact => {
    const label = translate(`points.${field}`);
    if (!edit) return [label, value];
    const shown = (
      <span key={field} className={`row wrap items-baseline ${styles.proposed}`}>
        <EditableValue {...{ edit, field, label }}>{value}</EditableValue>
        {hint ? <span className="secondary">{hint}</span> : null}
      </span>
    );
    return [label, shown];
  };
  /** The list and the facts that show each field. Null where the card shows it in another form, or not. */
  const facts: Record<PointField, [List, ...Fact[]] | null> = {
    // On the street these are looked up first: on a phone they are seen without scrolling, however long the description is.
    address: ["first", [translate("points.address"), address]],
    reservationTime: [
      "first",
      // The booking above says it to who changes nothing here.
      point.booking?.departure && !edit
        ? [translate("points.reservationTime"), null]
        : editable("reservationTime", reservationTime && formats.time(reservationTime)),
    ],
    hotelData: ["first", ...stay],
    priority: [
      "visit",
      [
        translate("points.priority"),
        priority === "normal" ? null : translate(`points.priorities.${priority}`),
      ],
      ...moments,
    ],
    cameBeforeMin: ["visit", [translate("points.cameBeforeMin"), minutes(point.cameBeforeMin)]],
    timeToSpend: ["visit", editable("timeToSpend", minutes(point.timeToSpend), usual)],
    routeMode: ["visit", [translate("points.mode"), translate(`points.modes.${point.routeMode}`)]],
    workingHours: [
      "place",
      [
        translate("points.workingHours"),
        workingHours && <HoursFact key="hours" point={point} times={times} />,
      ],
    ],
    url: [
      "place",
      [
        translate("points.website"),
        isWebAddress(url) && (
          <a
            key="url"
            href={url}
            data-tooltip={url}
            target="_blank"
            rel="noopener noreferrer nofollow"
          >
            {site ? translate(`card.sites.${site}`) : labelUrl(url)}
          </a>
        ),
      ],
    ],
    lat: [
      "place",
      [
        translate("points.coordinates"),
        <CoordinatesFact key="at" lat={point.lat} lng={point.lng} />,
      ],
    ],
    // In another form.
    booking: null,
    name: null,
    description: null,
    lng: null,
    typeId: null,
    finance: null,
    excludeFromRoute: null,
    picture: null,
    // Not shown.
    isWaitSkipped: null,
  };
  return (list) =>
    Object.values(facts).flatMap((row) => {
      const [place, ...shown] = row ?? [];
      return place === list ? shown : [];
    });
}
