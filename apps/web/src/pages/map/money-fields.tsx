import type { Trip } from "@castor/core/trips/trip.ts";
import { FinanceFields } from "../../features/finance/finance-fields.tsx";
import type { PointFormProps } from "../../features/points/point-form.tsx";

/** The finance data form within a point's form, for those who travel. */
export const moneyOf = ({ currency, adults, kids }: Trip): PointFormProps["money"] => ({
  currency,
  draw: (fields) => <FinanceFields {...fields} people={{ adults, kids }} />,
});
