import type { Notice } from "@castor/core/notices/notice.ts";
import { addressOf, showTrip } from "@castor/core/pages.ts";
import type { TranslateWith } from "../../i18n/words.ts";

type Words = TranslateWith<"notices">;

/** A notice in the reader's language. */
export function describeNotice(
  { kind, who: name, trip, text, role }: Pick<Notice, "kind" | "who" | "trip" | "text" | "role">,
  translate: Words,
): string {
  const who = name === "" ? translate("notices.somebody") : name;
  switch (kind) {
    case "mentioned":
    case "assigned":
      return translate(`notices.said.${kind}`, { who, trip, text });
    case "roleChanged":
      return translate(`notices.said.roleChanged.${role ?? "viewer"}`, { who, trip });
    default:
      return translate(`notices.said.${kind}`, { who, trip });
  }
}

/** Where a notice leads; null where its reader is no member of the trip. */
export function addressOfNotice({ kind, tripId }: Pick<Notice, "kind" | "tripId">): string | null {
  if (tripId === null) return null;
  if (kind === "mentioned" || kind === "assigned") return addressOf("tasks", { tripId });
  return kind === "transferOffered"
    ? addressOf("trips")
    : addressOf("map", { tripId, routeId: showTrip });
}
