import type { CatalogEntry } from "@castor/core/catalog/catalog-page.ts";
import { addressOf, pages } from "@castor/core/pages.ts";
import { useRouter, useSearch } from "@tanstack/react-router";
import { useMemo, useState } from "react";
import { useConnection } from "../../data/http/connection.ts";
import { useCatalog } from "../../data/use-catalog.ts";
import { CatalogCount } from "../../features/catalog/catalog-count.tsx";
import { CatalogList } from "../../features/catalog/catalog-list.tsx";
import { CatalogSearch } from "../../features/catalog/catalog-search.tsx";
import { type CatalogFilters, listActive } from "../../features/catalog/list-filters.ts";
import { NoTrips } from "../../features/catalog/no-trips.tsx";
import { useWords } from "../../i18n/words.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { Loading } from "../../ui/feedback/loading.tsx";
import { showToast } from "../../ui/feedback/show-toast.ts";
import { PageFrame } from "../../ui/layout/page-frame.tsx";
import { LazyBoundary, lazyComponent } from "../../ui/lazy/lazy-component.tsx";
import styles from "./catalog-page.module.css";

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

/** The address of a search of the catalog, without what is at its default. */
function catalogHref(shown: CatalogFilters): string {
  const given = Object.entries(shown).flatMap(([name, value]) => (value ? [[name, value]] : []));
  const query = new URLSearchParams(given).toString();
  return query === "" ? addressOf("catalog") : `${addressOf("catalog")}?${query}`;
}

/** Reads the search and the filters from the address and writes them there, without a new history entry. */
function useCatalogAddress() {
  const router = useRouter();
  const given: unknown = useSearch({ strict: false });
  return useMemo(() => {
    const read: CatalogFilters = pages.catalog.search.parse(given);
    // Without a search nothing matches better than another.
    const isNoOrder = read.sort === "relevance" && !read.search;
    const shown = isNoOrder ? { ...read, sort: undefined } : read;
    const go = (next: CatalogFilters) =>
      void router.navigate({ href: catalogHref(next), replace: true, resetScroll: false });
    return {
      shown,
      show: (change: Partial<CatalogFilters>) => go({ ...shown, ...change }),
      /** Drops the search and all filters; a chosen order stays. */
      clear: () => go({ sort: shown.sort }),
    };
  }, [router, given]);
}
