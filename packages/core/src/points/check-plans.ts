import { message } from "../basics/validation.ts";
import { checkFinance, type Finance } from "../finance/finance.ts";
import type { Stay } from "./hotel-data.ts";

interface Plans {
  finance: Finance | null;
  hotelData: Pick<Stay, "checkIn" | "checkOut"> | null;
}

/**
 * Messages, by the path of the field, of what no single field has wrong: amounts with digits that their currency does not
 * have, a time that ends before it begins.
 */
export function checkPlans({ finance, hotelData }: Plans): Record<string, string> {
  const wrong = Object.entries(finance ? checkFinance(finance) : {}).map(
    ([field, text]): [string, string] => [`finance.${field}`, text],
  );
  const { checkIn, checkOut } = hotelData ?? {};
  if (checkIn && checkOut && checkOut < checkIn)
    wrong.push(["hotelData.checkOut", message("endsBeforeStart")]);
  return Object.fromEntries(wrong);
}
