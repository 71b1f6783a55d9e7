import { addressOf, type pages } from "@castor/core/pages.ts";
import { tripMode, tripModes } from "@castor/core/trips/trip-summary.ts";
import { useRouter, useSearch } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import type * as z from "zod/mini";
import { useSession } from "../../data/session-store.ts";
import { loginAddress } from "../../data/tokens.ts";
import { useTripList } from "../../data/use-trip-list.ts";
import { whenIdle } from "../../device/when-idle.ts";
import { useWords } from "../../i18n/words.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { latePart, PartBoundary } from "../../ui/late-part.tsx";
import { Loading } from "../../ui/loading.tsx";
import { notify } from "../../ui/notify.ts";
import { PageFrame } from "../../ui/page-frame.tsx";
import { SegmentedChoice } from "../../ui/segmented-choice.tsx";
import type { OpenDialog } from "./trip-dialogs.tsx";
import { TripSections } from "./trip-sections.tsx";
import styles from "./trips-page.module.css";

// Forms weigh more than the list: they come after it, and are here when they are wanted.
const TripDialogs = latePart(async () => (await import("./trip-dialogs.tsx")).TripDialogs);
// Whoever opens a form whose part did not come is told then.
const loadDialogs = () => void TripDialogs.load().catch(() => {});

/** The mode and the new-trip dialog live in the address. */
function useTripsAddress() {
  const router = useRouter();
  const search: z.infer<typeof pages.trips.search> = useSearch({ strict: false });
  const read = tripMode.safeParse(search.mode);
  const mode = read.success ? read.data : "all";
  const show = (next: { mode?: string; new?: "1" }) => {
    const text = new URLSearchParams(next).toString();
    void router.navigate({
      href: text ? `${addressOf("trips")}?${text}` : addressOf("trips"),
      replace: true,
      resetScroll: false,
    });
  };
  const kept = mode === "all" ? {} : { mode };
  return {
    mode,
    isNew: search.new === "1",
    setMode: (next: string) => show(next === "all" ? {} : { mode: next }),
    openNew: () => show({ ...kept, new: "1" }),
    closeNew: () => show(kept),
  };
}

function MyTrips() {
  const translate = useWords();
  const { mode, isNew, setMode, openNew, closeNew } = useTripsAddress();
  const list = useTripList(mode);
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const isListed = list.state === "ready";
  useEffect(() => (isListed ? whenIdle(loadDialogs) : undefined), [isListed]);
  const open = dialog ?? (isNew ? ({ kind: "new" } as const) : null);
  const close = () => (dialog ? setDialog(null) : closeNew());
  const fail = () => {
    close();
    notify("error", translate("actions.notOpened"));
  };
  return (
    <PageFrame
      title={translate("titles.trips")}
      actions={
        <>
          <div className={styles.links}>
            {(["catalog", "help", "settings"] as const).map((page) => (
              <ButtonLink key={page} kind="quiet" href={addressOf(page)}>
                {translate(`titles.${page}`)}
              </ButtonLink>
            ))}
          </div>
          <Button kind="primary" icon="plus" className={styles.new} onClick={openNew}>
            {translate("trips.newTrip")}
          </Button>
        </>
      }
    >
      <SegmentedChoice
        className={styles.modes}
        label={translate("trips.show")}
        value={mode}
        choices={tripModes.map((value) => ({ value, label: translate(`trips.modes.${value}`) }))}
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
          trips={list.data}
          onNew={openNew}
          actions={{
            onEdit: (trip) => setDialog({ kind: "edit", trip }),
            onCopy: (trip) => setDialog({ kind: "copy", trip }),
            onDelete: (trip) => setDialog({ kind: "delete", trip }),
          }}
        />
      )}
      {open ? (
        <PartBoundary onFail={fail}>
          <TripDialogs open={open} onClose={close} />
        </PartBoundary>
      ) : null}
    </PageFrame>
  );
}

/** /trips: the user's trips; visitors log in first and come back. */
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
