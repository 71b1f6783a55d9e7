import * as z from "zod/mini";

/** Currency rates: the default currency's code and the other's, joined, to units of the other for one (section 3). */
export const rates = z.record(z.string().check(z.regex(/^[A-Z]{6}$/)), z.number());
export type Rates = z.infer<typeof rates>;
