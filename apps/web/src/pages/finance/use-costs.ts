import type { DateText } from "@castor/core/basics/dates.ts";
import { arrangeRows, sortRows } from "@castor/core/finance/arrange-rows.ts";
import { listDeadlines, sumAtRisk } from "@castor/core/finance/list-deadlines.ts";
import { listFinanceRows } from "@castor/core/finance/list-rows.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { useMemo } from "react";
import { useEuroRates } from "../../data/use-euro-rates.ts";
import type { CostOrder } from "../../features/finance/listed-costs.ts";
import { useLanguage } from "../../i18n/words.ts";
import type { FinanceAddress } from "./use-finance-address.ts";

const noRates = {};

/** The costs of a trip as they are asked for, reckoned here as the server would (decision 031): also without a network. */
export function useCosts(trip: Trip, shown: FinanceAddress, search: string, today: DateText) {
  const language = useLanguage();
  const hasExcluded = shown.excluded !== "0";
  const whole = useMemo(() => listFinanceRows(trip, true), [trip]);
  const onPath = useMemo(() => {
    const leavesOut = trip.routes.some(({ points }) =>
      points.some(({ excludeFromRoute, finance }) => excludeFromRoute && finance !== null),
    );
    return leavesOut ? listFinanceRows(trip, false) : whole;
  }, [trip, whole]);
  const all = hasExcluded ? whole : onPath;
  const currencies = useMemo(() => new Set(all.map(({ currency }) => currency)), [all]);
  const rates = useEuroRates(currencies.size > 1);
  const perEuro = rates.state === "ready" ? rates.perEuro : noRates;

  const sf = shown.sortField ?? "date";
  const sd = shown.sortDirection ?? "asc";
  // Sorted once: what is in order already is filtered, for each letter of a search, in a moment.
  const sorted = useMemo(() => sortRows(all, { sf, sd }, language), [all, sf, sd, language]);
  const { category: c, payStatus: ps, paymentType: pt, currency: cur, date: d } = shown;
  const isRated = rates.state === "ready";
  const table = useMemo(() => {
    const known = { perEuro, language };
    const arranged = arrangeRows(sorted, { s: search, c, ps, pt, cur, d, sf, sd }, known);
    // Before rates are here, none of them is missing.
    return isRated ? arranged : { ...arranged, totalEurReason: null };
  }, [sorted, search, c, ps, pt, cur, d, sf, sd, perEuro, language, isRated]);
  const order = useMemo((): CostOrder => ({ field: sf, direction: sd }), [sf, sd]);
  const atRisk = useMemo(() => sumAtRisk(table.data, today), [table, today]);
  // What has to be paid has to be paid, wherever its place lies and whatever is looked for.
  const deadlines = useMemo(() => listDeadlines(whole, today), [whole, today]);
  const atRiskInAll = useMemo(() => sumAtRisk(whole, today), [whole, today]);
  return {
    /** All costs of the trip, whatever is asked for. */
    whole,
    /** Whether it makes a difference to leave out what is not on the path. */
    hasExcluded: onPath.length !== whole.length,
    /** The day of the rates by which euros are reckoned. */
    ratesDate: rates.state === "ready" ? rates.date : null,
    ...{ table, rates, perEuro, order, atRisk, deadlines, atRiskInAll },
  };
}
