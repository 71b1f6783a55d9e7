import { addressOf } from "@castor/core/pages.ts";
import type { TripSummary } from "@castor/core/trips/trip-summary.ts";
import { type ReactNode, useState } from "react";
import { useWords } from "../../i18n/words.ts";
import { ButtonLink } from "../../ui/buttons/button.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { Loading } from "../../ui/feedback/loading.tsx";
import { SelectField } from "../../ui/fields/select-field.tsx";
import { useTripsByOpening } from "./use-trips-by-opening.ts";

/** Chooses the trip that gets what was shared: draws with the chosen one and its field, once there are trips. */
export function ChooseTrip({
  children,
}: {
  children: (trip: TripSummary, field: ReactNode) => ReactNode;
}) {
  const translate = useWords("common", "share-target");
  const trips = useTripsByOpening();
  const [chosenId, setChosenId] = useState<string | null>(null);
  if (trips.state === "loading")
    return <Loading shape="cards" label={translate("trips.loading")} count={1} />;
  if (trips.state === "error")
    return (
      <ErrorState
        text={translate("trips.loadFailed", { reason: trips.error.message })}
        retryLabel={translate("actions.retry")}
        onRetry={trips.reload}
      />
    );
  const trip = trips.data.find(({ id }) => id === chosenId) ?? trips.data[0];
  if (!trip)
    return (
      <EmptyState
        pose="unrolls-map"
        text={translate("shareTarget.noTrips")}
        action={
          <ButtonLink kind="primary" icon="plus" href={`${addressOf("trips")}?new=1`}>
            {translate("trips.newTrip")}
          </ButtonLink>
        }
      />
    );
  return children(
    trip,
    <SelectField
      label={translate("shareTarget.trip")}
      data={trips.data.map(({ id, name }) => ({ value: id, label: name }))}
      value={trip.id}
      allowDeselect={false}
      searchable
      nothingFoundMessage={translate("trips.notListed")}
      onChange={setChosenId}
    />,
  );
}
