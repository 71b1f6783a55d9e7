import * as z from "zod/mini";

/** What a price is for (section 3; wire ids of decisions 5): for all, per person, adult/child. */
export const priceTypes = ["same", "perPerson", "adultChild"] as const;
export const priceType = z.enum(priceTypes);
export type PriceType = z.infer<typeof priceType>;
