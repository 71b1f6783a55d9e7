import { convertAmount } from "../finance/convert-amount.ts";
import type { FinanceRow } from "../finance/table/finance-table.ts";
import { listTripDeadlines } from "../finance/table/list-deadlines.ts";
import { listFinanceRows } from "../finance/table/list-rows.ts";
import { limits } from "../limits.ts";
import type { CheckContext } from "./check-context.ts";
import { type Finding, makeFinding } from "./finding.ts";
import type { CheckedTrip } from "./list-dates.ts";

/** Costs of a trip that are overdue, that soon cannot be cancelled, or whose currency has no rate. */
export function findCosts(
  trip: CheckedTrip,
  { today, perEuro }: Pick<CheckContext, "today" | "perEuro">,
): Finding[] {
  const rows = listFinanceRows(trip, true);
  const where = (row: FinanceRow) => whereOf(trip, row);
  const deadlines = listTripDeadlines(trip, today).flatMap(
    ({ kind, date, daysLeft, row, amount }) => {
      const figures = { date, amount, currency: row.currency, cost: row.title };
      if (kind === "payment")
        return daysLeft < 0
          ? [makeFinding({ kind: "overdueCost", severity: "tight", ...where(row), figures })]
          : [];
      return daysLeft <= limits.deadlineSoonDays && row.total > 0
        ? [makeFinding({ kind: "refundEndsSoon", severity: "hint", ...where(row), figures })]
        : [];
    },
  );
  return [...deadlines, ...findMissingRates(trip, rows, perEuro)];
}

function findMissingRates(
  trip: CheckedTrip,
  rows: readonly FinanceRow[],
  perEuro: CheckContext["perEuro"],
): Finding[] {
  if (perEuro === null) return [];
  const priced = rows.filter(({ total }) => total > 0);
  return [...Map.groupBy(priced, ({ currency }) => currency)].flatMap(([currency, costs]) => {
    const other = { from: currency, to: trip.currency, perEuro };
    if (convertAmount(1, other) !== null) return [];
    const places = costs.map((row) => whereOf(trip, row));
    return [
      makeFinding({
        kind: "noRate",
        severity: "hint",
        routeIds: [...new Set(places.flatMap(({ routeIds }) => routeIds))],
        stopIds: places.flatMap(({ stopIds }) => stopIds),
        itemIds: places.flatMap(({ itemIds }) => itemIds),
        figures: { currency, count: costs.length },
      }),
    ];
  });
}

/** The first stop of a place and its day. A finance item has neither. */
function whereOf({ routes }: CheckedTrip, { source, sourceId, routeId }: FinanceRow) {
  if (source === "item") return { routeIds: [], stopIds: [], itemIds: [sourceId] };
  const route = routes.find(({ id }) => id === routeId);
  const stop = route?.points.find(({ linkId }) => linkId === sourceId);
  return { routeIds: route ? [route.id] : [], stopIds: stop ? [stop.id] : [], itemIds: [] };
}
