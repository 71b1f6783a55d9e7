import { addressOf, type pages, showTrip } from "@castor/core/pages.ts";
import { tripMode, tripModes } from "@castor/core/trips/trip-summary.ts";
import { useRouter, useSearch } from "@tanstack/react-router";
import { useEffect, useMemo, useState } from "react";
import type * as z from "zod/mini";
import { askForDialog, type ImportSource } from "../../data/asked-dialog.ts";
import { useSession } from "../../data/session/session-store.ts";
import { loginAddress } from "../../data/session/tokens.ts";
import { useTour } from "../../data/tours/tours-store.ts";
import { hasTripsOfOthers, useTripList } from "../../data/use-trip-list.ts";
import { loadWhenIdle } from "../../device/loading/load-when-idle.ts";
import { ImportDrop } from "../../features/imports/import-drop.tsx";
import { useWords } from "../../i18n/words.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { SegmentedChoice } from "../../ui/choices/segmented-choice.tsx";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { Loading } from "../../ui/feedback/loading.tsx";
import { showToast } from "../../ui/feedback/show-toast.ts";
import { PageFrame } from "../../ui/layout/page-frame.tsx";
import { LazyBoundary, lazyComponent } from "../../ui/lazy/lazy-component.tsx";
import type { OpenDialog } from "./trip-dialogs.tsx";
import { type TripFilter, TripSections } from "./trip-sections.tsx";
import styles from "./trips-page.module.css";

// The forms are larger than the list: they load after it.
const TripDialogs = lazyComponent(async () => (await import("./trip-dialogs.tsx")).TripDialogs);
const ImportDialog = lazyComponent(
  async () => (await import("../../features/imports/import-dialog.tsx")).ImportDialog,
);
// A failed load is reported when a form is opened.
const later = [TripDialogs];

/** The mode and the new-trip dialog are in the address. */
function useTripsAddress() {
  const router = useRouter();
  const search: z.infer<typeof pages.trips.search> = useSearch({ strict: false });
  const read = tripMode.safeParse(search.mode);
  const mode: TripFilter = search.mode === "shared" ? "shared" : read.success ? read.data : "all";
  const show = (next: { mode?: string; new?: "1" }): Promise<void> => {
    const text = new URLSearchParams(next).toString();
    return router.navigate({
      href: text ? `${addressOf("trips")}?${text}` : addressOf("trips"),
      replace: true,
      resetScroll: false,
    });
  };
  const kept = mode === "all" ? {} : { mode };
  return {
    mode,
    isNew: search.new === "1",
    /** A mail to the address of the account, whose bookings are put into a trip. */
    mailId: search.mail ?? null,
    setMode: (next: string) => void show(next === "all" ? {} : { mode: next }),
    openNew: () => void show({ ...kept, new: "1" }),
    closeDialog: () => show(kept),
  };
}

function MyTrips() {
  const translate = useWords("common", "trip-list");
  const router = useRouter();
  const { mode, isNew, mailId, setMode, openNew, closeDialog } = useTripsAddress();
  const list = useTripList(mode === "shared" ? "all" : mode);
  const trips = list.data?.filter(({ role }) => mode !== "shared" || role !== "owner") ?? [];
  const filters: readonly TripFilter[] =
    mode === "shared" || hasTripsOfOthers(list.data) ? [...tripModes, "shared"] : tripModes;
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const [imported, setImported] = useState<ImportSource | null>(null);
  const mail = useMemo(() => mailId && { mailId }, [mailId]);
  const importing = imported ?? mail;
  const isListed = list.state === "ready";
  useEffect(() => (isListed ? loadWhenIdle(later) : undefined), [isListed]);
  useTour("myTripsTour", dialog === null && importing === null && !isNew);
  const open = dialog ?? (isNew ? ({ kind: "new" } as const) : null);
  const close = async () => (dialog ? setDialog(null) : closeDialog());
  const fail = () => {
    setImported(null);
    void close();
    showToast("error", translate("actions.notOpened"));
  };
  return (
    <PageFrame
      title={translate("titles.trips")}
      hasTour
      actions={
        <>
          <Button
            icon="upload"
            data-tour="import"
            className={styles.import}
            onClick={() => setImported([])}
          >
            {translate("imports.open")}
          </Button>
          <Button
            kind="primary"
            icon="plus"
            className={styles.new}
            onClick={openNew}
            data-tour="new-trip"
          >
            {translate("trips.newTrip")}
          </Button>
        </>
      }
    >
      <SegmentedChoice
        className={styles.modes}
        tourTarget="trip-sections"
        label={translate("tripList.show")}
        value={mode}
        choices={filters.map((value) => ({ value, label: translate(`tripList.modes.${value}`) }))}
        onChange={setMode}
      />
      {list.state === "loading" ? (
        <Loading shape="cards" label={translate("trips.loading")} count={6} />
      ) : list.state === "error" ? (
        <ErrorState
          text={translate("trips.loadFailed", { reason: list.error.message })}
          retryLabel={translate("actions.retry")}
          onRetry={list.reload}
        />
      ) : (
        <TripSections
          mode={mode}
          trips={trips}
          actions={{
            onEdit: (trip) => setDialog({ kind: "edit", trip }),
            onShare: (trip) => setDialog({ kind: "share", trip }),
            onCopy: (trip) => setDialog({ kind: "copy", trip }),
            onDownload: (trip) => setDialog({ kind: "download", trip }),
            onStore: ({ id }) => {
              askForDialog(id, { kind: "offline" });
              void router.navigate({ href: addressOf("map", { tripId: id, routeId: showTrip }) });
            },
            onDelete: (trip) => setDialog({ kind: "delete", trip }),
          }}
        />
      )}
      {open ? (
        <LazyBoundary onFail={fail}>
          <TripDialogs open={open} onClose={close} />
        </LazyBoundary>
      ) : importing !== null ? (
        <LazyBoundary onFail={fail}>
          <ImportDialog
            source={importing}
            onClose={() => {
              setImported(null);
              if (mailId) void closeDialog();
            }}
          />
        </LazyBoundary>
      ) : (
        <ImportDrop onFiles={setImported} />
      )}
    </PageFrame>
  );
}

/** /trips: the user's trips; visitors log in first and return. */
export default function TripsPage() {
  const router = useRouter();
  const { isLoggedIn } = useSession();
  useEffect(() => {
    if (isLoggedIn) return;
    const address = loginAddress(router.state.location.href);
    void router.navigate({ href: address, replace: true });
  }, [isLoggedIn, router]);
  return isLoggedIn ? <MyTrips /> : null;
}
