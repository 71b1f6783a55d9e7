import { addressOf } from "@castor/core/pages.ts";
import type { TripSummary } from "@castor/core/trips/trip-summary.ts";
import { useState } from "react";
import { useTripList } from "../../data/use-trip-list.ts";
import { useWords } from "../../i18n/words.ts";
import { Button, ButtonLink } from "../../ui/buttons/button.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { Loading } from "../../ui/feedback/loading.tsx";
import { showToast } from "../../ui/feedback/show-toast.ts";
import { SelectField } from "../../ui/fields/select-field.tsx";
import { LazyBoundary, lazyComponent } from "../../ui/lazy/lazy-component.tsx";

const LazyShareDialog = lazyComponent(
  async () => (await import("../../features/sharing/share-dialog.tsx")).ShareDialog,
);
const LazyDownloadsDialog = lazyComponent(
  async () => (await import("../../features/exports/downloads-dialog.tsx")).DownloadsDialog,
);

/** Shares, downloads and prints a trip of the list: the one that was changed last, until another is chosen. */
export function TripExports() {
  const translate = useWords("common", "settings");
  const trips = useTripList("all");
  if (trips.state === "error")
    return (
      <ErrorState
        isSmall
        text={translate("settings.tripsNotLoaded", { reason: trips.error.message })}
        retryLabel={translate("actions.retry")}
        onRetry={trips.reload}
      />
    );
  if (!trips.data) return <Loading label={translate("settings.loading")} />;
  const [latest] = trips.data.toSorted((a, b) => b.updated.localeCompare(a.updated));
  if (!latest)
    return (
      <EmptyState
        isSmall
        pose="naps"
        text={translate("settings.noTrips")}
        action={
          <ButtonLink icon="plus" href={`${addressOf("trips")}?new=1`}>
            {translate("trips.newTrip")}
          </ButtonLink>
        }
      />
    );
  return <Exports trips={trips.data} latest={latest} />;
}

interface ExportsProps {
  trips: readonly TripSummary[];
  latest: TripSummary;
}

function Exports({ trips, latest }: ExportsProps) {
  const translate = useWords("common", "settings");
  const [chosenId, setChosenId] = useState(latest.id);
  const [open, setOpen] = useState<"share" | "download" | null>(null);
  const trip = trips.find(({ id }) => id === chosenId) ?? latest;
  const close = () => setOpen(null);
  const fail = () => {
    close();
    showToast("error", translate("actions.notOpened"));
  };
  return (
    <div className="grid gap-20">
      <SelectField
        label={translate("settings.chooseTrip")}
        searchable
        allowDeselect={false}
        nothingFoundMessage={translate("settings.noSuchTrip")}
        data={trips.map(({ id, name }) => ({ value: id, label: name }))}
        value={trip.id}
        onChange={(id) => id && setChosenId(id)}
      />
      <div className="row wrap gap-8">
        {trip.role === "owner" ? (
          <Button icon="share" onClick={() => setOpen("share")}>
            {translate("sharing.open")}
          </Button>
        ) : null}
        <Button icon="download" onClick={() => setOpen("download")}>
          {translate("mapSettings.downloads")}
        </Button>
        <ButtonLink icon="printer" href={addressOf("print", { tripId: trip.id })}>
          {translate("trips.print")}
        </ButtonLink>
      </div>
      {open ? (
        <LazyBoundary onFail={fail}>
          {open === "share" ? (
            <LazyShareDialog trip={trip} onClose={close} />
          ) : (
            <LazyDownloadsDialog
              trip={{ ...trip, canEdit: trip.role !== "viewer" }}
              onClose={close}
            />
          )}
        </LazyBoundary>
      ) : null}
    </div>
  );
}
