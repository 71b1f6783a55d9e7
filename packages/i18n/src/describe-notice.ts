import type { Formats } from "@castor/core/formats/create-formats.ts";
import type { Notice } from "@castor/core/notices/notice.ts";
import { dayOf, timeOf } from "@castor/core/time/dates.ts";
import type { RoomKey, Translate } from "./words.ts";

/** A notice in the reader's language, for screens and mails. */
export function describeNotice(
  notice: Omit<Notice, "id" | "tripId" | "created" | "isRead">,
  translate: Translate<RoomKey<"notices">>,
  formats: Pick<Formats, "date" | "time">,
): string {
  const { kind, trip, text, role } = notice;
  const who = notice.who === "" ? translate("notices.somebody") : notice.who;
  switch (kind) {
    case "mentioned":
    case "assigned":
      return translate(`notices.said.${kind}`, { who, trip, text });
    case "roleChanged":
      return translate(`notices.said.roleChanged.${role ?? "viewer"}`, { who, trip });
    case "changed": {
      const { field, value = null, count = 1 } = notice;
      if (count > 1) return translate("notices.said.changed.several", { who, trip, count });
      const of = { who, trip, text };
      if (field === "stay")
        return value === null
          ? translate("notices.said.changed.noStay", of)
          : translate("notices.said.changed.stay", { ...of, value: describeStay(value, formats) });
      if (value === null) return translate("notices.said.changed.noTime", of);
      return field === "date"
        ? translate("notices.said.changed.date", { ...of, value: formats.date(dayOf(value)) })
        : translate("notices.said.changed.time", { ...of, value: formats.time(value) });
    }
    case "bookingsRead":
      return describeRead(notice, translate, formats);
    case "bookingsPlaced": {
      const { count = 1 } = notice;
      const of = { text: withDate(notice, translate, formats), trip };
      return count > 1
        ? translate("notices.said.bookingsPlaced.several", { ...of, count: count - 1 })
        : translate("notices.said.bookingsPlaced.one", of);
    }
    case "bookingsUpdated": {
      const { count = 1 } = notice;
      const change = describeChange(notice, translate, formats);
      const of = { text: withDate(notice, translate, formats), trip, change };
      return count > 1
        ? translate("notices.said.bookingsUpdated.several", { ...of, count: count - 1 })
        : translate("notices.said.bookingsUpdated.one", of);
    }
    case "checkIn": {
      const { value } = notice;
      const at = value ? `${formats.date(dayOf(value))}, ${formats.time(timeOf(value))}` : "";
      return translate("notices.said.checkIn", { flight: text, at, trip });
    }
    default:
      return translate(`notices.said.${kind}`, { who, trip });
  }
}

/** LH 123 Berlin – Rome, 12 May 2027. */
const withDate = (
  { text, value }: Pick<Notice, "text" | "value">,
  translate: Translate<RoomKey<"notices">>,
  formats: Pick<Formats, "date">,
): string =>
  [text || translate("notices.aBooking"), value ? formats.date(value) : ""]
    .filter(Boolean)
    .join(", ");

/** "departure 10:00 → 12:30": both are of one day. */
function describeChange(
  { change }: Pick<Notice, "change">,
  translate: Translate<RoomKey<"notices">>,
  formats: Pick<Formats, "time">,
): string {
  const { field = "details", before = "", after = "" } = change ?? {};
  if (field === "coach" || field === "seat" || field === "details")
    return translate(`notices.said.bookingsUpdated.change.${field}`);
  const isTime = field !== "terminal" && field !== "gate";
  const say = (value: string) => (isTime ? formats.time(timeOf(value)) : value);
  const value = before === "" ? say(after) : `${say(before)} → ${say(after)}`;
  return translate(`notices.said.bookingsUpdated.change.${field}`, { value });
}

/** Where no trip fits, any is asked for. */
function describeRead(
  notice: Pick<Notice, "text" | "value" | "count" | "trip">,
  translate: Translate<RoomKey<"notices">>,
  formats: Pick<Formats, "date">,
): string {
  const { count = 1, trip } = notice;
  const of = { text: withDate(notice, translate, formats) };
  const more = { ...of, count: count - 1 };
  if (trip === "")
    return count > 1
      ? translate("notices.said.bookingsRead.severalAlone", more)
      : translate("notices.said.bookingsRead.oneAlone", of);
  return count > 1
    ? translate("notices.said.bookingsRead.several", { ...more, trip })
    : translate("notices.said.bookingsRead.one", { ...of, trip });
}

/** 3 May 2027, 14:00 – 5 May 2027, 12:00. A stay without one of its ends has nothing on that side. */
const describeStay = (value: string, formats: Pick<Formats, "date" | "time">): string =>
  value
    .split("/")
    .map((at) => (at === "" ? "" : `${formats.date(dayOf(at))}, ${formats.time(timeOf(at))}`))
    .join(" – ")
    .trim();
