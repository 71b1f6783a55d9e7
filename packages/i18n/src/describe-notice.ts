import type { Formats } from "@castor/core/formats/create-formats.ts";
import type { Notice } from "@castor/core/notices/notice.ts";
import { dayOf } from "@castor/core/time/dates.ts";
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
      if (value === null) return translate("notices.said.changed.noTime", { who, trip, text });
      return field === "date"
        ? translate("notices.said.changed.date", {
            who,
            trip,
            text,
            value: formats.date(dayOf(value)),
          })
        : translate("notices.said.changed.time", { who, trip, text, value: formats.time(value) });
    }
    default:
      return translate(`notices.said.${kind}`, { who, trip });
  }
}
