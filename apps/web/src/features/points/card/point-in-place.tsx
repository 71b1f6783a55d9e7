import { readAmount } from "@castor/core/basics/money.ts";
import { defaults, limits } from "@castor/core/limits.ts";
import { pointForm } from "@castor/core/points/point.ts";
import { readTypedMinutes, readTypedTime } from "@castor/core/time/read-typed-times.ts";
import { useFormats } from "../../../i18n/formats.ts";
import { validateWith } from "../../../i18n/validate-with.ts";
import { useWords } from "../../../i18n/words.ts";
import { InPlaceField, type InPlaceFieldProps } from "../../../ui/fields/in-place-field.tsx";
import { type PointValues, pointChangeOf, toPointForm, valuesOf } from "../form/point-values.ts";
import type { EditedField, PointEdit } from "./point-edit.ts";

interface Row extends Pick<InPlaceFieldProps, "value" | "hint" | "maxLength" | "inputMode"> {
  isLong?: boolean;
  isRequired?: boolean;
  /** Where the schema says what is wrong with it. */
  path: string;
  /** The values of the form with what was typed; what cannot be read stays as it is, for the schema to refuse. */
  put: (typed: string) => Partial<PointValues>;
}

export interface PointInPlaceProps {
  edit: PointEdit;
  field: EditedField;
  label: string;
  onClose: (isByKey: boolean) => void;
}

/** One field of a point in the place of its value: read and checked as in the form of the point. */
export function PointInPlace({ edit, field, label, onClose }: PointInPlaceProps) {
  const translate = useWords("common", "price-fields", "point-in-place");
  const formats = useFormats();
  const { point, currency, onSave } = edit;
  const values = valuesOf(point, currency ?? defaults.currency);
  const { finance, reservationTime, timeToSpend } = values;
  const rows: Record<EditedField, () => Row> = {
    name: () => ({
      ...{ path: "name", value: values.name, maxLength: limits.name, isRequired: true },
      put: (name) => ({ name }),
    }),
    description: () => ({
      ...{ path: "description", value: values.description, isLong: true },
      hint: translate("pointInPlace.textHint"),
      put: (description) => ({ description }),
    }),
    timeToSpend: () => ({
      path: "timeToSpend",
      value: Number(timeToSpend) > 0 ? String(timeToSpend) : "",
      hint: translate("pointInPlace.stayHint"),
      put: (typed) => ({ timeToSpend: typed === "" ? 0 : (readTypedMinutes(typed) ?? typed) }),
    }),
    reservationTime: () => ({
      path: "reservationTime",
      value: reservationTime && formats.time(reservationTime),
      put: (typed) => ({ reservationTime: readTypedTime(typed) ?? typed }),
    }),
    price: () => ({
      path: "finance.price",
      value: String(finance.price).replace(".", formats.decimalMark),
      inputMode: "decimal",
      hint: [
        translate(`finance.price.${finance.type}`),
        ...(finance.isPerNight ? [translate("finance.isPerNight")] : []),
        finance.currency,
      ].join(", "),
      put: (typed) => ({
        finance: { ...finance, price: readAmount(typed, formats.decimalMark) ?? typed },
      }),
    }),
  };
  const { path, put, ...row } = rows[field]();
  const save = (typed: string): string | null => {
    const next = { ...values, ...put(typed) };
    const wrong = validateWith(pointForm, translate)(toPointForm(next));
    const found = wrong[path] ?? Object.values(wrong)[0];
    if (found !== undefined) return found;
    onSave(pointChangeOf(next, point));
    return null;
  };
  return <InPlaceField {...row} label={label} onSave={save} onClose={onClose} />;
}
