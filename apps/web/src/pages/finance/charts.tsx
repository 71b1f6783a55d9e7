import { useWords } from "../../i18n/words.ts";
import { ErrorState } from "../../ui/error-state.tsx";
import { latePart, PartBoundary } from "../../ui/late-part.tsx";
import { Loading } from "../../ui/loading.tsx";
import { notify } from "../../ui/notify.ts";
import type { useCosts } from "./use-costs.ts";

const CostCharts = latePart(
  async () => (await import("../../features/finance/cost-charts.tsx")).CostCharts,
);

export interface ChartsProps {
  costs: ReturnType<typeof useCosts>;
  /** They did not come: it is said already. */
  onFail: () => void;
}

/** The pictures; of several currencies once it is known by which rates. */
export function Charts({ costs: { table, rates, perEuro, ratesDate }, onFail }: ChartsProps) {
  const translate = useWords();
  const isConverted = table.totals.length > 1;
  if (isConverted && rates.state !== "ready")
    return rates.state === "loading" ? (
      <Loading label={translate("costs.ratesLoading")} count={6} />
    ) : (
      <ErrorState
        isSmall
        text={translate(
          `costs.${rates.state === "notLoaded" ? "ratesNotLoaded" : "noDefaultCurrency"}`,
        )}
        retryLabel={translate("actions.retry")}
        onRetry={rates.reload}
      />
    );
  return (
    <PartBoundary
      onFail={() => {
        onFail();
        notify("error", translate("actions.notOpened"));
      }}
    >
      <CostCharts rows={table.data} perEuro={perEuro} ratesDate={isConverted ? ratesDate : null} />
    </PartBoundary>
  );
}
