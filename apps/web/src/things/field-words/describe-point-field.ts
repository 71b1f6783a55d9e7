import { dinings, type Stay } from "@castor/core/points/hotel-data.ts";
import type { PointForm } from "@castor/core/points/point.ts";
import { pointTypeOf } from "@castor/core/points/point-types.ts";
import { priorities } from "@castor/core/points/priorities.ts";
import { travelModes } from "@castor/core/points/travel-modes.ts";
import type { TranslateWith } from "../../i18n/words.ts";
import { bookingWords } from "./booking-words.ts";
import { type FieldWords, withPrefix } from "./field-words.ts";
import { financeWords } from "./finance-words.ts";
import type { FormatMoney } from "./use-money-format.ts";

type Plain = Exclude<keyof PointForm, "finance" | "hotelData">;

/** The words of a field of a point, by its path. */
export function describePointField(
  path: string,
  translate: TranslateWith<"booking">,
  formatMoney: FormatMoney,
): FieldWords {
  const plain: Record<Plain, FieldWords> = {
    name: { label: translate("points.name") },
    typeId: {
      label: translate("points.type"),
      format: (id) => translate(`points.types.${pointTypeOf(id).id}`),
    },
    priority: {
      label: translate("points.priority"),
      format: (id) => {
        const known = priorities.find((row) => row.id === id);
        return known ? translate(`points.priorities.${known.id}`) : id;
      },
    },
    routeMode: {
      label: translate("points.mode"),
      format: (id) => {
        const known = travelModes.find((row) => row.id === id);
        return known ? translate(`points.modes.${known.id}`) : id;
      },
    },
    excludeFromRoute: { label: translate("points.exclude") },
    description: { label: translate("points.description") },
    lat: { label: translate("points.latitude") },
    lng: { label: translate("points.longitude") },
    address: { label: translate("points.address") },
    url: { label: translate("points.url") },
    workingHours: { label: translate("points.workingHours") },
    timeToSpend: { label: translate("points.timeToSpend") },
    reservationTime: { label: translate("points.reservationTime") },
    cameBeforeMin: { label: translate("points.cameBeforeMin") },
    isWaitSkipped: { label: translate("points.isWaitSkipped") },
    picture: { label: translate("points.picture") },
    booking: { label: translate("points.booking") },
  };
  const stay: Record<keyof Stay, FieldWords> = {
    checkIn: { label: translate("card.checkIn") },
    checkOut: { label: translate("card.checkOut") },
    dining: {
      label: translate("card.dining"),
      format: (id) => {
        const known = dinings.find((dining) => dining === id);
        return known ? translate(`card.dinings.${known}`) : id;
      },
    },
  };
  const words: Record<string, FieldWords> = {
    ...plain,
    hotelData: { label: `${translate("card.checkIn")} – ${translate("card.checkOut")}` },
    ...withPrefix("hotelData", stay),
    ...withPrefix("booking", bookingWords(translate)),
    ...financeWords(formatMoney),
  };
  return words[path] ?? { label: path };
}
