import type { Trip } from "@castor/core/trips/trip.ts";
import { FinanceFields, type FinanceFieldsProps } from "./finance-fields.tsx";

/** The finance data form within a form of another noun, for those who travel; a price begins in the trip's currency. */
export const moneyOf = ({ currency, adults, kids }: Trip) => ({
  currency,
  draw: (fields: Pick<FinanceFieldsProps, "values" | "inputProps" | "onChange">) => (
    <FinanceFields {...fields} people={{ adults, kids }} />
  ),
});
