import { readTypedNumber } from "@castor/core/basics/read-typed-number.ts";
import type { TripValues } from "./trip-fields.tsx";

/** The form's values for the schema. */
export const toTripForm = (values: TripValues) => ({
  ...values,
  adults: readTypedNumber(values.adults),
  kids: readTypedNumber(values.kids),
});
