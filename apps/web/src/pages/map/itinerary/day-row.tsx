import type { Finding } from "@castor/core/check/finding.ts";
import type { CurrencyTotal } from "@castor/core/finance/table/finance-table.ts";
import type { Route } from "@castor/core/routes/route.ts";
import { memo } from "react";
import { DayFindings } from "../../../features/check/day-findings.tsx";
import type { DayActions } from "../../../features/routes/day-menu.tsx";
import { ItineraryDay } from "../../../features/routes/itinerary-day.tsx";
import { useFormats } from "../../../i18n/formats.ts";
import { useDaySums } from "../plan/use-day-sums.ts";
import type { DayFacts } from "./use-day-facts.ts";

export interface DayRowProps {
  route: Route;
  /** From 1, in the trip. */
  number: number;
  facts: DayFacts;
  costs: readonly CurrencyTotal[] | undefined;
  /** Of the day, the worst first; absent for visitors. */
  findings: readonly Finding[] | undefined;
  isOpen: boolean;
  takesPoint: boolean;
  onTurn: (id: string) => void;
  onCheck: () => void;
  actions: DayActions | undefined;
}

/** The heading of a day, with its sums. */
export const DayRow = memo(function DayRow(props: DayRowProps) {
  const { route, number, facts, costs, findings, isOpen, takesPoint } = props;
  const { onTurn, onCheck, actions } = props;
  const { sums } = useFormats();
  const { schedule } = facts;
  const countMissing = route.points.filter((point) => facts.legTo(point) === "missing").length;
  return (
    <ItineraryDay
      {...{ route, number, isOpen, takesPoint, countMissing, onTurn, actions }}
      tripId={route.tripId}
      sums={useDaySums(route, facts, schedule)}
      cost={costs ? sums(costs.map(({ total, currency }) => [total, currency] as const)) : ""}
      badge={findings ? <DayFindings findings={findings} onOpen={onCheck} /> : null}
    />
  );
});
