import { useWords } from "../../i18n/words.ts";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { Loading } from "../../ui/feedback/loading.tsx";
import { showToast } from "../../ui/feedback/show-toast.ts";
import { LazyBoundary, lazyComponent } from "../../ui/lazy/lazy-component.tsx";
import type { useCosts } from "./use-costs.ts";

const CostCharts = lazyComponent(
  async () => (await import("../../features/finance/cost-charts.tsx")).CostCharts,
);

export interface ChartsProps {
  costs: ReturnType<typeof useCosts>;
  /** The error is shown already. */
  onFail: () => void;
}

/** The charts; with several currencies they wait for the rates. */
export function Charts({ costs: { table, rates, perEuro, ratesDate }, onFail }: ChartsProps) {
  const translate = useWords("common", "costs");
  const isConverted = table.totals.length > 1;
  if (isConverted && rates.state !== "ready")
    return rates.state === "loading" ? (
      <Loading label={translate("costsPage.ratesLoading")} count={6} />
    ) : (
      <ErrorState
        isSmall
        text={translate(
          `costsPage.${rates.state === "notLoaded" ? "ratesNotLoaded" : "noDefaultCurrency"}`,
        )}
        retryLabel={translate("actions.retry")}
        onRetry={rates.reload}
      />
    );
  return (
    <LazyBoundary
      onFail={() => {
        onFail();
        showToast("error", translate("actions.notOpened"));
      }}
    >
      <CostCharts rows={table.data} perEuro={perEuro} ratesDate={isConverted ? ratesDate : null} />
    </LazyBoundary>
  );
}
