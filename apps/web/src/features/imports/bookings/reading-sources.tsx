import {
  type ReadBooking,
  type ReadBookingField,
  readBookingFields,
} from "@castor/core/bookings/read-booking.ts";
import { useWords } from "../../../i18n/words.ts";
import styles from "../dialog/import-dialog.module.css";

/** Fields that a traveller looks for. Others are told where they were read, and not missed. */
const wanted: readonly ReadBookingField[] = ["departure", "number", "code", "price"];

const isMissing = (read: ReadBooking, field: ReadBookingField): boolean =>
  read[field] === null && !(field === "number" && ["stay", "table", "rental"].includes(read.kind));

/** Where each value of a confirmation was read, and what is missing. */
export function ReadingSources({ read }: { read: ReadBooking }) {
  const translate = useWords("common", "imports");
  const missing = wanted.filter((field) => isMissing(read, field));
  const sources = readBookingFields.flatMap((field) => {
    const source = read.sources[field];
    return source && read[field] !== null ? [{ field, ...source }] : [];
  });
  const nameOf = (field: ReadBookingField) => translate(`importBookings.values.${field}`);
  return (
    <>
      {missing.length > 0 ? (
        <span className={styles.marks}>
          {translate("importBookings.missing", { fields: missing.map(nameOf).join(", ") })}
        </span>
      ) : null}
      {sources.length > 0 ? (
        <details className={styles.marks}>
          <summary>{translate("importBookings.sources")}</summary>
          <ul className="plain-list">
            {sources.map(({ field, step, line }) => (
              <li key={field} className="breaks">
                <span>{nameOf(field)}</span>{" "}
                <q dir="auto">{line || translate(`importBookings.steps.${step}`)}</q>
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </>
  );
}
