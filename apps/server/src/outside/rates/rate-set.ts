import { currency } from "@castor/core/basics/currencies.ts";
import { addDays, date, todayIn } from "@castor/core/time/dates.ts";
import * as z from "zod/mini";
import file from "./snapshot.json" with { type: "json" };

/** Units per euro. No currency of the table is near either limit, so a value beyond them is an error. */
const rate = z.number().check(z.minimum(1e-3), z.maximum(1e7));
/** An answer with fewer of our currencies is of something else. The European Central Bank, which has fewest, has 29. */
const fewest = 25;
/** Before holidays, central banks publish the rates of the days after them. */
const maxDaysAhead = 20;

/** The rates of one source and date. */
export const rateSet = z.object({
  source: z.string(),
  date,
  perEuro: z
    .partialRecord(currency, rate)
    .check(z.refine((rates) => Object.keys(rates).length >= fewest)),
});
export type RateSet = z.infer<typeof rateSet>;

/** The embedded exchange rates of one date, in units for one euro (`docs/data.md`). */
export const snapshot = rateSet.parse({ source: "snapshot", ...file });

/** A provider's rates of any currencies, before validation. */
export interface ProviderRates {
  date: unknown;
  perEuro: Iterable<readonly [code: string, rate: unknown]>;
}

const isOurs = (code: string) => currency.safeParse(code).success;

/** Validates a provider's answer and keeps our currencies only. One absurd figure among them refuses the whole. */
export function judgeRates<T>(
  shape: z.ZodMiniType<T>,
  {
    source,
    now,
    toRates,
  }: { source: string; now: () => Date; toRates: (answer: T) => ProviderRates },
): z.ZodMiniType<RateSet> {
  const isOfOurTime = ({ date }: RateSet) =>
    date >= snapshot.date && date <= addDays(todayIn("UTC", now()), maxDaysAhead);
  const toSet = z.transform<T, RateSet>((answer, context) => {
    const { date, perEuro } = toRates(answer);
    const ours = Object.fromEntries([...perEuro].filter(([code]) => isOurs(code)));
    const read = rateSet.safeParse({ source, date, perEuro: ours });
    if (read.success && isOfOurTime(read.data)) return read.data;
    context.issues.push({ code: "custom", message: "no rates", input: answer });
    return z.NEVER;
  });
  return z.pipe(shape, toSet);
}
