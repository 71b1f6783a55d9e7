import type { CatalogEntry } from "@castor/core/catalog/catalog-page.ts";
import { useState } from "react";
import { useConnection } from "../../data/http/connection.ts";
import { useCatalog } from "../../data/use-catalog.ts";
import { CatalogCount } from "../../features/catalog/catalog-count.tsx";
import { CatalogList } from "../../features/catalog/catalog-list.tsx";
import { CatalogSearch } from "../../features/catalog/catalog-search.tsx";
import { listActive } from "../../features/catalog/list-filters.ts";
import { NoTrips } from "../../features/catalog/no-trips.tsx";
import { useWords } from "../../i18n/words.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { Loading } from "../../ui/feedback/loading.tsx";
import { showToast } from "../../ui/feedback/show-toast.ts";
import { PageFrame } from "../../ui/layout/page-frame.tsx";
import { LazyBoundary, lazyComponent } from "../../ui/lazy/lazy-component.tsx";
import styles from "./catalog-page.module.css";
import { useCatalogAddress } from "./use-catalog-address.ts";

const CopyToAccountDialog = lazyComponent(
  async () =>
    (await import("../../features/sharing/copy-to-account-dialog.tsx")).CopyToAccountDialog,
);

/** /catalog: the trips that others have shared, for everybody. */
export default function CatalogPage() {
  const translate = useWords("common", "catalog");
  const { shown, show, clear } = useCatalogAddress();
  const list = useCatalog(shown);
  const isOnline = useConnection() === "online";
  // The former search found nothing, and the new one is on its way.
  const isNothingYet = list.state === "ready" && list.isFormer && list.entries.length === 0;
  const filtering = { filters: shown, onChange: show };
  const [copied, setCopied] = useState<CatalogEntry | null>(null);
  const close = () => setCopied(null);
  return (
    <PageFrame title={translate("titles.catalog")} lead={translate("catalog.lead")}>
      <CatalogSearch {...filtering} />
      {/* What the server draws in the frame of the page, from its first answer. */}
      <div data-drawn-by-server>
        <CatalogCount list={list.state === "ready" ? list : null}>
          {listActive(shown).length > 0 ? (
            <Button kind="quiet" icon="x" className={styles.clear} onClick={clear}>
              {translate("catalog.clearFilters")}
            </Button>
          ) : null}
        </CatalogCount>
        {list.state === "loading" || isNothingYet ? (
          <Loading shape="cards" label={translate("catalog.loading")} count={6} />
        ) : list.state === "error" ? (
          <ErrorState
            text={
              isOnline
                ? translate("catalog.loadFailed", { reason: list.error.message })
                : translate("catalog.offline")
            }
            retryLabel={translate("actions.retry")}
            onRetry={list.reload}
          />
        ) : list.entries.length === 0 ? (
          <NoTrips {...filtering} />
        ) : (
          <CatalogList list={list} onCopy={setCopied} />
        )}
      </div>
      {copied ? (
        <LazyBoundary
          onFail={() => {
            close();
            showToast("error", translate("actions.notOpened"));
          }}
        >
          <CopyToAccountDialog trip={copied} onClose={close} />
        </LazyBoundary>
      ) : null}
    </PageFrame>
  );
}
