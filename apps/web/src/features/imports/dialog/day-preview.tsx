import type { Booking } from "@castor/core/bookings/booking.ts";
import type { ImportedPrice } from "@castor/core/imports/imported-trip.ts";
import type { PlannedDay, PlannedPoint } from "@castor/core/imports/planned-trip.ts";
import { pointTypeOf } from "@castor/core/points/point-types.ts";
import { dayOf } from "@castor/core/time/dates.ts";
import type { RoomKey, Translate } from "@castor/i18n/words.ts";
import { useState } from "react";
import { useFormats } from "../../../i18n/formats.ts";
import { useWords } from "../../../i18n/words.ts";
import { ThingIcon } from "../../../ui/icons/thing-icon.tsx";
import { Collapsible } from "../../../ui/layout/collapsible.tsx";
import { ReadingSources } from "../bookings/reading-sources.tsx";
import styles from "./import-dialog.module.css";

/** A file may have ten thousand points; more of a day are counted. */
const shownPoints = 50;

/** Whether a name tells the number of its day: "Day 2", "2. Old town". */
const isNumbered = (name: string, number: number) => name.match(/\d+/)?.[0] === String(number);

export interface DayPreviewProps {
  number: number;
  day: PlannedDay;
  startsOpen: boolean;
  isSearching: boolean;
  /** What becomes of it in the open trip; null for a new trip. */
  joining: {
    /** The day that it joins, or the ideas; null when it becomes a new day. */
    to: { name: string } | "ideas" | null;
    isTaken: boolean;
    onTake: (isTaken: boolean) => void;
  } | null;
}

function wordsOf(
  to: { name: string } | "ideas" | null,
  translate: Translate<RoomKey<"imports">>,
): string {
  if (to === "ideas") return translate("importDialog.toIdeas");
  return to ? translate("importDialog.joins", to) : translate("importDialog.newDay");
}

/** A day of the preview: its date and name, and when it is open its points. */
export function DayPreview({ number, day, startsOpen, isSearching, joining }: DayPreviewProps) {
  const translate = useWords("common", "imports");
  const formats = useFormats();
  const [isOpen, setOpen] = useState(startsOpen);
  const { name, date, points } = day;
  const rest = points.length - shownPoints;
  const count = points.filter(({ position }) => position !== null || isSearching).length;
  const title = isNumbered(name, number) ? name : `${number}. ${name}`;
  const goesTo = wordsOf(joining?.to ?? null, translate);
  const summary = [
    ...(joining?.to ? [] : [formats.date(date, "short")]),
    translate("trips.points", { count }),
    ...(joining?.isTaken ? [goesTo] : []),
  ].join(" · ");
  const fold = (
    <Collapsible title={title} summary={summary} startsOpen={startsOpen} onTurn={setOpen}>
      {isOpen ? (
        <ol className={`plain-list ${styles.points}`}>
          {points.slice(0, shownPoints).map((point) => (
            <PointRow key={point.key} point={point} number={number} isSearching={isSearching} />
          ))}
          {rest > 0 ? (
            <li className={styles.rest}>{translate("importDialog.more", { count: rest })}</li>
          ) : null}
        </ol>
      ) : null}
    </Collapsible>
  );
  if (joining === null) return fold;
  return (
    <div className={`row items-start gap-4 ${styles.day} ${joining.isTaken ? "" : styles.leftOut}`}>
      <input
        type="checkbox"
        className={styles.take}
        aria-label={translate("importDialog.take", { name: title })}
        checked={joining.isTaken}
        onChange={({ currentTarget }) => joining.onTake(currentTarget.checked)}
      />
      {fold}
    </div>
  );
}

/** A price without a currency is one in that of the trip, which is not there yet. */
const writePrice = (
  { amount, currency }: ImportedPrice,
  formats: ReturnType<typeof useFormats>,
): string => (currency ? formats.money(amount, currency) : formats.number(amount));

/** What tells the booking from others. */
const listBooked = ({ number, operator, seat, code, travellers }: Booking): string[] =>
  [number, operator, seat, code, travellers.join(", ")].filter((text) => text !== "");

interface PointRowProps {
  point: PlannedPoint;
  /** Of its day. */
  number: number;
  isSearching: boolean;
}

function PointRow({ point, number, isSearching }: PointRowProps) {
  const translate = useWords("common", "imports");
  const formats = useFormats();
  const { name, typeId, position, isSought, foundAs, repeats, isKnown, time, stay } = point;
  const { icon, color } = pointTypeOf(typeId);
  const isLost = position === null && !isSearching;
  const nights =
    stay && [stay.checkIn, stay.checkOut].map((at) => formats.date(dayOf(at), "short"));
  const marks = [
    ...(time === null ? [] : [formats.time(time)]),
    ...(point.booking ? listBooked(point.booking) : []),
    ...(nights ? [nights.join(" – ")] : []),
    ...(point.price ? [writePrice(point.price, formats)] : []),
    ...(repeats === null
      ? []
      : [
          repeats === number
            ? translate("importDialog.repeatsHere")
            : translate("importDialog.repeats", { day: repeats }),
        ]),
    ...(isKnown ? [translate("importDialog.known")] : []),
    ...(foundAs ? [translate("importDialog.foundAs", { place: foundAs })] : []),
    ...(isLost ? [translate(isSought ? "importDialog.notFound" : "importDialog.notSought")] : []),
  ];
  return (
    <li className={`row items-start gap-10 ${styles.point} ${isLost ? "muted" : ""}`}>
      <span
        className={`inline-row items-center justify-center rigid ${styles.type}`}
        style={{ background: color }}
      >
        <ThingIcon name={icon} size={16} color="#fff" />
      </span>
      <span className="stack narrows breaks">
        <span dir="auto">{name}</span>
        {marks.length > 0 ? <span className={styles.marks}>{marks.join(" · ")}</span> : null}
        {point.reading ? <ReadingSources read={point.reading} /> : null}
      </span>
    </li>
  );
}
