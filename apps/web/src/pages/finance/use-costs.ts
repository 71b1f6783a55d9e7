import { findingsOfCosts } from "@castor/core/check/findings-of-costs.ts";
import { arrangeRows } from "@castor/core/finance/table/arrange-rows.ts";
import {
  hasRefundDates,
  listTripDeadlines,
  sumAtRisk,
} from "@castor/core/finance/table/list-deadlines.ts";
import { listFinanceRows } from "@castor/core/finance/table/list-rows.ts";
import { listUncompared, sortRows } from "@castor/core/finance/table/order-rows.ts";
import type { DateText } from "@castor/core/time/dates.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { useMemo } from "react";
import { useEuroRates } from "../../data/use-euro-rates.ts";
import type { CostOrder } from "../../features/finance/listed-costs.ts";
import { useLanguage } from "../../i18n/words.ts";
import type { FinanceAddress } from "./use-finance-address.ts";

const noRates = {};

/** The filtered costs of a trip, worked out here by the server's rules (decision 031), so that they work offline. */
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
  // One foreign currency alone is not converted, but the check says that it has no rate.
  const isForeign = useMemo(
    () => whole.some(({ currency }) => currency !== trip.currency),
    [whole, trip.currency],
  );
  const rates = useEuroRates(isForeign);
  const perEuro = rates.state === "ready" ? rates.perEuro : noRates;

  const sf = shown.sortField ?? "date";
  const sd = shown.sortDirection ?? "asc";
  // Sorted first and filtered second: a letter in the search only filters.
  const sorted = useMemo(
    () => sortRows(all, { sf, sd }, { perEuro, language }),
    [all, sf, sd, perEuro, language],
  );
  const { category: c, payStatus: ps, paymentType: pt, currency: cur, date: d } = shown;
  const isRated = rates.state === "ready";
  const table = useMemo(() => {
    const known = { perEuro, language };
    const arranged = arrangeRows(sorted, { s: search, c, ps, pt, cur, d, sf, sd }, known);
    // While the rates load, none is missing.
    return isRated ? arranged : { ...arranged, totalEurReason: null };
  }, [sorted, search, c, ps, pt, cur, d, sf, sd, perEuro, language, isRated]);
  const order = useMemo((): CostOrder => ({ field: sf, direction: sd }), [sf, sd]);
  // While the rates load, nothing is said of missing ones.
  const uncompared = useMemo(
    () => (rates.state === "loading" ? [] : listUncompared(table.data, { sf }, perEuro)),
    [rates.state, table, sf, perEuro],
  );
  const isRiskKnown = useMemo(() => hasRefundDates(whole), [whole]);
  const atRisk = useMemo(
    () => (isRiskKnown ? sumAtRisk(table.data, today) : null),
    [table, today, isRiskKnown],
  );
  // Deadlines ignore the filters.
  const deadlines = useMemo(() => listTripDeadlines(trip, today), [trip, today]);
  // Costs are looked at here: the whole check needs all paths.
  const findings = useMemo(
    () => findingsOfCosts(trip, whole, { today, perEuro: isRated ? perEuro : null }),
    [trip, whole, today, isRated, perEuro],
  );
  const atRiskInAll = useMemo(() => sumAtRisk(whole, today), [whole, today]);
  return {
    /** All costs of the trip, unfiltered. */
    whole,
    /** True when the trip has places off the path. */
    hasExcluded: onPath.length !== whole.length,
    /** The day of the exchange rates. */
    ratesDate: rates.state === "ready" ? rates.date : null,
    /** Currencies whose rows an order by amount puts last, because they have no rate. */
    uncompared,
    /** Null when no cost says until when it can be cancelled: then nothing is known. */
    atRisk,
    /** What the check finds of each cost, by the id of its row. */
    findings,
    ...{ table, rates, perEuro, order, deadlines, atRiskInAll },
  };
}
