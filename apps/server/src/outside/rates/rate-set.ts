import { addDays, date, todayIn } from "@castor/core/basics/dates.ts";
import { currency } from "@castor/core/finance/currencies.ts";
import * as z from "zod/mini";
import { snapshot } from "./snapshot.ts";

/** Units for one euro. No money of the table is near either end; who says otherwise has slipped. */
const rate = z.number().check(z.minimum(1e-3), z.maximum(1e7));
/** Whoever knows fewer of our currencies tells of something else: the European Central Bank, which knows least, has 29. */
const fewest = 25;
/** Central banks say before their holidays what holds after them. */
const mostAheadDays = 20;

/** What one source says of one day. */
export const rateSet = z.object({
  source: z.string(),
  date,
  perEuro: z
    .partialRecord(currency, rate)
    .check(z.refine((told) => Object.keys(told).length >= fewest)),
});
export type RateSet = z.infer<typeof rateSet>;

/** A set as a provider tells it, of any currencies, before it is judged. */
export interface ToldRates {
  date: unknown;
  perEuro: Iterable<readonly [code: string, rate: unknown]>;
}

const isOurs = (code: string) => currency.safeParse(code).success;

/** Makes a provider's answer a set, of our currencies only; an answer with one absurd figure among them is none. */
export function judgeRates<T>(
  shape: z.ZodMiniType<T>,
  { source, now, tell }: { source: string; now: () => Date; tell: (answer: T) => ToldRates },
): z.ZodMiniType<RateSet> {
  const isOfOurTime = ({ date }: RateSet) =>
    date >= snapshot.date && date <= addDays(todayIn("UTC", now()), mostAheadDays);
  const toSet = z.transform<T, RateSet>((answer, context) => {
    const { date, perEuro } = tell(answer);
    const ours = Object.fromEntries([...perEuro].filter(([code]) => isOurs(code)));
    const read = rateSet.safeParse({ source, date, perEuro: ours });
    if (read.success && isOfOurTime(read.data)) return read.data;
    context.issues.push({ code: "custom", message: "no rates", input: answer });
    return z.NEVER;
  });
  return z.pipe(shape, toSet);
}
