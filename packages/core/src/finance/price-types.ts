import * as z from "zod/mini";

/** The price types (specification#price-types): for all, per person, adult/child. */
export const priceTypes = ["same", "perPerson", "adultChild"] as const;
export const priceType = z.enum(priceTypes);
