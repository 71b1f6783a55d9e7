import { financeEndpoints } from "@castor/core/endpoints/finance.ts";
import { OwnTrip } from "../../features/trips/own-trip.tsx";
import { useWords } from "../../i18n/words.ts";
import { Costs } from "./costs.tsx";

/** /finance/{tripId}: the costs of a trip, for its members who see money. */
export default function FinancePage() {
  const translate = useWords("common");
  return (
    <OwnTrip title={translate("titles.finance")} asks={financeEndpoints.table}>
      {(trip) => <Costs trip={trip} />}
    </OwnTrip>
  );
}
