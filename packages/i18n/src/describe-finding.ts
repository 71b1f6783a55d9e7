import type { CurrencyId } from "@castor/core/basics/currencies.ts";
import type { Finding } from "@castor/core/check/finding.ts";
import type { Formats } from "@castor/core/formats/create-formats.ts";
import { dayOf, isDate, isDateTime, timeOf } from "@castor/core/time/dates.ts";
import type { RoomKey, Translate } from "./words.ts";

const secondsOfMinute = 60;

/** Lengths in minutes. */
const lengths: ReadonlySet<string> = new Set([
  ...["wait", "missing", "timeToSpend", "late", "early", "asked", "detour", "minutes", "needed"],
]);

/** Makes what says findings in a sentence, for screens and mails. */
export function createFindingDescriber(
  translate: Translate<RoomKey<"check">>,
  formats: Pick<Formats, "duration" | "time" | "date" | "distance" | "money">,
): (finding: Finding) => string {
  const formatFigure = (name: string, figure: number | string, date: string | null): string => {
    if (typeof figure === "number")
      return lengths.has(name) ? formats.duration(Math.abs(figure) * secondsOfMinute) : `${figure}`;
    // What somebody has written, such as "2027-05-01 bus".
    if (name === "cost") return figure;
    // A local time, a date, a time of day, or a code.
    if (isDateTime(figure)) {
      const time = formats.time(timeOf(figure));
      return dayOf(figure) === date ? time : `${time}, ${formats.date(dayOf(figure), "short")}`;
    }
    if (isDate(figure)) return formats.date(figure, "short");
    return /^\d\d:\d\d$/.test(figure) ? formats.time(figure) : figure;
  };

  return ({ kind, figures, isProbable }) => {
    const { arrival, departure, end, metres, amount, currency, count = 0 } = figures;
    // Times of another day have their date.
    const first = [arrival, departure, end].find((at) => typeof at === "string");
    const date = typeof first === "string" ? dayOf(first) : null;
    const formatted = Object.fromEntries(
      Object.entries(figures).map(([name, figure]) => [name, formatFigure(name, figure, date)]),
    );
    const words = {
      ...formatted,
      ...{
        stay: formatted.timeToSpend ?? "",
        duration: formatted.minutes ?? "",
        shift: formatted.minutes ?? "",
      },
      ...(metres !== undefined && { distance: formats.distance(Number(metres)) }),
      ...(amount !== undefined && {
        amount: formats.money(Number(amount), currency as CurrencyId),
      }),
      count: Number(count),
    };
    const text = translate(`findings.${keyOf(kind, figures)}`, words);
    return isProbable ? translate("findings.maybeWrong", { text }) : text;
  };
}

/** Some kinds have a sentence for each direction, for a single day, or for the figures that are known. */
function keyOf(kind: Finding["kind"], figures: Finding["figures"]) {
  const { minutes = 0, count = 0, needed, validFrom, validTo } = figures;
  switch (kind) {
    case "zoneChange":
      return Number(minutes) > 0 ? "zoneLater" : "zoneEarlier";
    case "clockChange":
      return Number(minutes) > 0 ? "clocksForward" : "clocksBack";
    case "legTooFast":
      return needed === undefined ? kind : "legTooLong";
    case "outsideValidity":
      if (validTo === undefined) return "notValidYet";
      if (validFrom === validTo) return "validOnOneDay";
      return validFrom === undefined ? "notValidAnyMore" : kind;
    case "unusedNights":
      return count === 1 ? "unusedNight" : kind;
    case "missingDays":
      return count === 1 ? "missingDay" : kind;
    default:
      return kind;
  }
}
