import { finance } from "@castor/core/finance/finance.ts";
import { type FinanceValues, toFinance } from "@castor/core/finance/finance-values.ts";
import { sumFinance, type Travellers } from "@castor/core/finance/table/sum-finance.ts";
import type { StayDates } from "@castor/core/points/stay-nights.ts";
import { useState } from "react";

type Change = Partial<FinanceValues>;

function sumOf(values: FinanceValues, people: Travellers, stay: StayDates | null) {
  const read = finance.safeParse(toFinance(values));
  return read.success ? sumFinance(read.data, people, stay) : null;
}

/**
 * "Paid" beside a price: one press pays the whole of it, another takes that back. It may be pressed before the price is typed;
 * what is paid follows the price until it is typed itself.
 */
export function usePaidPrice(
  values: FinanceValues,
  { people, stay }: { people: Travellers; stay: StayDates | null },
  onChange: (change: Change) => void,
) {
  const [isFollowing, setFollowing] = useState(false);
  const sum = sumOf(values, people, stay);
  const isPaid = isFollowing || (sum !== null && sum.total > 0 && sum.remain === 0);
  const pay = (next: FinanceValues): Change => ({
    payed: sumOf({ ...next, payed: "" }, people, stay)?.total || "",
  });
  return {
    isPaid,
    toggle() {
      setFollowing(!isPaid);
      onChange(isPaid ? { payed: "" } : pay(values));
    },
    change(change: Change) {
      const isTyped = "payed" in change;
      if (isTyped) setFollowing(false);
      onChange(isFollowing && !isTyped ? { ...change, ...pay({ ...values, ...change }) } : change);
    },
  };
}
